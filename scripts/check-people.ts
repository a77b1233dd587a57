/** Problems about the people of an industry and the services that they name. */
import type { Person } from '../templates-data/model/person.ts';
import { hyphenate } from '../templates-data/model/unique-id.ts';
import { didYouMean } from './explain-issue.ts';

/**
 * A person's id and slug: `Étienne Caron` becomes `etienne-caron`. Empty for a name without Latin
 * letters, which may have any.
 */
export function personSlug({ name }: Pick<Person, 'name'>): string {
  return hyphenate(name, 80);
}

/** People of equal names have a number at the end. */
function isMadeFrom(made: string, name: string): boolean {
  return (
    name === made || (name.startsWith(`${made}-`) && /^\d+$/u.test(name.slice(made.length + 1)))
  );
}

function findSlugProblems(file: string, person: Person): string[] {
  const made = personSlug(person);
  if (made === '') return [];
  return (['id', 'slug'] as const)
    .filter((field) => !isMadeFrom(made, person[field]))
    .map(
      (field) =>
        `${file}: ${person.name}: ${field} "${person[field]}" is not made from the name; it must be ${made}`,
    );
}

function findSpecialtyProblems(file: string, person: Person, areas: readonly string[]): string[] {
  const known = new Set(areas.map((area) => area.toLowerCase()));
  return person.specialty
    .split('&')
    .map((area) => area.trim())
    .filter((area) => !known.has(area.toLowerCase()))
    .map(
      (area) =>
        `${file}: ${person.name}: specialty "${area}" is no service${didYouMean(area, areas)}`,
    );
}

/**
 * `areas`: titles of the services and categories of the articles; undefined when not all are known.
 */
export function findPersonProblems(
  file: string,
  people: readonly Person[],
  areas: readonly string[] | undefined,
): string[] {
  return people.flatMap((person) => [
    ...findSlugProblems(file, person),
    ...(areas === undefined ? [] : findSpecialtyProblems(file, person, areas)),
    ...(person.contactInfo?.email === undefined && person.contactInfo?.phone === undefined
      ? []
      : [
          `${file}: contactInfo of ${person.id} has an e-mail or telephone; these belong into firms/`,
        ]),
  ]);
}
