import { matchingAccent } from '../../templates-data/model/matching-accent.ts';
import { readLists, toWireLists } from '../../templates-data/model/client-lists.ts';
import { sanitizeOverrides, slots } from '../../templates-data/model/slots.ts';
import type { ScanReply } from '../contract/scan.ts';
import { SentWebsiteData } from '../contract/website-data.ts';
import { createDecapitalizer } from './decapitalize-lines.ts';
import { misfits } from './trade/misfits.ts';
import { contradictsYear } from './own/contradicts-year.ts';
import { fitSentences } from './own/prose.ts';
import { tidySentences } from './own/tidy-sentences.ts';
import {
  capitalizeName,
  distinctPeople,
  isHeadline,
  isServiceName,
  lettersOnly,
  namedPrices,
  ownParagraphs,
  tidyDescription,
  tidyHours,
  withoutListTitle,
} from './tidy-words.ts';

/** Maximum paragraphs of the client's own about text that a template shows. */
const paragraphKeys = ['about.text', 'about.text2', 'about.text3'] as const;

/** The address without its query, which may contain a visitor's input or origin. */
function withoutQuery(url: string): string {
  const address = /^[a-z][a-z\d+.-]*:/iu.test(url) ? url : `https://${url}`;
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

interface NamedService {
  readonly name: string;
  readonly text: string;
}

/**
 * The services without those that only name a line or a group of the price list, which would be
 * shown twice. If nearly all services are in the list, all stay and the section is hidden; the
 * agency can show it.
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
  const others = services.filter((service) => !isLine(service) && !isGroup(service));
  const isHidden = services.length > 0 && repeated.length >= 0.8 * services.length;
  const isWhole = isHidden || others.length === 0;
  return { services: isWhole ? services : withoutLoneText(others), isHidden };
}

const maxLeadLength = 200;
/** A longer text below the headline pushes the page out of the window. */
const maxOpeningLength = 320;

/** Whether two texts have the same beginning, as a paragraph and the description taken from it. */
function haveSameStart(one: string, other: string): boolean {
  const start = (text: string): string => lettersOnly(text).slice(0, 60);
  return start(one) === start(other);
}

/** A text in two parts: whole sentences of at most `limit` characters, and what follows them. */
function splitAfter(text: string, limit: number): { opening: string; rest: string } {
  const opening = fitSentences(text, limit);
  return { opening, rest: opening.endsWith('…') ? '' : text.slice(opening.length).trim() };
}

/**
 * The headline's text and the about text, neither of which repeats the other. Without further
 * paragraphs the first sentences are the headline's text, and the rest is the about text.
 */
function removeRepetition(
  description: string | undefined,
  paragraphs: readonly string[],
): { readonly description: string | undefined; readonly paragraphs: readonly string[] } {
  if (description === undefined) return { description, paragraphs };
  const others = paragraphs.filter((paragraph) => !haveSameStart(paragraph, description));
  const limit = others.length > 0 || paragraphs.length === 0 ? maxOpeningLength : maxLeadLength;
  const repeated = others.length > 0 ? [] : paragraphs;
  const [whole = ''] = [description, ...repeated].sort((a, b) => b.length - a.length);
  if (whole.length <= limit) return { description: whole, paragraphs: others };
  const { opening, rest } = splitAfter(whole, limit);
  return { description: opening, paragraphs: rest === '' ? others : [rest, ...others] };
}

/** A heading that a text answers: "Why a photo booth?", "Where is it used?" */
const asks =
  /^(?:why|waarom|warum|pourquoi|perché|por qué|porquê|dlaczego|varför|hvorfor|(?:what|where) (?:is|are)|(?:wat|waar) is|(?:was|wo) ist|qu['’]est-ce|cos['’]è|qué es|o que é)(?!\p{L}).*\?$/iu;

/** A heading of the page, not a line of its opening. */
const minOfHeading = 0.65;

/**
 * The headline: what they say of themselves in one line, unless it names only one service. The end
 * of the title in the browser, which search engines show, comes after the page's own headings.
 */
function findHeadline(
  {
    website: { slogan, tagline, services = [] },
    evidence,
  }: Pick<ScanReply, 'website' | 'evidence'>,
  decapitalize: (text: string) => string,
): string | undefined {
  const isOfTitle = evidence.slogan?.source === 'title';
  const isOfPage = (evidence.tagline?.confidence ?? 0) >= minOfHeading;
  const fits = tagline !== undefined && tagline.length <= slots.slogan.max && isHeadline(tagline);
  // A heading in two parts: "Where kids and parents", then "thrive".
  const isWhole = fits && slogan !== null && tagline.startsWith(`${slogan} `);
  const line = isWhole || (isOfTitle && isOfPage && fits) ? tagline : (slogan ?? tagline);
  if (line === undefined || !isHeadline(line) || asks.test(line)) return undefined;
  if (services.some((service) => lettersOnly(service) === lettersOnly(line))) return undefined;
  return decapitalize(line);
}

/**
 * Whether a button's words are of no use on a page: they name a portal, or one of several branches
 * by its street, as "Order from Hwy 21".
 */
function namesPlace(label: string, { url }: { readonly url?: string } = {}): boolean {
  return (
    /\s\d+$/u.test(label) ||
    (url !== undefined && new URL(url).hostname.split('.').includes(lettersOnly(label)))
  );
}

/** So many prices say what the firm does, and one service beside them looks forgotten. */
const minPrices = 3;
/** Fewer names without texts are no list. */
const minNames = 3;

/** Whether too few services are left to be shown: one or two names, or one beside prices. */
function areTooFew(services: readonly NamedService[], priceCount: number): boolean {
  const isAlone = services.length === 1 && priceCount >= minPrices;
  const areNames = services.length < minNames && services.every(({ text }) => text === '');
  return services.length > 0 && (isAlone || areNames);
}

/** The services with their descriptions where the website has them, without lines in capitals. */
function listServices(
  { services = [], serviceDetails }: ScanReply['website'],
  decapitalize: (text: string) => string,
): readonly NamedService[] {
  const found = serviceDetails ?? services.map((name) => ({ name, description: undefined }));
  return found
    .filter(({ name }) => isServiceName(name))
    .map(({ name, description = '' }) => ({
      name: capitalizeName(decapitalize(name)),
      text: tidySentences(decapitalize(description)),
    }));
}

/** One text among many names would make its service more important than the others. */
function withoutLoneText(services: readonly NamedService[]): readonly NamedService[] {
  const described = services.filter(({ text }) => text !== '');
  if (described.length !== 1 || services.length <= minNames) return services;
  return services.map(({ name }) => ({ name, text: '' }));
}

/** The texts of the section about the firm, by their keys. A heading needs a paragraph. */
function composeAboutTexts(
  title: string,
  paragraphs: readonly string[],
): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  if (title !== '' && isHeadline(title) && paragraphs.length > 0) texts['about.heading'] = title;
  for (const [index, key] of paragraphKeys.entries()) {
    const paragraph = paragraphs[index];
    if (paragraph !== undefined) texts[key] = paragraph;
  }
  return texts;
}

