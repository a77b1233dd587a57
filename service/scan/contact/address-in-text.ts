import type { Found } from '../page/found.ts';
import {
  findPostcodeEnds,
  hasStreetWord,
  isAddressLabel,
  isTown,
  isTownInState,
  hasHouseNumber,
  isSpeech,
  findStreetStart,
  trimSeparators,
} from './address-words.ts';
import type { Line } from '../page/read-lines.ts';

const maxSpanLength = 200;
// Contact details that share an element with the address.
const contact = /\S+@\S+\.\S+|\+\d[\d ().-]{8,18}\d(?=[\s,;|]|$)/gu;
/** A house number and a name that fill a line: "2501 Boardwalk". */
const houseAndName = /^\d{1,6}[A-Za-z]?\s+\p{Lu}[\p{L}.'’ #\d-]{2,50},?$/u;

/**
 * Addresses in running text: from a street or box number to a postcode of the US, Canada, the UK or
 * Australia, or a line with a street and a label for an address.
 */
export function findAddressesInText(lines: readonly Line[]): Found[] {
  const found: Found[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 2000) continue;
    for (const end of findPostcodeEnds(line.text)) {
      const value = findAddressStart(lines, index, line.text.slice(0, end));
      if (value !== undefined) found.push(weigh(value, line, 0.72));
    }
    const withState = findAboveState(line.text, lines[index + 1]?.text ?? '');
    if (withState !== undefined) found.push(weigh(tidyAddress(withState), line, 0.55));
    const isLabelled = isLabelledAddress(lines, index);
    if (!isLabelled && !line.pinned && !isContactPlace(line)) continue;
    const bare = stripLabel(line.text.replace(contact, ' ').replace(/ {2,}/gu, ' ').trim());
    if (isSpeech(bare)) continue;
    if (
      bare.length <= 160 &&
      bare.length >= 8 &&
      hasHouseNumber(bare) &&
      (isLabelled || isContactPlace(line))
    ) {
      const next = lines[index + 1];
      const joined =
        next !== undefined && isTown(next.text) && !hasHouseNumber(next.text)
          ? `${bare}\n${stripLabel(next.text)}`
          : bare;
      found.push(weigh(tidyAddress(joined), line, isLabelled ? 0.6 : 0.45));
    } else if (
      line.pinned &&
      bare.length <= 140 &&
      bare.length >= 12 &&
      /,/u.test(bare) &&
      hasStreetWord(bare)
    ) {
      found.push(weigh(tidyAddress(bare), line, 0.5));
    } else if (
      isLabelled &&
      bare.length <= 160 &&
      bare.length >= 12 &&
      /\d/u.test(bare) &&
      /[,，\p{Script=Hangul}\p{Script=Han}]/u.test(bare)
    ) {
      if (!/@|https?:|\d{3}[\s.)-]+\d{3,4}[\s.-]\d{3,4}/u.test(bare))
        found.push(weigh(tidyAddress(bare), line, 0.5));
    }
  }
  return found;
}

/** A street above its town and state, or before them on one line, without a postcode. */
function findAboveState(text: string, next: string): string | undefined {
  if (text.length > 110 || isSpeech(text)) return undefined;
  const start = findStreetStart(text);
  if (start === undefined || !/^(?:.{0,24}[:,|–-]\s*)?$/u.test(text.slice(0, start)))
    return undefined;
  const street = text.slice(includeRangeStart(text, start));
  if (isTownInState(next) && street.length <= 60) return `${street}\n${next}`;
  const [town, state] = street.split(/,\s*/u).slice(-2);
  const isWhole = street.split(',').length > 2 && isTownInState(`${town ?? ''}, ${state ?? ''}`);
  return isWhole ? street : undefined;
}

function weigh(value: string, line: Line, base: number): Found {
  const near =
    line.place === 'footer' ? 0.1 : line.place === 'header' || line.tag === 'address' ? 0.08 : 0;
  const marked = /address|contact|location|footer/u.test(line.marks) ? 0.05 : 0;
  return { value, source: 'text', confidence: Math.min(0.9, base + near + marked), snippet: value };
}

/**
 * The address that ends with a postcode, from the beginning of its street on the same line or up to
 * three lines above.
 */
