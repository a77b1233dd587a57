import type { WebsiteData } from '../contract/website-data.ts';

/** An address without its possibly private parts: query, fragment, name and password. */
function stripPrivateParts(address: string): string {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : '';
}

/**
 * A demo's website data as the public may read it. Agencies paste addresses from their own browser,
 * with parameters of campaigns, mails or sessions; visitors get the address of the page only.
 */
export function publicWebsiteData(data: WebsiteData): WebsiteData {
  const { sourceUrl, today, testimonials } = data;
  return {
    ...data,
    ...(sourceUrl && { sourceUrl: stripPrivateParts(sourceUrl) }),
    ...(today && {
      today: today.map((fact) => ({ ...fact, source: stripPrivateParts(fact.source) })),
    }),
    ...(testimonials && {
      testimonials: testimonials.map((one) =>
        typeof one['source'] === 'string'
          ? { ...one, source: stripPrivateParts(one['source']) }
          : one,
      ),
    }),
  };
}
