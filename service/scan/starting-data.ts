import { readLists, sentLists } from '../../templates-data/model/client-lists.ts';
import { sanitizeOverrides } from '../../templates-data/model/slots.ts';
import type { ScanReply } from '../contract/scan.ts';
import { SentWebsiteData } from '../contract/website-data.ts';
import { fitSentences } from './own/prose.ts';

/** Maximum paragraphs of the client's own about text that a template shows. */
const paragraphKeys = ['about.text', 'about.text2', 'about.text3'] as const;

/** The address without its query, which may contain a visitor's input or origin. */
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
 * The services without those that only name a group of the price list, which would be shown twice.
 * If nearly all services are in the list, all stay and the section is hidden; the agency can show
 * it.
 */
function removePricedServices(
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

/** Whether two texts have the same beginning, as a paragraph and the description taken from it. */
function haveSameStart(one: string, other: string): boolean {
  const start = (text: string): string => lettersOnly(text).slice(0, 60);
  return start(one) === start(other);
}

/**
 * The headline's text and the about text without repetition: a paragraph that begins like the
 * headline's text is removed if others remain; otherwise the headline's text is shortened.
 */
function removeRepetition(
  description: string | undefined,
  paragraphs: readonly string[],
): { readonly description: string | undefined; readonly paragraphs: readonly string[] } {
  if (description === undefined) return { description, paragraphs };
  const others = paragraphs.filter((paragraph) => !haveSameStart(paragraph, description));
  if (others.length === paragraphs.length || others.join('').length >= minOtherLength)
    return { description, paragraphs: others };
  return { description: fitSentences(description, maxLeadLength), paragraphs };
}

/**
 * The website data of a demo after a scan: only scanned values, within the limits of a demo. The
 * logo is included; other pictures of the client are offered (`website.photos`, `assets.opening`)
 * but not used by default.
 */
export function initialWebsiteData({ website, assets }: ScanReply, url: string): SentWebsiteData {
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
  const own = removeRepetition(rest.description ?? undefined, about?.paragraphs ?? []);
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
  const { services, isHidden } = removePricedServices(named, rest.priceList ?? []);
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
    ...sentLists(lists),
  });
}
