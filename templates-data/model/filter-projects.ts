/** The filter above a client's projects: by what was done, or else by where. */
import type { Item } from './content-rules.ts';

type Project = Item<'projects'>;

interface ProjectFilter {
  /** The most frequent names first; empty where a filter would not help. */
  readonly choices: readonly { readonly name: string; readonly count: number }[];
  /** The number of a project's choice, from 1; empty for one that is shown under "all" alone. */
  readonly findChoice: (project: Project) => string;
}

/** With "all" these are six, as many as the style sheet has rules for. */
const maxChoices = 5;
/** Fewer projects are seen at a glance. */
const minProjects = 4;

/** The town of "Halifax, 2025". */
function readTown(place: string): string {
  return place.replace(/[\s,·(–-]*\b(?:19|20)\d\d\b\)?\s*$/u, '').trim();
}

/** A filter by one property; undefined where it would show one group, or single projects only. */
function filterBy(
  projects: readonly Project[],
  readName: (project: Project) => string,
): ProjectFilter | undefined {
  const counts = new Map<string, number>();
  for (const project of projects) {
    const name = readName(project);
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const choices = [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, maxChoices);
  if (choices.length < 2 || (choices[0]?.count ?? 0) < 2) return undefined;
  return {
    choices,
    findChoice: (project) => {
      const index = choices.findIndex(({ name }) => name === readName(project));
      return index < 0 ? '' : String(index + 1);
    },
  };
}

export function filterProjects(projects: readonly Project[]): ProjectFilter {
  const filter =
    projects.length < minProjects
      ? undefined
      : (filterBy(projects, ({ kind }) => kind) ??
        filterBy(projects, ({ place }) => readTown(place)));
  return filter ?? { choices: [], findChoice: () => '' };
}
