import type { AstroIntegration } from 'astro';

/**
 * Makes built pages smaller: reduces blanks, style sheets and policies to those that the page
 * needs. See docs/decisions/0019-agency-pages-start-late.md for the gain of each step.
 */
export const optimisePages: AstroIntegration = {
  name: 'optimise-pages',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) => {
      addMiddleware({ entrypoint: new URL('middleware.ts', import.meta.url), order: 'pre' });
    },
  },
};
