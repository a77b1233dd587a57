import { isPrice } from '../own/find-prices.ts';
import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { foreignVirtue } from './not-offered.ts';
import { isTitle, readPersonName } from './person-words.ts';
import { testimonialSections } from './testimonial-sections.ts';
import { toFoundServices, minServices, notService, cleanServices } from './service-words.ts';

const notCards =
  /post|blog|news|article|event|testimonial|review|team|member|staff|person|faq|question|step|process|timeline|feature-?list|cart|cookie|benefit|value|advantage|counter|sidebar|comment/u;
/** Parts that open: questions on most pages, and the services on a page about them. */
const opens = /accordion/u;
/** A heading above cards about the firm's qualities, its process or its past work. */
const otherPart =
  /^(?:why|how|warum|wie |pourquoi|comment|por ?qué|cómo|perché|come |waarom|hoe |почему|dlaczego|jak )|\b(?:values?|benefits?|advantages?|mission|vision|promise|process|steps?|history|journey|news|blog|posts?|events?|werte|vorteile|ablauf|valeurs|avantages|étapes|valores|ventajas|pasos|valori|vantaggi|waarden|voordelen|stappen|работаем|преимущества)\b/iu;
/** Titles of cards that praise: "Exceptional Support", "Trust and Assurance". */
const praising =
  '(?:trust|trusted|quality|excellence|exceptional|experienced?|passion|passionate|commitment|committed|integrity|honest\\w*|reliab\\w+|reliable|satisf\\w+|innovation|innovative|transparen\\w+|dedicated|dedication|professionalism|affordable|convenien\\w+|mission|vision|values|fast|friendly|unmatched|unlimited|unstoppable|your|zuverlässig\\w*|leidenschaft|kompeten\\w+|engagement|écoute|proximité|compromiso|passione|betrouwbaar\\w*|précis)';
/** A field of work named after a quality: "Efficacité énergétique", "Segurança do trabalho". */
const field =
  "\\s(?:d['’])?(?:(?:é|e)nerg|incend|solar|industr|labora|d[oe] trabalho|au travail|sul lavoro|am arbeitsplatz|de datos|de dados|dei dati|des données)";
const praises = new RegExp(
  `(?<!\\p{L})(?:${praising}|${foreignVirtue}(?!${field}))(?!\\p{L})`,
  'iu',
);
/** Sliders with captions, in which firms show what they sell, under any heading. */
const slideClass = /slide|carousel|swiper/u;
const maxCardLength = 8;
const minTextLength = 20;
/** A list of so many points describes a heading. */
const minPoints = 2;

interface Card {
  readonly text: string;
  readonly at: number;
}

/**
 * The longest row of consecutive headings of one size, each with its own text, when no heading
 * above gives them another subject: dishes, classes, kinds of work.
 */
export function findDescribedServices(
  lines: readonly Line[],
  { min, isOwnPage } = { min: minServices, isOwnPage: false },
): FoundList<string> | undefined {
  const praised = testimonialSections(lines);
  const rows: string[][] = [];
  let row: Card[] = [];
  let level = 0;
  let isOther = false;
  const close = (): void => {
    const values = listServices(
      row.map(({ text }) => text),
      min,
    );
    const areSlides = row.every(({ at }) => slideClass.test(lines[at]?.marks ?? ''));
    if (values !== undefined && (!isOther || areSlides)) rows.push(values);
    row = [];
  };
  for (const [at, { text, heading, place, marks }] of lines.entries()) {
    // The number of a card: "01."
    if (heading === 0 || place === 'nav' || !/\p{L}/u.test(text)) continue;
    if (place === 'footer' || praised[at] === true) {
      close();
      continue;
    }
    const isCard =
      heading > 1 &&
      !notCards.test(marks) &&
      (isOwnPage || !opens.test(marks)) &&
      isDescribed(lines, at, isOwnPage);
    const last = row.at(-1);
    if (isCard && heading === level && last !== undefined && at - last.at <= maxCardLength * 2) {
      row.push({ text, at });
      continue;
    }
    close();
    // A smaller heading belongs below the one before it.
    if (!isCard || heading < level || level === 0) isOther = isOtherPart(text);
    if (isCard) {
      if (heading > level && level > 0) isOther = isUnderOtherPart(lines, at);
      row = [{ text, at }];
    }
    level = heading;
  }
  close();
  const longest = rows.reduce<readonly string[]>(
    (best, one) => (one.length > best.length ? one : best),
    [],
  );
  return longest.length < min ? undefined : toFoundServices(longest, 'cards', 0.5);
}

