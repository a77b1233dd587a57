import { industryLabel } from '../../../templates-data/model/industries.ts';
import type { Stage } from '../../../service/contract/stages.ts';
import type { LibraryDemo } from './library-demo.ts';

export const sorts = {
  signal: 'Last signal',
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  visits: 'Most visits',
  ending: 'Ending soonest',
} as const;
export type Sort = keyof typeof sorts;

export interface Filter {
  readonly query: string;
  readonly starredOnly: boolean;
  /** Empty for every tag. */
  readonly tag: string;
  /** Empty for every industry. */
  readonly industry: string;
  /** The id of a member; empty for every one. */
  readonly owner: string;
  /** Empty for every stage. */
  readonly stage: Stage | '';
  readonly sort: Sort;
  /** The board instead of the list. Resetting the filter does not change it. */
  readonly view?: 'board';
}

export const noFilter: Filter = {
  query: '',
  starredOnly: false,
  tag: '',
  industry: '',
  owner: '',
  stage: '',
  sort: 'signal',
};

/** Case and accents do not matter: `muller` finds Müller. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const folded = new WeakMap<LibraryDemo, string>();

/** All searchable texts of a demo, computed once for each. */
function searchableText(demo: LibraryDemo): string {
  const known = folded.get(demo);
  if (known !== undefined) return known;
  const { businessName, slogan, sourceUrl } = demo.websiteData;
  const words = fold(
    [
      demo.name,
      businessName,
      slogan,
      industryLabel(demo.industry),
      demo.uniqueId,
      sourceUrl,
      demo.notes,
      ...demo.tags,
      ...demo.recipients.names,
    ].join('\n'),
  );
  folded.set(demo, words);
  return words;
}

let collator: Intl.Collator | undefined;

/** The collator is made with its first use, which takes 10 ms. */
function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other);
}

const age = ({ createdAt = 0 }: LibraryDemo): number => createdAt;
const lastHeard = (demo: LibraryDemo): number =>
  demo.lastSignal ? Math.max(Date.parse(demo.lastSignal.at), age(demo)) : age(demo);
const end = ({ expires = Number.MAX_SAFE_INTEGER }: LibraryDemo): number => expires;

const orders: Readonly<Record<Sort, (one: LibraryDemo, other: LibraryDemo) => number>> = {
  signal: (one, other) => lastHeard(other) - lastHeard(one) || age(other) - age(one),
  newest: (one, other) => age(other) - age(one),
  oldest: (one, other) => age(one) - age(other),
  name: (one, other) => compareNames(one.name, other.name) || age(other) - age(one),
  visits: (one, other) => other.visits - one.visits || age(other) - age(one),
  ending: (one, other) => end(one) - end(other) || age(other) - age(one),
};

/** The demos that contain every word of the query and pass the filter, in the chosen order. */
export function filterDemos(
  demos: readonly LibraryDemo[],
  { query, starredOnly, tag, industry, owner, stage, sort }: Filter,
): readonly LibraryDemo[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return demos
    .filter((demo) => !starredOnly || demo.starred)
    .filter((demo) => tag === '' || demo.tags.includes(tag))
    .filter((demo) => industry === '' || demo.industry === industry)
    .filter((demo) => owner === '' || demo.userId === owner)
    .filter((demo) => stage === '' || demo.stage === stage)
    .filter((demo) => words.every((word) => searchableText(demo).includes(word)))
    .toSorted(orders[sort]);
}

/** All used tags, in alphabetical order. */
export function listTags(demos: readonly LibraryDemo[]): readonly string[] {
  return [...new Set(demos.flatMap(({ tags }) => tags))].toSorted(compareNames);
}

/** All used industries, in alphabetical order of their labels. */
export function listIndustries(demos: readonly LibraryDemo[]): readonly string[] {
  return [...new Set(demos.map(({ industry }) => industry))].toSorted((one, other) =>
    compareNames(industryLabel(one), industryLabel(other)),
  );
}

/** The members who made a demo, in the order of their newest one. */
export function listOwners(demos: readonly LibraryDemo[]): readonly string[] {
  return [...new Set(demos.map(({ userId }) => userId))].filter((id) => id !== '');
}

/** The number of settings in the filter panel that differ from the default. */
export function countFilters({ starredOnly, tag, industry, owner, sort }: Filter): number {
  const isSorted = sort !== noFilter.sort;
  return [starredOnly, tag !== '', industry !== '', owner !== '', isSorted].filter(Boolean).length;
}

/** How many tags a row has room for. */
const maxTags = 2;

/** The first tags of a row, and the number of the others. */
export function shortTags(tags: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: tags.slice(0, maxTags), more: Math.max(0, tags.length - maxTags) };
}
