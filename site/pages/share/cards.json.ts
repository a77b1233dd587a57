import { getCollection } from 'astro:content';
import { siteCard, siteCardPath } from '../../firm/share-card.ts';
import { readFirmSite, readIndustrySite } from '../../firm/read-site.ts';

/** The cards for scripts/build-share-cards.ts, by address; it deletes this file at the end. */
export async function GET(): Promise<Response> {
  const firms = await getCollection('firms');
  const industries = await getCollection('industries');
  const sites = await Promise.all([
    ...firms.map(({ data }) => readFirmSite(data)),
    ...industries.map(({ id }) => readIndustrySite(id)),
  ]);
  const cards = sites.map((site) => [siteCardPath(site), siteCard(site)] as const);
  return Response.json(Object.fromEntries(cards));
}