/**
 * The website data of a demo after a scan: only scanned values, within the limits of a demo. The
 * logo is included; other pictures of the client are offered (`website.photos`, `assets.opening`)
 * but not used by default.
 */
export function initialWebsiteData(reply: ScanReply, url: string): SentWebsiteData {
  const { website, assets } = reply;
  const {
    contactInfo,
    about,
    serviceDetails,
    tagline,
    booking,
    priceTitle,
    photos: _,
    logo: __,
    opening: ___,
    ...rest
  } = website;
  const decapitalize = createDecapitalizer(website);
  const slogan = findHeadline(reply, decapitalize);
  const named = listServices(website, decapitalize);
  const prices = withoutListTitle(namedPrices(rest.priceList ?? []));
  const { services, isHidden } = removePricedServices(named, prices);
  const shown = [
    ...named.map(({ text }) => text),
    ...(rest.faqs ?? []).map(({ answer }) => answer),
    ...(rest.testimonials ?? []).map(({ quote }) => quote),
  ];
  const description = tidyDescription(
    tidySentences(decapitalize(rest.description ?? '')),
    website.businessName ?? '',
    slogan ?? '',
  );
  const own = removeRepetition(
    description === '' ? undefined : description,
    ownParagraphs((about?.paragraphs ?? []).map(decapitalize), shown),
  );
  const { phone, email, address, hours, ...values } = sanitizeOverrides({
    ...rest,
    ...contactInfo,
    hours: tidyHours(contactInfo.hours ?? '', website.trade ?? ''),
    description: own.description,
    slogan,
    secondaryColor: rest.secondaryColor ?? matchingAccent(rest.primaryColor ?? ''),
    callToAction:
      rest.callToAction && !namesPlace(rest.callToAction)
        ? decapitalize(rest.callToAction)
        : undefined,
  });
  const isMisfit = misfits(website.trade ?? undefined, [
    website.businessName ?? '',
    slogan ?? '',
    own.description ?? '',
    ...own.paragraphs,
    ...services.map(({ name }) => name),
  ]);
  const { founded, ...others } = rest;
  const said = [...(about?.paragraphs ?? []), rest.description ?? '', slogan ?? ''];
  const lists = readLists({
    ...others,
    ...(founded !== undefined && !contradictsYear(founded, said) && { founded }),
    services,
    people: distinctPeople(rest.people ?? []),
    priceList: prices,
    sections:
      isHidden || areTooFew(services, prices.length)
        ? {
            '/': { hidden: ['services'] },
            ...(!isHidden && { '/services': { hidden: ['services'] } }),
          }
        : undefined,
    ...(isMisfit && { pictures: { about: { set: '' }, banner: { set: '' } } }),
    texts: {
      ...composeAboutTexts(decapitalize(about?.heading ?? ''), own.paragraphs),
      ...(priceTitle !== undefined && { 'prices.heading': decapitalize(priceTitle) }),
    },
    // The button has the trade's words instead of "Airbnb", which asks for nothing.
    booking: booking && {
      ...booking,
      label: namesPlace(booking.label, booking) ? '' : decapitalize(booking.label),
    },
    logo: assets?.logo,
    sourceUrl: withoutQuery(url),
  });
  return SentWebsiteData.parse({
    ...values,
    // The page opens on words.
    ...(isMisfit && { heroImageStyle: 'none' }),
    ...(values.industry === undefined && website.trade ? { industry: 'general' } : {}),
    contactInfo: Object.fromEntries(
      Object.entries({ phone, email, address, hours }).filter(
        ([, value]) => value !== undefined && value !== '',
      ),
    ),
    ...toWireLists(lists),
  });
}
