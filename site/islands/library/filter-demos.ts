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
  /** Empty for every stage. */
  readonly stage: Stage | '';
  readonly sort: Sort;
  /** Columns of stages in place of the list. A reset of the filter leaves it as it is. */
  readonly view?: 'board';
}

export const noFilter: Filter = {
  query: '',
  starredOnly: false,
  tag: '',
  industry: '',
  stage: '',
  sort: 'signal',
};

/** Case and accents do not matter: `muller` finds Müller. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const folded = new WeakMap<LibraryDemo, string>();

/** Everything of a demo that a search looks through, made once for each. */
function wordsOf(demo: LibraryDemo): string {
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

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const age = ({ createdAt = 0 }: LibraryDemo): number => createdAt;
const heard = (demo: LibraryDemo): number =>
  demo.lastSignal ? Math.max(Date.parse(demo.lastSignal.at), age(demo)) : age(demo);
const end = ({ expires = Number.MAX_SAFE_INTEGER }: LibraryDemo): number => expires;

const orders: Readonly<Record<Sort, (one: LibraryDemo, other: LibraryDemo) => number>> = {
  signal: (one, other) => heard(other) - heard(one) || age(other) - age(one),
  newest: (one, other) => age(other) - age(one),
  oldest: (one, other) => age(one) - age(other),
  name: (one, other) => byName.compare(one.name, other.name) || age(other) - age(one),
  visits: (one, other) => other.visits - one.visits || age(other) - age(one),
  ending: (one, other) => end(one) - end(other) || age(other) - age(one),
};

/**
 * The demos that hold every word of the query and pass the filter, in the order that was chosen.
 */
export function filterDemos(
  demos: readonly LibraryDemo[],
  { query, starredOnly, tag, industry, stage, sort }: Filter,
): readonly LibraryDemo[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return demos
    .filter((demo) => !starredOnly || demo.starred)
    .filter((demo) => tag === '' || demo.tags.includes(tag))
    .filter((demo) => industry === '' || demo.industry === industry)
    .filter((demo) => stage === '' || demo.stage === stage)
    .filter((demo) => words.every((word) => wordsOf(demo).includes(word)))
    .toSorted(orders[sort]);
}

/** Every tag that is in use, in alphabetical order. */
export function tagsOf(demos: readonly LibraryDemo[]): readonly string[] {
  return [...new Set(demos.flatMap(({ tags }) => tags))].toSorted(byName.compare);
}

/** Every industry that is in use, in alphabetical order of what it is called. */
export function industriesOf(demos: readonly LibraryDemo[]): readonly string[] {
  return [...new Set(demos.map(({ industry }) => industry))].toSorted((one, other) =>
    byName.compare(industryLabel(one), industryLabel(other)),
  );
}

/** How many of the filter panel's settings differ from the usual ones. */
export function countFilters({ starredOnly, tag, industry, sort }: Filter): number {
  return [starredOnly, tag !== '', industry !== '', sort !== noFilter.sort].filter(Boolean).length;
}

/** The first three tags, and how many more there are. */
export function shortTags(
  tags: readonly string[],
  max = 3,
): { shown: readonly string[]; more: number } {
  return { shown: tags.slice(0, max), more: Math.max(0, tags.length - max) };
}
