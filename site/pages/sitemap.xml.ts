/**
 * The pages for search engines: the agency's and the sample firms', never demos. Addresses are
 * paths, because the build does not know its host; the service adds its origin
 * (service/pages/built-site.ts), and a build with PUBLIC_ORIGIN writes whole addresses.
 */
import { getCollection } from 'astro:content';
import { listInnerPages } from '../firm/inner/pages.ts';
import { readFirmSite } from '../firm/read-site.ts';
import { paths } from '../paths.ts';

export async function GET({ site }: { site: URL | undefined }): Promise<Response> {
  const firms = await getCollection('firms');
  const sites = await Promise.all(firms.map(async ({ data }) => readFirmSite(data)));
  const pages = [
    paths.home,
    paths.templates,
    paths.security,
    ...sites.flatMap((one) => [
      one.base,
      ...listInnerPages(one)
        .filter(({ content }) => content.kind !== 'missing')
        .map(({ rest }) => one.base + rest),
    ]),
  ];
  const entries = pages.map(
    (path) => `  <url><loc>${site ? new URL(path, site).href : path}</loc></url>\n`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
}
