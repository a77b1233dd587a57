import { stripPrivateParts } from '../../templates-data/model/web-address.ts';
import type { WebsiteData } from '../contract/website-data.ts';

/** A demo's website data as the public may read it: of every address only what names the page. */
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
