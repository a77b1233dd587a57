import type { AstroIntegration } from 'astro';

/**
 * Makes built pages smaller: blanks, style sheets and policies are cut to what the page needs. See
 * docs/decisions/0019-agency-pages-start-late.md for what each step gains.
 */
export const optimisePages: AstroIntegration = {
  name: 'optimise-pages',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) => {
      addMiddleware({ entrypoint: new URL('middleware.ts', import.meta.url), order: 'pre' });
    },
  },
};