function findAddressStart(
  lines: readonly Line[],
  index: number,
  ending: string,
): string | undefined {
  let span = ending.slice(-maxSpanLength);
  const own = findStreetStart(span);
  if (own !== undefined)
    return tidyAddress(cutToFirstOffice(span.slice(includeRangeStart(span, own))));
  span = stripLabel(span);
  for (let above = 1; above <= 3; above += 1) {
    const text = lines[index - above]?.text;
    if (text === undefined || text.length > 160 || /@|https?:/u.test(text)) return undefined;
    const start = findStreetStart(text) ?? (houseAndName.test(text) ? 0 : undefined);
    if (start !== undefined) {
      const over = lines[index - above - 1]?.text ?? '';
      const building = start === 0 && isBuilding(over) ? `${over}\n` : '';
      return tidyAddress(`${building}${text.slice(includeRangeStart(text, start))}\n${span}`);
    }
    if (/[.!?]$/u.test(text) || text.length > 70) return undefined;
    span = `${stripLabel(text)}\n${span}`;
  }
  return undefined;
}

/** Moves the start to the beginning of a range of house numbers: "7-8 High Street". */
function includeRangeStart(text: string, start: number): number {
  const lead = /(?<![\d\p{L}-])\d{1,4}[A-Za-z]?\s?[-–\/&]\s?$/u.exec(
    text.slice(Math.max(0, start - 10), start),
  )?.[0];
  return lead === undefined ? start : start - lead.length;
}

/**
 * The first of two offices on one line: "7 Elm St Salem 97301. Albany. 12 Oak Ave Albany OR 97321".
 */
function cutToFirstOffice(text: string): string {
  const first = /^[^.]{8,100}?\b\d{5}(?:-\d{4})?(?=[.;|]\s)/u.exec(text)?.[0];
  return first !== undefined && hasHouseNumber(text.slice(first.length)) ? first : text;
}

/**
 * Whether the line above a street belongs to the address: a unit, a floor, a named building or
 * estate.
 */
function isBuilding(text: string): boolean {
  if (text.length > 60 || /@|https?:|[.!?:]$|\d{3}[\s.-]\d{3}/u.test(text)) return false;
  return (
    /^(?:(?:Unit|Suite|Ste|Floor|Flat|Shop|Level|Office|Studio|Apartment)\b.*[\d#]|\d+(?:st|nd|rd|th) Floor\b)/iu.test(
      text,
    ) ||
    /^\p{Lu}.*\b(?:House|Park|Estate|Building|Mill|Mills|Chambers|Tower|Works|Yard|Farm|Wharf)$/u.test(
      text,
    )
  );
}

function tidyAddress(value: string): string {
  return stripLabel(
    value
      .replace(contact, ' ')
      .replace(/[ \t]{2,}/gu, ' ')
      .trim(),
  )
    .split('\n')
    .map(trimSeparators)
    .filter(
      (part) =>
        part !== '' &&
        !/^(?:post ?code|zip(?: code)?|city|town|state|county|country|address)$/iu.test(part),
    )
    .join('\n');
}

function stripLabel(text: string): string {
  return text.replace(
    /^\W*(?:(?:our|office|mailing|postal|street|business|head office|registered|main|clinic|studio|company)\s+)?(?:address|location|located at|visit us(?: at)?|find us(?: at)?|office|headquarters|HQ|주소)\s*[:：–-]\s*/iu,
    '',
  );
}

function isLabelledAddress(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  if (line === undefined) return false;
  if (line.pinned) return true;
  if (
    line.tag === 'address' ||
    /(?:^|[\s_-])(?:address|streetaddress)(?:$|[\s_-])/u.test(line.marks.slice(-60))
  )
    return true;
  if (
    /^\W*(?:our |office |mailing |postal |street )?(?:address|location|주소)\s*[:：]|📍/iu.test(
      line.text,
    )
  )
    return true;
  return isAddressLabel(lines[index - 1]?.text ?? '');
}

function isContactPlace(line: Line): boolean {
  return (
    (line.place === 'footer' || /contact|location/u.test(line.marks)) && line.text.length <= 110
  );
}
