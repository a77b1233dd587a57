import type { Stat } from '../templates-data/model/industry.ts';
import type { Person } from '../templates-data/model/person.ts';
import { personSlug } from './check-people.ts';

/**
 * The ids by which files may name people. An id that does not fit its name is reported once, so
 * that both that id and the right one count here.
 */
export function personIds(people: readonly Person[]): string[] {
  return [...new Set(people.flatMap((person) => [person.id, personSlug(person)]))].filter(
    (id) => id !== '',
  );
}

function findRepeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** A problem for each repeated value of a list. */
export function repeatedIds(file: string, what: string, values: readonly string[]): string[] {
  return findRepeated(values).map((value) => `${file}: ${what} "${value}" is used twice`);
}

/** Problems about repeated figures, and about a number of people that differs from the site's. */
export function findFigureProblems(
  file: string,
  field: string,
  figures: readonly Stat[],
  shown: number | undefined,
): string[] {
  return [
    ...repeatedIds(
      file,
      `${field} label`,
      figures.map(({ label }) => label),
    ),
    ...figures
      .filter(({ label }) => /^(?:partners|attorneys|lawyers|advisors|agents)\b/u.test(label))
      .filter(({ value }) => shown !== undefined && value !== shown)
      .map(
        ({ value, label }) =>
          `${file}: ${field} says ${value} ${label}, but the site shows ${shown ?? 0} people`,
      ),
  ];
}
