/** Demos may be fetched: crawlers must read the header with which each forbids indexing. */
export function GET({ site }: { site: URL | undefined }): Response {
  const sitemap = site ? new URL('/sitemap.xml', site).href : '/sitemap.xml';
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
}
