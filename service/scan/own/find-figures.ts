import { ownLimits } from '../../contract/scanned-words.ts';
import type { StatedFigure } from '../../contract/scanned-words.ts';
import { isFiller } from '../page/filler.ts';
import type { Line } from '../page/read-lines.ts';
import type { FoundWords, SitePage } from './own-words.ts';

const { max, value: maxValueLength, label: maxLabelLength } = ownLimits.figures;
const figure =
  /^(?:(?:over|über|plus de|más de|oltre|meer dan|ponad|более)\s)?[+>]?\s?(\d{1,3}(?:[.,'’\s]\d{3})+|\d{1,6}(?:[.,]\d)?)\s?(?:\+|%|[kKmM]\+?|mio\.?|\/7)?\s?\+?$/u;
const both =
  /^([+>]?\s?(?:\d{1,3}(?:[.,]\d{3})+|\d{1,6})\s?(?:\+|%|[kK]\+?)\+?)\s+(\p{L}[\p{L}\s'’&-]{2,60})$/u;
// A date, a price, a step, hours, an address, or the count of a cart or of posts.
const notLabel =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|am|pm|uhr|step|étape|schritt|comments?|items?|reviews?|likes?|shares?|views?|posts?|results?|days? ago|min(?:ute)?s? read|off\b|street|road|ave|phone|tel|fax)\b|\d{3}|[@:$€£?]|https?:|^[^\p{L}]*$/iu;
const maxDistance = 14;
const maxPairs = 12;

/** Rows of at least two figures with short labels: "25+" above "years of experience". */
export function findFigures(pages: readonly SitePage[]): FoundWords<StatedFigure[]> | undefined {
  for (const { page, kind } of pages) {
    if (/^(?:prices|articles|praise|service)$/u.test(kind)) continue;
    const value = readRow(page.lines);
    if (value.length < 2) continue;
    const snippet = value.map((one) => `${one.value} ${one.label}`).join('; ');
    return { value, source: 'text', confidence: 0.7, snippet };
  }
  return undefined;
}

interface Pair {
  readonly at: number;
  readonly figure: StatedFigure;
}

/** Without rows that count 1, 2, 3, which number steps. */
function removeSteps(pairs: readonly Pair[]): readonly Pair[] {
  const numbers = pairs.map(({ figure }) => Number(figure.value));
  return pairs.filter((_pair, index) => {
    const own = numbers[index] ?? 0;
    const start = index - own + 1;
    const isCounted =
      start >= 0 &&
      Array.from({ length: own }, (_, n) => numbers[start + n] === n + 1).every(Boolean);
    return !(isCounted && (own > 1 || numbers[index + 1] === 2));
  });
}

function readRow(lines: readonly Line[]): StatedFigure[] {
  const read: Pair[] = [];
  for (const [at, line] of lines.entries()) {
    const one = readFigure(lines, at, line);
    if (one !== undefined) read.push({ at, figure: one });
  }
  const pairs = withLabelsAbove(lines, read);
  // Numbers of steps are consecutive.
  const counted = pairs.every(
    ({ figure }, index) =>
      index === 0 || Number(figure.value) === Number(pairs[index - 1]?.figure.value) + 1,
  );
  // Longer rows are menus with numbered dishes, or price lists.
  if (counted || pairs.length > maxPairs) return [];
  const stated = removeSteps(pairs);
  const near = stated.filter(
    ({ at }, index) =>
      at - (stated[index - 1]?.at ?? -1000) <= maxDistance ||
      (stated[index + 1]?.at ?? 100_000) - at <= maxDistance,
  );
  return [
    ...new Map(near.map(({ figure }) => [figure.label.toLowerCase(), figure])).values(),
  ].slice(0, max);
}

const maxApart = 3;

/**
 * Figures with the labels above them, where a row begins with a label and the last figure has none
 * below: "Donors", "1,623", "Partners", "69". A label may be broken into two lines.
 */
function withLabelsAbove(lines: readonly Line[], pairs: readonly Pair[]): readonly Pair[] {
  const [first, second] = pairs;
  if (first === undefined || second === undefined) return pairs;
  const apart = second.at - first.at;
  const isEven = pairs.every(({ at }, index) => at === first.at + index * apart);
  if (!isEven || apart < 2 || apart > maxApart) return pairs;
  const known = pairs.map(({ at, figure: { value } }) => ({ at, value }));
  // The last figure has no label below, so that it was not read.
  const next = first.at + pairs.length * apart;
  const text = lines[next]?.text ?? '';
  const all = figure.test(text) ? [...known, { at: next, value: text }] : known;
  const kind = (at: number): string => `${lines[at]?.tag ?? ''} ${lines[at]?.heading ?? ''}`;
  const joinLabel = (at: number): string =>
    lines
      .slice(at - apart + 1, at)
      .map((line) => line.text)
      .join(' ');
  const isAbove =
    kind(first.at - 1) === kind(second.at - 1) &&
    kind((all.at(-1)?.at ?? 0) + 1) !== kind(second.at - 1) &&
    all.every(({ at }) => isLabel(joinLabel(at)));
  return isAbove
    ? all.map(({ at, value }) => ({ at, figure: { value, label: joinLabel(at) } }))
    : pairs;
}

function readFigure(
  lines: readonly Line[],
  at: number,
  { text, place, marks }: Line,
): StatedFigure | undefined {
  if (place === 'nav' || place === 'footer' || text.length > 80 || !/\d/u.test(text))
    return undefined;
  const within = both.exec(text);
  if (within?.[1] !== undefined && within[2] !== undefined && isLabel(within[2]))
    return { value: within[1].trim(), label: within[2] };
  if (!figure.test(text) || text.length > maxValueLength || isDate(lines[at - 1], marks))
    return undefined;
  const number = Number(text.replace(/\D/gu, ''));
  // A large number without a sign is a price or an article number.
  if (
    number === 0 ||
    (number >= 10_000 && /\d$/u.test(text)) ||
    (/^\d{4}$/u.test(text) && number >= 1600 && number <= 2100) ||
    /^0\d$/u.test(text)
  )
    return undefined;
  // The sign may be in an element of its own.
  const sign = /^[+%]$/u.test(lines[at + 1]?.text ?? '') ? (lines[at + 1]?.text ?? '') : '';
  const below = lines[at + (sign === '' ? 1 : 2)]?.text ?? '';
  const [, own = '', label = ''] = /^([+%]?)\s*(.*)$/su.exec(below) ?? [];
  return isLabel(label) ? { value: `${text}${sign === '' ? own : sign}`, label } : undefined;
}

/**
 * Whether a number is the day of an event: below the name of a month, or in an element marked as a
 * date.
 */
function isDate(above: Line | undefined, marks: string): boolean {
  return (
    /(?:^|[\s_-])(?:date|day|calendar|month|datum)(?:$|[\s_-])/u.test(marks.slice(-60)) ||
    month.test(above?.text ?? '')
  );
}

const month =
  /^(?:jan|feb|mar|mär|apr|avr|abr|ma[iyj]|magg?|jun|juin|giu|jul|juil|lug|aug|ao[uû]t|ago|sep|set|o[ck]t|ott|nov|de[cz]|dic|dez|déc)\p{L}{0,7}\.?$/iu;

function isLabel(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= maxLabelLength &&
    text.split(/\s+/u).length <= 7 &&
    /\p{L}{3}/u.test(text) &&
    !notLabel.test(text) &&
    !/[.!]$/u.test(text) &&
    !isFiller(text)
  );
}
