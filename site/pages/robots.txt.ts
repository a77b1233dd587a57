/**
 * Demos may be fetched, as their own answer says that they are not to be listed: a crawler has to
 * read that.
 */
export function GET({ site }: { site: URL | undefined }): Response {
  const sitemap = site ? new URL('/sitemap.xml', site).href : '/sitemap.xml';
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
}
