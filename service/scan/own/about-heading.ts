import { servicesHeading, isCallToAction } from '../lists/service-words.ts';
import type { Line } from '../page/read-lines.ts';
import { isNoLine } from '../words/not-lines.ts';

/** Headings of news, offers and quotations. */
const otherSubject =
  /(?<!\p{L})(?:coming soon|latest|news|updates?|aktuelles|actualités|noticias|notizie|nieuws|free|gratis|kostenlos|gratuit\p{L}*|offers?|sale|donat\p{L}*|spenden|gift cards?|gutscheine?|bons? cadeaux?|contact|kontakt|contatt\p{L}*|reservations?|proverb|sprichwort|proverbe|proverbio|preise|prices?|prix|precios|prezzi|prijzen|tarie\p{L}+)(?!\p{L})|hear from you/iu;
const furthest = 3;
const minWords = 3;
const maxWords = 14;
const startLength = 40;
/** A part with a purpose of its own, whose heading says nothing about the firm. */
const otherPart =
  /faq|question|accordion|form|news|blog|post|article|step|process|event|testimonial|review|team|member|contact|card|price/u;

/**
 * The heading directly above a paragraph when it is a line of several words: "Forty years at the
 * same bench".
 */
export function headingAbove(lines: readonly Line[], paragraph: string): string | undefined {
  const start = paragraph.slice(0, startLength);
  const at = lines.findIndex(({ text, heading }) => heading === 0 && text.startsWith(start));
  const above = lines.slice(Math.max(0, at - furthest), Math.max(0, at));
  const head = above.findLast(({ heading }) => heading > 0);
  return head === undefined || !isOwnLine(head) ? undefined : head.text;
}

function isOwnLine({ text, heading, marks, place }: Line): boolean {
  const count = text.split(/\s+/u).length;
  return (
    heading > 1 &&
    place !== 'nav' &&
    place !== 'footer' &&
    count >= minWords &&
    count <= maxWords &&
    !/[?:@\d]/u.test(text) &&
    !otherPart.test(marks.slice(-80)) &&
    !otherSubject.test(text) &&
    !servicesHeading.test(text) &&
    !isCallToAction(text) &&
    !isNoLine(text)
  );
}
