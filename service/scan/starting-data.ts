import { readLists, sentLists } from '../../templates-data/model/client-lists.ts';
import { sanitizeOverrides } from '../../templates-data/model/slots.ts';
import type { ScanReply } from '../contract/scan.ts';
import { SentWebsiteData } from '../contract/website-data.ts';
import { fitSentences } from './own/prose.ts';

/** Paragraphs of the client's own about text have places of their own in a template. */
const paragraphKeys = ['about.text', 'about.text2', 'about.text3'] as const;

/** A query may hold what a visitor typed or how they came; an address of a page does without. */
function withoutQuery(url: string): string {
  const address = /^[a-z][a-z\d+.-]*:/iu.test(url) ? url : `https://${url}`;
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

const lettersOnly = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether the services only repeat the lines of the price list. A page that shows both says the
 * same twice; the agency can switch the section on again.
 */
function repeatPrices(
  services: readonly { name: string; text: string }[],
  prices: readonly { name: string }[],
): boolean {
  const priced = new Set(prices.map(({ name }) => lettersOnly(name)));
  const repeated = services.filter(
    ({ name, text }) => text === '' && priced.has(lettersOnly(name)),
  );
  return services.length > 0 && repeated.length >= 0.8 * services.length;
}

const minOtherLength = 120;
const maxLeadLength = 200;

/** Whether two texts begin alike, as a paragraph and the description that was taken from it. */
function beginAlike(one: string, other: string): boolean {
  const start = (text: string): string => lettersOnly(text).slice(0, 60);
  return start(one) === start(other);
}

/**
 * The words below the headline and those about the client, so that a page says nothing twice: a
 * paragraph that opens the page is left out below where others are, and else only begins the page.
 */
function partOwnWords(
  description: string | undefined,
  paragraphs: readonly string[],
): { readonly description: string | undefined; readonly paragraphs: readonly string[] } {
  if (description === undefined) return { description, paragraphs };
  const others = paragraphs.filter((paragraph) => !beginAlike(paragraph, description));
  if (others.length === paragraphs.length || others.join('').length >= minOtherLength)
    return { description, paragraphs: others };
  return { description: fitSentences(description, maxLeadLength), paragraphs };
}

/**
 * The website data of a demo after a scan: only scanned values, within the limits of a demo. The
 * logo is included; other pictures of the client are offered (`website.photos`, `assets.opening`)
 * but not used by default.
 */
export function startingData({ website, assets }: ScanReply, url: string): SentWebsiteData {
  const {
    contactInfo,
    about,
    serviceDetails,
    tagline,
    booking,
    photos: _,
    logo: __,
    opening: ___,
    ...rest
  } = website;
  const own = partOwnWords(rest.description ?? undefined, about?.paragraphs ?? []);
  const { phone, email, address, hours, ...values } = sanitizeOverrides({
    ...rest,
    ...contactInfo,
    description: own.description,
    slogan: website.slogan ?? tagline,
  });
  const services = (serviceDetails ?? website.services ?? []).map((service) =>
    typeof service === 'string'
      ? { name: service, text: '' }
      : { name: service.name, text: service.description ?? '' },
  );
  const heading: readonly (readonly [string, string])[] =
    about?.heading === undefined ? [] : [['about.heading', about.heading]];
  const texts = Object.fromEntries([
    ...heading,
    ...own.paragraphs.flatMap((paragraph, index) => {
      const key = paragraphKeys[index];
      return key === undefined ? [] : [[key, paragraph] as const];
    }),
  ]);
  const lists = readLists({
    ...rest,
    services,
    sections: repeatPrices(services, rest.priceList ?? [])
      ? { '/': { hidden: ['services'] } }
      : undefined,
    texts,
    booking,
    logo: assets?.logo,
    sourceUrl: withoutQuery(url),
  });
  return SentWebsiteData.parse({
    ...values,
    ...(values.industry === undefined && website.trade ? { industry: 'general' } : {}),
    contactInfo: Object.fromEntries(
      Object.entries({ phone, email, address, hours }).filter(
        ([, value]) => value !== undefined && value !== '',
      ),
    ),
    ...sentLists(lists),
  });
}
