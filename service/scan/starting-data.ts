import { readLists, toWireLists } from '../../templates-data/model/client-lists.ts';
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

interface NamedService {
  readonly name: string;
  readonly text: string;
}

/**
 * The services beside a price list. A page that shows the lines or groups of the list as services
 * too says the same twice: those groups are left out, and where nothing else would be left, the
 * section is hidden; the agency can switch it on again.
 */
function besidePrices(
  services: readonly NamedService[],
  prices: readonly { name: string; group?: string | undefined }[],
): { readonly services: readonly NamedService[]; readonly isHidden: boolean } {
  const lines = new Set(prices.map(({ name }) => lettersOnly(name)));
  const groups = new Set(prices.map(({ group = '' }) => lettersOnly(group)));
  const isLine = ({ name, text }: NamedService): boolean =>
    text === '' && lines.has(lettersOnly(name));
  const isGroup = ({ name, text }: NamedService): boolean =>
    text === '' && groups.has(lettersOnly(name));
  const repeated = services.filter((service) => isLine(service) || isGroup(service));
  const others = services.filter((service) => !isGroup(service));
  const isHidden = services.length > 0 && repeated.length >= 0.8 * services.length;
  return { services: isHidden || others.length === 0 ? services : others, isHidden };
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
  const named = (serviceDetails ?? website.services ?? []).map((service) =>
    typeof service === 'string'
      ? { name: service, text: '' }
      : { name: service.name, text: service.description ?? '' },
  );
  const { services, isHidden } = besidePrices(named, rest.priceList ?? []);
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
    sections: isHidden ? { '/': { hidden: ['services'] } } : undefined,
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
    ...toWireLists(lists),
  });
}
