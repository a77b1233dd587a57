import type { Line } from '../page/read-lines.ts';
import {
  hasStreetWord,
  isAddressLabel,
  isTown,
  hasHouseNumber,
  isSpeech,
  trimSeparators,
} from './address-words.ts';
import type { Found } from '../page/found.ts';

const maxLength = 220;
const maxParts = 7;
// Text next to an address that is not part of it.
const noPart =
  /@|https?:|www\.|©|copyright|\+\d|\d{3,5}[\s.)-]+\d{3,5}(?:[\s.-]\d{3,5})?(?!\d)|(?<!\d)\d{9,}|\d{1,2}[:.h]\d{2}|\d\s?[ap]\.?m\b|^\W*(?:tel|phone|ph|fax|e-?mail|mob|cell|call|hours|open|timings?|landmarks?|get directions|directions|map|view|follow|contact|facebook|instagram|whatsapp)/iu;
const indianPlaces =
  'India|Andhra Pradesh|Assam|Bihar|Chandigarh|Chhattisgarh|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Punjab|Rajasthan|Tamil ?Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal';
// A code of six digits with a label, after a state, or joined to its town by a dash.
const pin = new RegExp(
  `(?:\\bpin(?:\\s?code)?\\W{0,3}|\\b(?:${indianPlaces})\\W{1,4}|\\p{L}{3,}\\.?\\s?[-–]\\s?)[1-9]\\d{2}\\s?\\d{3}(?![\\d-])(?:\\W{1,3}(?:${indianPlaces})\\b)*`,
  'iu',
);
const sixDigits = /[1-9]\d{2}\s?\d{3}/u;
const endsInIndia = new RegExp(`^[^,]{2,60}(?:,[^,]{2,50}){1,6},\\s?(?:${indianPlaces})\\.?$`, 'u');
const endOfAll = new RegExp(
  `(?:\\b(?:${indianPlaces}|USA|United Kingdom|Australia|Canada|New Zealand|South Africa|Ireland)\\.?|\\b\\d{5,6}|\\b[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d|\\b[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2})\\s*$`,
  'u',
);

const townWithCode = /^\p{Lu}[\p{L}\s.'’-]{2,40},?\s\d{4,6}$|^\d{4,6}\s\p{Lu}/u;
let countries: ReadonlySet<string | undefined> | undefined;

/**
 * Whether a text is the English name of a country. Called only below a town, because building the
 * table takes 25 ms.
 */
function isCountry(text: string): boolean {
  if (countries === undefined) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const short = ['usa', 'u.s.a', 'uk', 'england', 'scotland', 'wales', 'the netherlands', 'uae'];
    countries = new Set([...codes.map((code) => names.of(code)?.toLowerCase()), ...short]);
  }
  return countries.has(text.toLowerCase().replace(/\.$/u, ''));
}

/**
 * Addresses recognised by their surroundings: a label above, an Indian PIN code or a country below,
 * or an `<address>` with short lines.
 */
export function findAddressBlocks(lines: readonly Line[]): Found[] {
  const found: Found[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.place === 'nav' || line.text.length > 400) continue;
    const [value, confidence] = isAddressLabel(line.text)
      ? findBelow(lines, index)
      : sixDigits.test(line.text) && pin.test(line.text)
        ? [readUpFromPin(lines, index), 0.7]
        : line.text.length <= 160 &&
            /,.*,/u.test(line.text) &&
            /\d/u.test(line.text) &&
            endsInIndia.test(line.text)
          ? [line.text.replace(/^[^:]{2,20}:\s*/u, ''), 0.5]
          : line.text.length <= 30 &&
              townWithCode.test(lines[index - 1]?.text ?? '') &&
              isCountry(line.text)
            ? [readUpFromCountry(lines, index), 0.55]
            : line.tag === 'address' && lines[index - 1]?.tag !== 'address'
              ? [readAddressElement(lines, index), 0.45]
              : [undefined, 0];
    if (value === undefined || value.length > maxLength) continue;
    const near = line.place === 'footer' ? 0.08 : 0;
    found.push({ value, source: 'text', confidence: confidence + near, snippet: value });
  }
  return found;
}

