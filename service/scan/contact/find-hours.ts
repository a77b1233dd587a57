import { fitSlot } from '../page/clean-text.ts';
import type { Found } from '../page/found.ts';
import { memoizeByPage } from '../page/memoize-by-page.ts';
import { withoutPlaceholders } from './placeholder-lines.ts';
import type { Page } from '../page/read-page.ts';
import { joinTimesOfRows } from './hours-in-rows.ts';
import { findStatedHours } from './hours-always.ts';
import { readHoursInThings } from './hours-in-things.ts';
import { endsBeforeTimes, isDayOnly, isRangeAlone, pairDaysWithTimes } from './hours-pairs.ts';
import { addSeasons, findDepartment, findSeason, repeatsDay, seasonMark } from './hours-seasons.ts';
import {
  hoursLabel,
  clearRange,
  closed,
  dayPattern,
  hasOneDay,
  hasTimes,
  isOpenEnded,
  matchRangeEnd,
  matchTimeRange,
} from './hours-words.ts';
import type { Line } from '../page/read-lines.ts';
import {
  cutBeforeDay,
  cutToHours,
  extractHours,
  removeLead,
  removeLooseBracket,
  separateDays,
} from './hours-text.ts';

// A date: the hours are those of an event.
const dated =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?!\d|\s?[:h]\s?\d)|\b\d{1,2}(?:st|nd|rd|th)\b/iu;
/** A duration: "2–4 hours (drive and wait)". */
const duration =
  /(?<![\d:.])\d{1,2}\s?(?:-|–|—|to|bis|à|a)\s?\d{1,2}\s?\+?\s?(?:hours?|hrs?|stunden|std|heures|horas|ore|uren)\b/iu;
/** What takes place at a time. */
const eventWord =
  /(?<!\p{L})(?:sessions?|class(?:es)?|lessons?|workshops?|rehearsals?|ceremon(?:y|ies)|meditation|recitation|kurse?|probe|séances?|cours|atelier|clases?|taller|corsi|lezion[ei]|aulas?|lessen|cursus)(?!\p{L})/iu;
const mixed = /@|\d{3}[\s.)-]{1,2}\d{3}[\s.-]\d{4}/u;
const maxLineLength = 140;
const maxLines = 8;
// Limits the work on very long pages.
const maxFitting = 300;

/**
 * Opening hours, one line for each range of days: from structured data, else from lines that pair
 * days with times.
 */
export function findHours(pages: readonly Page[]): Found | undefined {
  const perPage = pages.flatMap((page) => {
    const found: HoursInLines | undefined = readHoursInThings(page) ?? readHoursInLines(page);
    const value = fitSlot('hours', found?.value);
    return found === undefined || value === undefined ? [] : [{ ...found, value }];
  });
  // Times that nothing calls opening hours may be those of a class or a service on Sunday.
  const best = perPage.find(({ isLabelled }) => isLabelled !== false) ?? perPage[0];
  if (best !== undefined) {
    const { isLabelled: _isLabelled, ...found } = best;
    return found;
  }
  return findStatedHours(pages);
}

interface HoursInLines extends Found {
  /** Whether the page calls them opening hours. */
  readonly isLabelled?: boolean;
}

/** Consecutive lines of opening hours. */
interface HoursRun {
  readonly texts: string[];
  readonly isLabelled: boolean;
  score: number;
  /** How many of its lines are sentences, which count less than lines of a table. */
  prose: number;
  /** Index of its last line. */
  last: number;
  /** The heading above it, which counts only if another department follows. */
  readonly department: string | undefined;
}

function addDepartment({ texts, department }: HoursRun, next: string): void {
  if (department !== undefined && !texts.some((text) => text.startsWith(seasonMark)))
    texts.unshift(`${seasonMark}${department}`);
  texts.push(`${seasonMark}${next}`);
}

const readHoursInLines = memoizeByPage((page): HoursInLines | undefined => {
  const runs = collectRuns(joinTimesOfRows(withoutPlaceholders(page))).filter(isOpeningHours);
  const [best] = runs.sort((a, b) => b.score - b.prose - (a.score - a.prose));
  if (best === undefined || isOneOfMany(best, runs)) return undefined;
  const isClear = clearRange.test(best.texts.join(' ')) || best.texts.some(isOpenEnded);
  if (best.score < (isClear ? 1 : 2)) return undefined;
  return {
    value: addSeasons(pairDaysWithTimes(best.texts)).slice(0, maxLines).join('\n'),
    source: 'text',
    confidence: Math.min(0.9, 0.5 + best.score * 0.07),
    snippet: best.texts.join(' '),
    isLabelled: best.isLabelled,
  };
});

