import { defineMiddleware } from 'astro:middleware';
import { trimPage } from '../scripts/trim-pages.ts';

/**
 * Pages are trimmed as they are built, not all of them afterwards: one that is taken from the last
 * build is trimmed already.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const page = await next();
  if (!import.meta.env.PROD || page.headers.get('content-type')?.startsWith('text/html') !== true)
    return page;
  // Text takes a response twice as long as bytes.
  const html = Buffer.from(await page.arrayBuffer()).toString();
  return new Response(Buffer.from(trimPage(html)), page);
});
