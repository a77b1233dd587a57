import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

const maxLines = 8;
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
// A Monday, from which the names of the days are formatted.
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const written =
  /(?<!\p{L})((?:[A-Z][a-z]{1,2}(?:\s?[-–,]\s?)?){1,7})\s+(\d{1,2}:\d{2})(?::\d{2})?\s?[-–]\s?(\d{1,2}:\d{2})/gu;

const wholeNames = /\b(Mo|Tu|We|Th|Fr|Sa|Su)(?:n|es|dnes|urs|i|tur)?day\b/gu;

/** Opening hours in structured data, with days and times in the page's language. */
export function readHoursInThings({ things, language }: Page): Found | undefined {
  const speech = createHoursFormat(language);
  for (const { data, source } of things) {
    const lines: string[] = [];
    for (const item of toList(data['openingHoursSpecification'])) {
      if (!isRecord(item)) continue;
      const days = toList(item['dayOfWeek'])
        .map(dayName)
        .filter((name) => name !== '');
      const line = formatLine(days, item['opens'], item['closes'], speech);
      if (line !== undefined) lines.push(line);
    }
    for (const item of toList(data['openingHours'])) {
      if (typeof item !== 'string') continue;
      const text = item
        .slice(0, 300)
        .replaceAll(/(?<=\d)::(?=\d)/gu, ':')
        .trim();
      // One text may contain the whole week: "Mo-Fr 09:00-17:00, Sa 10:00-14:00".
      const ranges = [...text.replace(wholeNames, '$1').matchAll(written)].flatMap(
        ([, days = '', opens, closes]) => formatLine(parseDays(days), opens, closes, speech) ?? [],
      );
      if (ranges.length > 0) lines.push(...ranges);
      // Website builders leave an empty form: ", , , ,".
      else if (/\d.*\p{L}|\p{L}.*\d|\p{L}{4}/u.test(text) && text.length <= 100) lines.push(text);
    }
    if (lines.length > 0) {
      const value = lines.slice(0, maxLines).join('\n');
      return { value, source, confidence: 0.93, snippet: value };
    }
  }
  return undefined;
}

interface HoursFormat {
  readonly dayName: (index: number) => string;
  readonly clock: (hour: number, minutes: string) => string;
  readonly closed: string;
  readonly always: string;
}

const english: HoursFormat = {
  dayName: (index) => week[index] ?? '',
  clock: (hour, minutes) =>
    `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
  closed: 'Closed',
  always: 'Open 24 hours',
};
/** Closed all day, and open all day and night. */
const wholeDays: Readonly<Record<string, readonly [closed: string, always: string]>> = {
  de: ['geschlossen', 'rund um die Uhr'],
  fr: ['fermé', '24h/24'],
  es: ['cerrado', 'las 24 horas'],
  it: ['chiuso', '24 ore su 24'],
  nl: ['gesloten', '24 uur'],
  pt: ['encerrado', '24 horas'],
  pl: ['nieczynne', 'całą dobę'],
  ca: ['tancat', '24 hores'],
  da: ['lukket', 'døgnåbent'],
  nb: ['stengt', 'døgnåpent'],
  no: ['stengt', 'døgnåpent'],
  sv: ['stängt', 'dygnet runt'],
  fi: ['suljettu', 'ympäri vuorokauden'],
  cs: ['zavřeno', 'nonstop'],
  sk: ['zatvorené', 'nonstop'],
  hu: ['zárva', '0–24'],
  ro: ['închis', 'non-stop'],
  hr: ['zatvoreno', '0–24'],
  sl: ['zaprto', '24 ur'],
  tr: ['kapalı', '24 saat açık'],
  ru: ['закрыто', 'круглосуточно'],
  uk: ['зачинено', 'цілодобово'],
  bg: ['затворено', 'денонощно'],
  el: ['κλειστά', '24 ώρες'],
};

function createHoursFormat(language: string): HoursFormat {
  const code = /^[a-z]{2}(?=$|[-_])/u.exec(language)?.[0] ?? 'en';
  const words = wholeDays[code];
  if (words === undefined) return english;
  const [closed, always] = words;
  const names = new Intl.DateTimeFormat(code, { weekday: 'short', timeZone: 'UTC' });
  return {
    dayName: (index) => names.format(monday + index * dayMs),
    clock: (hour, minutes) => `${String(hour).padStart(2, '0')}:${minutes}`,
    closed,
    always,
  };
}

function formatLine(
  days: readonly string[],
  opens: unknown,
  closes: unknown,
  speech: HoursFormat,
): string | undefined {
  const from = parseTime(opens);
  const until = parseTime(closes);
  if (days.length === 0 || from === undefined || until === undefined) return undefined;
  return `${formatDays(days, speech)}: ${formatTimes(from, until, speech)}`;
}

/**
 * Midnight to midnight of one day is closed, to the end of the day it is open all the time:
 * https://schema.org/openingHoursSpecification
 */
function formatTimes(from: Time, until: Time, { clock, closed, always }: HoursFormat): string {
  const isFromMidnight = from[0] === 0 && from[1] === '00';
  if (isFromMidnight && (until[0] === 24 || (until[0] === 23 && until[1] >= '58'))) return always;
  const begin = clock(from[0] % 24, from[1]);
  const end = clock(until[0] % 24, until[1]);
  if (begin !== end) return `${begin} - ${end}`;
  return isFromMidnight ? closed : begin;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

/** "Mon" of "https://schema.org/Monday"; empty for "PublicHolidays", which is no day of the week. */
function dayName(value: unknown): string {
  const name = typeof value === 'string' ? value.slice(0, 100).replace(/^.*[/#]/u, '') : '';
  return name === 'PublicHolidays' ? '' : name.slice(0, 3);
}

/** "Tu-Su", "Mo,We" as names of days. */
function parseDays(text: string): readonly string[] {
  const index = (name: string): number =>
    week.findIndex((day) => day.slice(0, 2) === name.trim().slice(0, 2));
  return text.split(',').flatMap((part) => {
    const [first, last] = part.split(/[-–]/u).map(index);
    if (first === undefined || first === -1 || last === -1) return [];
    if (last === undefined) return week.slice(first, first + 1);
    return last >= first
      ? week.slice(first, last + 1)
      : [...week.slice(first), ...week.slice(0, last + 1)];
  });
}

/** Names of days as runs of the week: "Mon, Wed - Sun". */
function formatDays(days: readonly string[], { dayName }: HoursFormat): string {
  const open = week.filter((name) => days.includes(name));
  if (open.length < days.length) return days.join(', ');
  const runs: string[][] = [];
  for (const name of open) {
    const run = runs.at(-1);
    if (run !== undefined && week.indexOf(name) === week.indexOf(run.at(-1) ?? '') + 1)
      run.push(name);
    else runs.push([name]);
  }
  const nameOf = (name: string | undefined): string => dayName(week.indexOf(name ?? ''));
  return runs
    .map((run) =>
      run.length > 2 ? `${nameOf(run[0])} - ${nameOf(run.at(-1))}` : run.map(nameOf).join(', '),
    )
    .join(', ');
}

/** The hour, up to 24, and its minutes. */
type Time = readonly [number, string];

function parseTime(value: unknown): Time | undefined {
  const [, hours, minutes] =
    (typeof value === 'string' ? /^(\d{1,2}):(\d{2})/u.exec(value) : null) ?? [];
  return hours === undefined || minutes === undefined ? undefined : [Number(hours), minutes];
}
