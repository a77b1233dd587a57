/**
 * Crawlers may fetch demos, because they must read the header that forbids indexing each of them.
 */
export function GET({ site }: { site: URL | undefined }): Response {
  const sitemap = site ? new URL('/sitemap.xml', site).href : '/sitemap.xml';
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
}
