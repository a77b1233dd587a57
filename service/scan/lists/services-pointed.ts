import type { FoundList } from '../page/found.ts';
import { itemsBelow } from '../page/items-below.ts';
import type { Line } from '../page/read-lines.ts';
import { addMissing } from './more-services.ts';
import { isOtherPart, isUnderOtherPart } from './services-described.ts';
import { cleanServices, minServices } from './service-words.ts';

/** A longer list is taken for the whole range. */
const maxBefore = 4;
const minPoints = 3;
const maxPointLength = 60;
const maxPoints = 20;
/** Plans with what they include, and the parts of an advertisement for a job. */
const otherLists =
  /^(?:basic|standard|premium|pro|plus|starter|silver|gold|platinum|bronze|silber|business|deluxe)$|(?<!\p{L})(?:plans?|packages?|pakete?|forfaits?|pacchett[oi]|paquetes?|profil|profile|aufgaben|wir bieten|we offer|requirements|responsibilities|benefits|qualifications?|missions?|requisit[oi]s?|argumente?|gründe|reasons|raisons)(?!\p{L})/iu;
const cost = /[$€£]\s?\d|\d\s?(?:€|£|kr|zł)/iu;
const notCards = /pric|plan|package|footer|nav|menu|faq|team|job|career|timeline|hours|contact/u;

/** A short list with the headings of one kind that have lists of points instead of sentences. */
export function addPointed(
  list: FoundList<string> | undefined,
  lines: readonly Line[],
): FoundList<string> | undefined {
  return list === undefined || list.values.length > maxBefore
    ? list
    : addMissing(list, findPointed(lines));
}

/** Three or more consecutive headings of one kind, each directly above its list of points. */
function findPointed(lines: readonly Line[]): readonly string[] {
  let row: string[] = [];
  let make = '';
  for (const [at, { text, heading, place, marks }] of lines.entries()) {
    if (heading === 0 || place === 'nav') continue;
    const own = `${heading} ${marks}`;
    const fits = heading > 1 && place !== 'footer' && hasPoints(lines, at) && isName(lines, at);
    if (fits && own === make) {
      row.push(text);
      continue;
    }
    if (row.length >= minServices) break;
    row = fits ? [text] : [];
    make = own;
  }
  const values = row.length < minServices ? [] : cleanServices(row);
  return values.length === row.length ? values : [];
}

function isName(lines: readonly Line[], at: number): boolean {
  const { text, marks } = lines[at] ?? { text: '', marks: '' };
  return (
    !otherLists.test(text) &&
    !notCards.test(marks.slice(-80)) &&
    !isOtherPart(text) &&
    !isUnderOtherPart(lines, at)
  );
}

function hasPoints(lines: readonly Line[], at: number): boolean {
  const points = itemsBelow(lines, at, maxPoints);
  return (
    points.length >= minPoints &&
    points.every(({ text }) => text.length <= maxPointLength && !cost.test(text))
  );
}
