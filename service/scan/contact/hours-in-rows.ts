import type { Line } from '../page/read-lines.ts';
import { closed, dayPattern } from './hours-words.ts';

const minRows = 3;
const maxDayLength = 24;
const loneTime = /^\d{1,2}(?:\s?[:.h]\s?\d{2})?\s?(?:[ap]\.?m\.?|uhr|uur|h)?$/iu;

/**
 * The lines of a page, with the rows of a table of days, opening and closing times as one line
 * each: "Monday", "8.30am", "5pm" as "Monday: 8.30am – 5pm".
 */
export function joinTimesOfRows(lines: readonly Line[]): readonly Line[] {
  const starts = lines.flatMap((_line, index) => (isRow(lines, index) ? [index] : []));
  if (starts.length < minRows) return lines;
  const rows = new Set(starts);
  const joined: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    if (!rows.has(index)) {
      joined.push(line);
      continue;
    }
    const [from, until] = [lines[index + 1]?.text ?? '', lines[index + 2]?.text ?? ''];
    joined.push({ ...line, text: `${line.text.replace(/[\s:]+$/u, '')}: ${from} – ${until}` });
    index += 2;
  }
  return joined;
}

/** Whether a line is the name of a day, and the next two are a time each. */
function isRow(lines: readonly Line[], index: number): boolean {
  const [day, from, until] = lines.slice(index, index + 3).map(({ text }) => text);
  return (
    day !== undefined &&
    from !== undefined &&
    until !== undefined &&
    day.length <= maxDayLength &&
    !/\d/u.test(day) &&
    dayPattern.test(day) &&
    !closed.test(day) &&
    loneTime.test(from) &&
    loneTime.test(until)
  );
}
