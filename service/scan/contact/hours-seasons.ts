import type { Line } from '../page/read-lines.ts';
import { hoursLabel, closed, dayPattern } from './hours-words.ts';

const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|jän|mär|mai|okt|dez|janv|fév|avr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|mrt|mei|fev|out|stycz|luty|maj|czerw|lip|sierp|wrze|paźdz|listop|grud';
const season =
  '(?:hoch|neben)?saison|(?:high|low|peak|off)[- ]season|summer|winter|spring|autumn|sommer\\p{L}*|winter\\p{L}*|été|hiver|verano|invierno|estate|inverno|inverno|estivo|invernale|verão|zomer\\p{L}*|haute saison|basse saison|temporada (?:alta|baja)|lato|zima|sezon\\p{L}*|лето|летн\\p{L}+|зимн\\p{L}+';
const heading = new RegExp(
  `^[^\\d:]{0,24}(?<!\\p{L})(?:${season}|(?:${months})\\p{L}*\\.?\\s?(?:-|–|—|to|through|bis|à|au|a|al|tot|t/m|até|do)\\s?(?:${months})\\p{L}*)(?!\\p{L})[^\\d:]{0,40}:?$`,
  'iu',
);
const maxLength = 60;

/** Precedes a line that names a season. */
export const seasonMark = '\u0001';

/** The season in a heading, as written: "Summer (May to September)". */
export function findSeason(text: string): string | undefined {
  const bare = text.trim();
  if (bare.length > maxLength || /\d[:.h]\d|\d\s?[ap]\.?m|\d{3}/iu.test(bare)) return undefined;
  const undated = bare
    .replace(/(?<!\d)\d{1,2}(?:\.|st|nd|rd|th|er|º)?(?![\d:])/gu, '')
    .replace(/\s{2,}/gu, ' ');
  return heading.test(undated.trim()) ? bare.replace(/\s*[:：]$/u, '') : undefined;
}

const maxDepartmentLength = 40;

/** The department in a heading above hours: "Workshop", "Sales". */
export function findDepartment(line: Line | undefined): string | undefined {
  if (line === undefined || line.heading === 0 || line.place === 'nav') return undefined;
  const bare = line.text.replace(/\s*[:：]$/u, '');
  return bare.length <= maxDepartmentLength &&
    !/[\d@!?]/u.test(bare) &&
    !dayPattern.test(bare) &&
    !hoursLabel.test(bare) &&
    !closed.test(bare)
    ? bare
    : undefined;
}

/** Whether a day of earlier texts comes again: the hours of a second department. */
export function repeatsDay(texts: readonly string[], text: string): boolean {
  const day = dayPattern.exec(text)?.[0].toLowerCase();
  return day !== undefined && texts.some((other) => other.toLowerCase().startsWith(day));
}

/**
 * Hours with their season before them. Where hours precede the first season, or only one season is
 * named, its name stays before its hours: without it they would count for the whole year.
 */
export function addSeasons(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  lines.forEach((line, index) => {
    if (!line.startsWith(seasonMark)) {
      kept.push(line);
      return;
    }
    const next = lines[index + 1];
    // A season without hours is dropped.
    if (next !== undefined && !next.startsWith(seasonMark)) kept.push(`${line.slice(1)}:`);
  });
  return kept;
}
