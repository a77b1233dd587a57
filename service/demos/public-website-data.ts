import type { WebsiteData } from '../contract/website-data.ts';

/**
 * An address without what may be meant for one person alone: query, fragment, name and password.
 */
function bareAddress(address: string): string {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : '';
}

/**
 * A demo's website data as the public may read it. The agency pastes addresses as its own browser
 * shows them, with what a campaign, a mail or a session put behind them: visitors get where a page
 * is, and no more.
 */
export function publicWebsiteData(data: WebsiteData): WebsiteData {
  const { sourceUrl, today, testimonials } = data;
  return {
    ...data,
    ...(sourceUrl && { sourceUrl: bareAddress(sourceUrl) }),
    ...(today && { today: today.map((fact) => ({ ...fact, source: bareAddress(fact.source) })) }),
    ...(testimonials && {
      testimonials: testimonials.map((one) =>
        typeof one['source'] === 'string' ? { ...one, source: bareAddress(one['source']) } : one,
      ),
    }),
  };
}
