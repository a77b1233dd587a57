import { seasonMark } from './hours-seasons.ts';
import { closed, dayPattern, hasTimes, matchTimeRange } from './hours-words.ts';

export function isDayOnly(text: string | undefined): boolean {
  return (
    text !== undefined &&
    dayPattern.test(text) &&
    !/\d/u.test(text) &&
    !hasTimes(text, true) &&
    !closed.test(text)
  );
}

/** Whether the texts are names of days without times. */
export function endsBeforeTimes(texts: readonly string[]): boolean {
  const days = texts.filter(isDayOnly).length;
  return days >= minColumn && texts.length < days * 2;
}

/** Joins a column of days with a column of as many times, line by line. */
function joinColumns(texts: readonly string[]): readonly string[] {
  const days = texts.findIndex((text) => !isDayOnly(text));
  const times = texts.slice(days);
  return days >= minColumn && times.length === days && times.every((text) => !dayPattern.test(text))
    ? texts.slice(0, days).flatMap((day, index) => [day, times[index] ?? ''])
    : texts;
}

const minColumn = 3;

/** Joins days and times from separate cells on one line. */
export function pairDaysWithTimes(texts: readonly string[]): string[] {
  const paired: string[] = [];
  for (const text of joinColumns(texts)) {
    const last = paired.at(-1);
    if (last === undefined || dayPattern.test(text)) paired.push(text);
    else if (isDayOnly(last))
      paired[paired.length - 1] = `${last.replace(/[:\s]+$/u, '')}: ${text}`;
    else if (isSecondRange(last, text)) paired[paired.length - 1] = `${last}, ${text}`;
    else paired.push(text);
  }
  const kept = paired.filter(
    (text) => text.startsWith(seasonMark) || hasTimes(text, true) || closed.test(text),
  );
  return kept.some((text) => text.startsWith(seasonMark)) ? kept : [...new Set(kept)];
}

/** Whether a text is only a range of times that follows a day and its times: the afternoon's. */
function isSecondRange(last: string, text: string): boolean {
  return (
    dayPattern.test(last) &&
    !last.startsWith(seasonMark) &&
    matchTimeRange(last) !== undefined &&
    isRangeAlone(text)
  );
}

export function isRangeAlone(text: string): boolean {
  const range = matchTimeRange(text)?.[0] ?? '';
  return range !== '' && /^[^\p{L}\d]*(?:uhr|uur|h)?\.?$/iu.test(text.replace(range, ''));
}
