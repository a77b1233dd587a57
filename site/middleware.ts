import { defineMiddleware } from 'astro:middleware';
import { trimPage } from '../scripts/trim-pages.ts';

/** Pages are trimmed as they are built, not all of them afterwards: one that is taken from the last build is trimmed already. */
export const onRequest = defineMiddleware(async (_, next) => {
  const page = await next();
  const isPage = page.headers.get('content-type')?.startsWith('text/html');
  return import.meta.env.PROD && isPage ? new Response(trimPage(await page.text()), page) : page;
});
