import { getCollection } from 'astro:content';
import { cardOf, cardPathOf } from '../../firm/share-card.ts';
import { siteOfFirm, siteOfIndustry } from '../../firm/read-site.ts';

/** The cards for scripts/build-share-cards.ts, by address; it deletes this file at the end. */
export async function GET(): Promise<Response> {
  const firms = await getCollection('firms');
  const industries = await getCollection('industries');
  const sites = await Promise.all([
    ...firms.map(({ data }) => siteOfFirm(data)),
    ...industries.map(({ id }) => siteOfIndustry(id)),
  ]);
  const cards = sites.map((site) => [cardPathOf(site), cardOf(site)] as const);
  return Response.json(Object.fromEntries(cards));
}