/** The runs of lines that may be opening hours. */
function collectRuns(lines: readonly Line[]): readonly HoursRun[] {
  const runs: HoursRun[] = [];
  let open: HoursRun | undefined;
  let fitting = 0;
  let held: { readonly season: string; readonly index: number } | undefined;
  for (const [index, line] of lines.entries()) {
    // Already read with the previous line.
    if (matchRangeEnd(lines[index - 1]?.text ?? '', line.text) !== undefined) continue;
    const rest = matchRangeEnd(line.text, lines[index + 1]?.text ?? '');
    const text = separateDays(rest === undefined ? line.text : `${line.text} ${rest}`);
    const season = findSeason(text);
    if (season !== undefined) {
      // A heading for the hours below it, in the same list or in the next one.
      if (open === undefined || index - open.last > 2) held = { season, index };
      else {
        open.texts.push(`${seasonMark}${season}`);
        open.last = index;
      }
      continue;
    }
    if (text.length > 600 || dated.test(text)) continue;
    const hasDay = dayPattern.test(text);
    const hasTime = hasTimes(text, hasDay);
    if (!mayBeHours({ text, hasDay, hasTime }, line, open, index)) continue;
    fitting += 1;
    if (fitting > maxFitting) break;
    const hours = removeLead(hasDay && !hasTime ? cutBeforeDay(text) : extractHours(text));
    const short = hours.length <= maxLineLength && !mixed.test(hours) ? hours : cutToHours(hours);
    if (short === undefined) continue;
    const department = findDepartment(lines[index - 1]);
    if (open === undefined || index - open.last > (department === undefined ? 2 : 3)) {
      const before = `${lines[index - 1]?.text ?? ''} ${lines[index - 2]?.text ?? ''} ${text} ${line.marks}`;
      open = beginRun(hoursLabel.test(before.slice(0, 400)), index, department);
      runs.push(open);
      if (held !== undefined && index - held.index <= 2)
        open.texts.push(`${seasonMark}${held.season}`);
    } else if (department !== undefined && repeatsDay(open.texts, short))
      addDepartment(open, department);
    if (open.texts.length < maxLines * 2) open.texts.push(removeLooseBracket(short));
    open.score += hasDay && hasTime ? 2 : 0.5;
    if (hours !== text || text.includes('。')) open.prose += 1.5;
    open.last = rest === undefined ? index : index + 1;
  }
  return runs;
}

function beginRun(isLabelled: boolean, index: number, department: string | undefined): HoursRun {
  return { texts: [], score: isLabelled ? 10 : 0, prose: 0, isLabelled, last: index, department };
}

interface ReadText {
  readonly text: string;
  readonly hasDay: boolean;
  readonly hasTime: boolean;
}

/** Whether a line names days or times of opening hours, alone or after those of the open run. */
function mayBeHours(
  { text, hasDay, hasTime }: ReadText,
  { tag }: Line,
  open: HoursRun | undefined,
  index: number,
): boolean {
  if (hasDay) return hasTime || closed.test(text) || cutBeforeDay(text).length <= 40;
  if (hasTime) {
    if (text.length > 60 || duration.test(text)) return false;
    if (clearRange.test(text) || hoursLabel.test(text)) return true;
    // The afternoon's cell of a row.
    return tag === 'td' && open !== undefined && index - open.last <= 2 && isRangeAlone(text);
  }
  return (
    open?.last === index - 1 &&
    text.length <= 30 &&
    closed.test(text) &&
    (isDayOnly(open.texts.at(-1)) || endsBeforeTimes(open.texts))
  );
}

function isOpeningHours({ texts, isLabelled }: HoursRun): boolean {
  const whole = texts.join(' ');
  if (!isLabelled && texts.length === 1 && isOfEvent(whole)) return false;
  if (matchTimeRange(whole) !== undefined) return dayPattern.test(whole) || isLabelled;
  // Hours without an end may also be those of a class or an evening event.
  return texts.some(isOpenEnded) && (isLabelled || texts.length > 1);
}

/**
 * Whether the hours are those of a sentence that nothing calls the firm's, beside sentences with
 * other hours: a page about the sights of a town.
 */
function isOneOfMany(best: HoursRun, runs: readonly HoursRun[]): boolean {
  const range = (run: HoursRun): string => matchTimeRange(run.texts.join(' '))?.[0] ?? '';
  return (
    !best.isLabelled &&
    best.prose > 0 &&
    runs.some((run) => !run.isLabelled && run.prose > 0 && range(run) !== range(best))
  );
}

/** Whether a line tells the time of an event on one day: "Wednesday Mantra Sessions; 5am-7am". */
function isOfEvent(text: string): boolean {
  const lead = text.slice(0, matchTimeRange(text)?.index ?? text.length);
  return eventWord.test(lead) && hasOneDay(text);
}
