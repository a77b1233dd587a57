import type { Firm } from '../templates-data/model/firm.ts';
import { didYouMean } from './explain-issue.ts';
import { findFigureProblems, personIds, repeatedIds } from './reference-rules.ts';
import type { IndustryFolder } from './template-data.ts';

/** Problems about the references from a firm to its industry. */
export function findFirmProblems(
  file: string,
  id: string,
  firm: Firm,
  own: IndustryFolder | undefined,
): string[] {
  const people = own?.people;
  const slugs = own?.present.has('posts') ? own.posts.map(({ slug }) => slug) : undefined;
  const known = people && personIds(people);
  const named = firm.people?.map((person) => person.id);
  return [
    ...(firm.id === id ? [] : [`${file}: id must be ${id}, the file's name`]),
    ...(named ?? [])
      .filter((person) => known !== undefined && !known.includes(person))
      .map(
        (person) =>
          `${file}: people names "${person}", who is not in industries/${firm.industry}/people.yaml${didYouMean(person, known ?? [])}`,
      ),
    ...repeatedIds(file, 'people', named ?? []),
    ...repeatedIds(file, 'posts', firm.posts),
    ...firm.posts
      .filter((slug) => slugs !== undefined && !slugs.includes(slug))
      .map(
        (slug) =>
          `${file}: posts names "${slug}", but industries/${firm.industry}/posts has no ${slug}.md${didYouMean(slug, slugs ?? [])}`,
      ),
    ...findFigureProblems(file, 'stats', firm.stats ?? [], named?.length ?? people?.length),
  ];
}
