import type { AstroIntegration } from 'astro';

/**
 * Makes built pages smaller: removes whitespace, and the rules, styles and policy entries that the
 * page does not need. See docs/decisions/0019-agency-pages-start-late.md for the gain of each step.
 */
export const optimisePages: AstroIntegration = {
  name: 'optimise-pages',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) => {
      addMiddleware({ entrypoint: new URL('middleware.ts', import.meta.url), order: 'pre' });
    },
  },
};
