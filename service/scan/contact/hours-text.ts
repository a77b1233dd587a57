import { closed, dayPattern, hasTimes, matchTimeRange } from './hours-words.ts';

/** Removes a closing bracket without its opening one: "8-18 Mon-Fri)". */
export function removeLooseBracket(text: string): string {
  return text.includes('(') ? text : text.replace(/\s*\)\s*$/u, '');
}

/** Removes icons, separates names of days from the text after them, and makes wide digits plain. */
export function separateDays(text: string): string {
  return text
    .replace(/^\*+\s*/u, '')
    .replace(/^(?:(?![\d#*])[\p{Extended_Pictographic}\u{fe0f}\u{200d}✓✔•]\s*)+/u, '')
    .replace(/[０-９：]+/gu, (wide) => wide.normalize('NFKC'))
    .replace(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=\d|closed|open|by\b)/giu, '$1: ')
    .replace(/(?<=\p{Ll}{3}):(?=\d)/gu, ': ')
    .replace(/(?<=\p{Ll}{3})(?=\d{1,2}\s?[:.h]\s?\d{2}(?!\d))/gu, ' ');
}

/** The text from the first name of a day on, if a number precedes it. */
export function cutBeforeDay(text: string): string {
  const day = dayPattern.exec(text)?.index ?? 0;
  return /\d{3}/u.test(text.slice(0, day)) ? text.slice(day) : text;
}

/**
 * Cuts a telephone number or a half sentence before days and times: "Call us on 01 234 567: Mon-Fri
 * 9-5".
 */
export function removeLead(text: string): string {
  const day = dayPattern.exec(text)?.index ?? -1;
  const time = matchTimeRange(text)?.index ?? -1;
  const start = Math.min(...[day, time].filter((at) => at >= 0), text.length);
  const lead = text.slice(0, start);
  const isLong =
    lead.split(/\s+/u).length > 5 ||
    /\d{3}/u.test(lead) ||
    /\bhours (?:are|is)\s+(?:(?:between|from)\s+)?$/iu.test(lead);
  return start < text.length && isLong && !/[()]/u.test(lead.slice(-3)) ? text.slice(start) : text;
}

/** Of several sentences, those with opening hours, without a word before the first day. */
export function extractHours(text: string): string {
  const sentences = text.split(/(?<=\p{L}{3}|\d|\)|m)\.\s(?=\p{Lu})/u);
  if (sentences.length === 1) return text;
  const telling = sentences.filter((one) => {
    const hasDay = dayPattern.test(one);
    return hasTimes(one, hasDay) || (hasDay && closed.test(one));
  });
  const [first = text, ...others] = telling;
  return [
    first.replace(/^\p{L}+\s(?=\p{Lu})/u, (word) => (dayPattern.test(word) ? word : '')),
    ...others,
  ].join('. ');
}

/** The part of a long sentence with days and times. */
export function cutToHours(text: string): string | undefined {
  const range = matchTimeRange(text);
  if (range === undefined) return undefined;
  const from = Math.max(0, range.index - 80);
  const lead = text.slice(from, range.index);
  const start = lead.search(dayPattern);
  return text
    .slice(start === -1 ? range.index : from + start, range.index + range[0].length)
    .trim();
}