const minOfOwn = 2;

/** Two services are enough on a page about services, and a price describes them as a text does. */
export function findOnServicesPage({ lines }: Page): FoundList<string> | undefined {
  return findDescribedServices(lines, { min: minOfOwn, isOwnPage: true });
}

const maxLabelLength = 40;

/** Headings of one word are the names themselves, and the small lines praise: "Spotless". */
const maxNameWords = 1;

/**
 * The small lines of one kind above the headings of a page about services: "Windows" above "Light
 * for your rooms". Each heading has its own list.
 */
export function findLabelledServices({ lines }: Page): FoundList<string> | undefined {
  const byMake = new Map<string, string[]>();
  const named = new Map<string, number>();
  for (const [at, { text: numbered, heading, place, tag, marks }] of lines.entries()) {
    const text = numbered.replace(/^\d{1,2}\s?[.)–—-]\s?/u, '');
    if (heading > 0 || place !== 'main' || text.length > maxLabelLength) continue;
    if (lines[at + 1]?.heading !== 2) continue;
    const points = lines.slice(at + 2, at + 2 + maxCardLength).filter((line) => line.tag === 'li');
    if (notService.test(text) || points.length < minPoints) continue;
    // Each part may have a class of its own around it.
    const make = `${tag} ${marks.split(' ').at(-1) ?? ''}`;
    byMake.set(make, [...(byMake.get(make) ?? []), text]);
    if ((lines[at + 1]?.text ?? '').split(' ').length <= maxNameWords)
      named.set(make, (named.get(make) ?? 0) + 1);
  }
  for (const [make, texts] of byMake) {
    if ((named.get(make) ?? 0) > texts.length / 2) continue;
    const values = listServices(texts, minServices);
    if (values !== undefined && values.length === texts.length)
      return toFoundServices(values, 'labels', 0.5);
  }
  return undefined;
}

/** Whether the heading above a heading opens another part. */
export function isUnderOtherPart(lines: readonly Line[], at: number): boolean {
  const level = lines[at]?.heading ?? 6;
  const above = lines.slice(0, at).findLast(({ heading }) => heading > 0 && heading < level);
  return above !== undefined && isOtherPart(above.text);
}

/** Whether a heading opens another part. Services may follow "About us" and "Welcome". */
export function isOtherPart(text: string): boolean {
  return (
    otherPart.test(text) ||
    (notService.test(text) &&
      !/^(?:about|welcome|à propos|over ons|über uns|chi siamo)/iu.test(text))
  );
}

/**
 * Whether text or a list, but no date and no form, follows a heading before the next one; on a page
 * about services a price is enough.
 */
function isDescribed(lines: readonly Line[], at: number, isOwnPage: boolean): boolean {
  const below = lines.slice(at + 1, at + 1 + maxCardLength);
  const end = below.findIndex(({ heading }) => heading > 0);
  const own = end === -1 ? below : below.slice(0, end);
  // A person's name above a position.
  const name = readPersonName(lines[at]?.text ?? '');
  if (name !== undefined && isTitle(own[0]?.text ?? '', name)) return false;
  const isForm = own.some(({ tag }) => tag === 'label');
  const isDated = own.some(({ text }) => text.length < 40 && /\b(?:19|20)\d{2}\b/u.test(text));
  const isTold = own.some(
    ({ text }) =>
      (text.length >= minTextLength && /\s/u.test(text)) || (isOwnPage && isPrice(text)),
  );
  const points = own.filter(({ tag }) => tag === 'li').length;
  return !isForm && !isDated && (isTold || points >= minPoints);
}

function listServices(texts: readonly string[], min: number): string[] | undefined {
  if (texts.length < min || texts.every((text) => /^\d/u.test(text))) return undefined;
  const values = cleanServices(texts.filter((text) => !notService.test(text)));
  const names = values.filter(
    (text) => !praises.test(text) && !/^(?:an?|eine?|une?|una|een)\s/iu.test(text),
  );
  return names.length >= min && names.length >= texts.length * (min < minServices ? 1 : 0.75)
    ? names
    : undefined;
}