/** The lines under a label that belong together. */
function findBelow(lines: readonly Line[], index: number): readonly [string | undefined, number] {
  const parts: string[] = [];
  for (const line of lines.slice(index + 1, index + 1 + maxParts)) {
    const last = parts.at(-1);
    if (line.text.length > 120 || isUnrelated(line.text) || isAddressLabel(line.text)) break;
    if (last !== undefined && (line.heading > 0 || !continuesAddress(last, line.text))) break;
    parts.push(line.text);
    if (endOfAll.test(line.text)) break;
  }
  const whole = parts.join(', ');
  const isAddress =
    /\d/u.test(whole) && /\p{L}{3}/u.test(whole)
      ? parts.length > 1 || /,/u.test(whole) || hasHouseNumber(whole)
      : hasStreetWord(whole) && /,/u.test(whole);
  return [isAddress ? joinParts(parts) : undefined, endOfAll.test(whole) ? 0.8 : 0.62];
}

function continuesAddress(last: string, next: string): boolean {
  return /,$/u.test(last) || isTown(next) || /^pin\b|^\d{6}$/iu.test(next);
}

/**
 * The lines of an address above its PIN code: those that end with a comma, and those up to the
 * house.
 */
function readUpFromPin(lines: readonly Line[], index: number): string | undefined {
  const line = lines[index]?.text ?? '';
  const match = pin.exec(line);
  if (match === null) return undefined;
  const own = line
    .slice(0, match.index + match[0].length)
    .replace(/^[^:,\d]{2,24}:(?!\s*\d{3}\s?\d{3}$)\s*/u, '');
  if (own.length > maxLength || isUnrelated(own)) return undefined;
  const parts = [own];
  for (let above = 1; above < maxParts; above += 1) {
    const before = lines[index - above];
    const text = before?.text ?? '';
    if (
      before === undefined ||
      text.length > 90 ||
      before.heading > 0 ||
      isUnrelated(text) ||
      isAddressLabel(text)
    )
      break;
    const isReached = /\d|,.*,/u.test(parts.join('\n').replace(pin, ''));
    if (!/,$/u.test(text) && (isReached || above > 3)) break;
    parts.unshift(text);
  }
  const whole = parts.join(', ');
  return /,/u.test(whole) ? joinParts(parts) : undefined;
}

/**
 * The lines of an address above its country, up to the house. The line with the town has a
 * postcode, the line above it a number.
 */
function readUpFromCountry(lines: readonly Line[], index: number): string | undefined {
  const country = lines[index]?.text ?? '';
  const parts: string[] = [];
  for (const { text, heading } of lines.slice(Math.max(0, index - 5), index).toReversed()) {
    if (text.length > 70 || heading > 0 || isUnrelated(text) || isAddressLabel(text)) break;
    parts.unshift(text);
  }
  const numbered = parts.flatMap((text, at) => (/\d/u.test(text) ? [at] : []));
  const house = numbered[0] ?? parts.length;
  return numbered.length > 1 ? joinParts([...parts.slice(house), country]) : undefined;
}

/** Two to four short lines in an element for addresses, inside a part about contact. */
function readAddressElement(lines: readonly Line[], index: number): string | undefined {
  const first = lines[index];
  if (first === undefined) return undefined;
  if (first.place !== 'footer' && !/footer|contact|address|location/u.test(first.marks))
    return undefined;
  const parts: string[] = [];
  for (const line of lines.slice(index, index + 5)) {
    if (line.tag !== 'address' || isUnrelated(line.text) || line.text.split(' ').length > 4) break;
    parts.push(line.text);
  }
  return parts.length >= 2 && parts.length <= 4 && parts.every((part) => /^[\p{L}\d]/u.test(part))
    ? joinParts(parts)
    : undefined;
}

function isUnrelated(text: string): boolean {
  return noPart.test(text.replace(pin, '')) || isSpeech(text);
}

function joinParts(parts: readonly string[]): string {
  return parts
    .map(trimSeparators)
    .filter((part) => part !== '')
    .join('\n');
}
