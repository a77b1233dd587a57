import { isPrice } from '../own/find-prices.ts';
import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { isTitle, readPersonName } from './person-words.ts';
import { testimonialSections } from './testimonial-sections.ts';
import { toFoundServices, minServices, notService, cleanServices } from './service-words.ts';

const notCards =
  /post|blog|news|article|event|testimonial|review|team|member|staff|person|faq|accordion|question|step|process|timeline|feature-?list|cart|cookie|benefit|value|advantage|counter|sidebar|comment/u;
/** A heading above cards about the firm's qualities, its process or its past work. */
const otherPart =
  /^(?:why|how|warum|wie |pourquoi|comment|por ?qué|cómo|perché|come |waarom|hoe |почему|dlaczego|jak )|\b(?:values?|benefits?|advantages?|mission|vision|promise|process|steps?|history|journey|news|blog|posts?|events?|werte|vorteile|ablauf|valeurs|avantages|étapes|valores|ventajas|pasos|valori|vantaggi|waarden|voordelen|stappen|работаем|преимущества)\b/iu;
/** Titles of cards that praise: "Exceptional Support", "Trust and Assurance". */
const praises =
  /\b(?:trust|trusted|quality|excellence|exceptional|experienced?|passion|passionate|commitment|committed|integrity|honest\w*|reliab\w+|reliable|satisf\w+|innovation|innovative|transparen\w+|dedicated|dedication|professionalism|affordable|convenien\w+|mission|vision|values|fast|friendly|unmatched|unlimited|unstoppable|your|qualität|erfahrung|vertrauen|zuverlässig\w*|leidenschaft|kompeten\w+|qualité|expérience|confiance|passion|engagement|écoute|proximité|calidad|experiencia|confianza|compromiso|qualità|esperienza|passione|fiducia|kwaliteit|ervaring|vertrouwen|betrouwbaar\w*|qualidade|confiança)\b/iu;
/** Sliders with captions, in which firms show what they sell, under any heading. */
const ofSlides = /slide|carousel|swiper/u;
const maxCardLength = 8;
const minTextLength = 20;

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
  { min, isPriceEnough } = { min: minServices, isPriceEnough: false },
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
    const areSlides = row.every(({ at }) => ofSlides.test(lines[at]?.marks ?? ''));
    if (values !== undefined && (!isOther || areSlides)) rows.push(values);
    row = [];
  };
  for (const [at, { text, heading, place, marks }] of lines.entries()) {
    if (heading === 0 || place === 'nav') continue;
    if (place === 'footer' || praised[at] === true) {
      close();
      continue;
    }
    const isCard = heading > 1 && !notCards.test(marks) && isDescribed(lines, at, isPriceEnough);
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
  return findDescribedServices(lines, { min: minOfOwn, isPriceEnough: true });
}

function isUnderOtherPart(lines: readonly Line[], at: number): boolean {
  const level = lines[at]?.heading ?? 6;
  const above = lines.slice(0, at).findLast(({ heading }) => heading > 0 && heading < level);
  return above !== undefined && isOtherPart(above.text);
}

/** Whether a heading opens another part. Services may follow "About us" and "Welcome". */
function isOtherPart(text: string): boolean {
  return (
    otherPart.test(text) ||
    (notService.test(text) &&
      !/^(?:about|welcome|à propos|over ons|über uns|chi siamo)/iu.test(text))
  );
}

/** Whether text other than a date or a form follows a heading before the next one. */
function isDescribed(lines: readonly Line[], at: number, isPriceEnough: boolean): boolean {
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
      (text.length >= minTextLength && /\s/u.test(text)) || (isPriceEnough && isPrice(text)),
  );
  return !isForm && !isDated && isTold;
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
