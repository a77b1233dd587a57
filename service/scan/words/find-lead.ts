import { dayPattern, matchTimeRange } from '../contact/hours-words.ts';
import { isPrice } from '../own/find-prices.ts';
import { isFirmsProse } from '../own/prose.ts';
import type { Line } from '../page/read-lines.ts';
import { isNoLine, isNotice } from './not-lines.ts';

const furthest = 40;
/** A line with the place or the trade, and the rest of a heading, may come first. */
const maxBetween = 2;
const minLength = 80;
const maxLength = 500;
const isWhole = /\p{L}[.!?…]["”»)]*$/u;
/** The end of a sentence that the headline begins: "Clocks for kings", "and everybody else." */
const continues =
  /^(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|of|maar|i|ale|och|og)\s/iu;
/** A line of a menu that is nothing but a price: `14`, `12.50`, `9,80`. */
export const barePrice = /^\d{1,3}(?:[.,]\d{2})?$/u;
/** Windows over the page and texts of others. */
const otherPart =
  /(?:^|[\s_-])(?:modal|pop-?up|dialog|announcement|alert|notice|testimonials?|reviews?|quotes?|posts?|articles?|blog|news|card|form)(?:$|[\s_-])/u;

/** Offers, opening hours and openings of articles. */
const otherSubject =
  /\d\s?%|(?<!\p{L})(?:free (?:shipping|delivery)|(?:kostenloser?|gratis) versand|versandkostenfrei|livraison (?:gratuite|offerte)|envíos? gratis|spedizione gratuita|gratis verzending|frete grátis|(?:in this|in diesem|dans cet|en este|in questo|in dit|neste) (?:article|post|guide|artikel|beitrag|artículo|articolo|artigo))(?!\p{L})/iu;

/** The sentences directly below the headline of the page. */
export function findLead(lines: readonly Line[]): string | undefined {
  const own = lines.filter(({ place }) => place !== 'nav' && place !== 'footer');
  const head = own.slice(0, furthest).findIndex(({ heading }) => heading === 1);
  if (head === -1) return undefined;
  const below = own.slice(head + 1);
  const start = below.findIndex(({ heading }) => heading !== 1);
  const after = start === -1 ? [] : below.slice(start, start + maxBetween + 2);
  const end = after.findIndex(({ heading }) => heading > 0);
  const part = end === -1 ? after : after.slice(0, end);
  // The name of a dish, its description and its price.
  if (part.some(({ text }) => isPrice(text) || barePrice.test(text))) return undefined;
  const first = part.slice(0, maxBetween).find(({ text }) => text.length >= minLength);
  return first !== undefined && isLead(first) ? first.text : undefined;
}

function isLead(line: Line): boolean {
  const { text, tag, marks } = line;
  return (
    tag !== 'li' &&
    text.length >= minLength &&
    text.length <= maxLength &&
    isWhole.test(text) &&
    !continues.test(text) &&
    isFirmsProse(line) &&
    !isNoLine(text) &&
    !isNotice(text) &&
    !otherSubject.test(text) &&
    !(dayPattern.test(text) && matchTimeRange(text) !== undefined) &&
    !otherPart.test(marks.slice(-80))
  );
}
