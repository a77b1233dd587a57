import { atom, computed } from 'nanostores';
import { listDemos } from '../../../service/contract/demos.ts';
import { localDemos, type LocalDemo } from '../studio/making/local-demos.ts';
import { readPages } from '../ui/call-every-page.ts';
import { toast } from '../ui/toast-store.ts';
import { listIndustries, listOwners, noFilter, listTags, type Filter } from './filter-demos.ts';
import { mergeDemos, savedDemo, type LibraryDemo } from './library-demo.ts';

export type LibraryState = 'loading' | 'ready' | 'failed' | 'signed-out';

export const $state = atom<LibraryState>('loading');
/** The loaded demos of the account. */
export const $saved = atom<readonly LibraryDemo[]>([]);
/** The demos stored in this browser. */
export const $local = atom<readonly LocalDemo[]>([]);
export const $filter = atom<Filter>(noFilter);
/** When the list was loaded, in milliseconds since 1970; undefined before. */
export const $loadedAt = atom<number | undefined>();
/** Whether `$saved` is complete; of a long list, the newest demos are shown first. */
export const $isWhole = atom(false);

export const $demos = computed([$saved, $local], mergeDemos);
/** Whether demos can be counted: before the list is known, there is no number. */
export const $isCounted = computed(
  [$state, $demos],
  (state, demos) => state === 'ready' || demos.length > 0,
);
export const $tags = computed($demos, listTags);
export const $industries = computed($demos, listIndustries);
export const $owners = computed($demos, listOwners);

let owner = '';
let agency = '';

/** Demos that were added while a list was being loaded, which may not contain them. */
const arrived = new Map<string, LibraryDemo>();

/** Sets the person and the agency; a change of either empties the library. */
export function openLibrary(userId: string, agencyId = userId): void {
  if (owner !== userId || agency !== agencyId) {
    $saved.set([]);
    arrived.clear();
    $state.set('loading');
    $isWhole.set(false);
  }
  owner = userId;
  agency = agencyId;
  reloadLocalDemos();
}

/** Reads this browser's demos. */
export function reloadLocalDemos(): void {
  $local.set(localDemos(owner));
}

export function findSaved(id: string): LibraryDemo | undefined {
  return $saved.get().find((demo) => demo.id === id);
}

export function patchSaved(id: string, change: (demo: LibraryDemo) => LibraryDemo): void {
  $saved.set($saved.get().map((demo) => (demo.id === id ? change(demo) : demo)));
  const late = arrived.get(id);
  if (late) arrived.set(id, change(late));
}

function addByAge(
  demos: readonly LibraryDemo[],
  added: readonly LibraryDemo[],
): readonly LibraryDemo[] {
  const others = demos.filter(({ id }) => !added.some((one) => one.id === id));
  return [...others, ...added].toSorted(
    (one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0),
  );
}

/** Adds a demo at its position by age, or replaces its earlier state. */
export function putSaved(demo: LibraryDemo): void {
  arrived.set(demo.id, demo);
  $saved.set(addByAge($saved.get(), [demo]));
}

export function removeSaved(id: string): void {
  arrived.delete(id);
  $saved.set($saved.get().filter((demo) => demo.id !== id));
}

export function patchFilter(change: Partial<Filter>): void {
  $filter.set({ ...$filter.get(), ...change });
}

type Listener = (demos: readonly LibraryDemo[]) => readonly LibraryDemo[];
const listPatchers: Listener[] = [];

/** Registers a function that adds unsent notes and changes to every list that is loaded. */
export function patchLoadedLists(patch: Listener): void {
  listPatchers.push(patch);
}

function show(fetched: readonly LibraryDemo[]): void {
  const late = [...arrived.values()].filter(({ id }) => !fetched.some((one) => one.id === id));
  const demos = late.length > 0 ? addByAge(fetched, late) : [...fetched];
  $saved.set(
    listPatchers.reduce<readonly LibraryDemo[]>((patched, patch) => patch(patched), demos),
  );
  $state.set('ready');
  $loadedAt.set(Date.now());
}

let loads = 0;

/**
 * Loads the account's demos. The newest are shown first; a list that is shown already stays until
 * the new one is complete.
 */
export async function loadLibrary(): Promise<void> {
  reloadLocalDemos();
  if ($state.get() !== 'ready') $state.set('loading');
  loads += 1;
  arrived.clear();
  const load = loads;
  const reader = `${owner} ${agency}`;
  const isFirst = !$isWhole.get();
  const fetched: LibraryDemo[] = [];
  const result = await readPages(listDemos, (page) => {
    if (reader !== `${owner} ${agency}` || load !== loads) return false;
    fetched.push(...page.map(savedDemo));
    if (isFirst) show(fetched);
    return true;
  });
  if (reader !== `${owner} ${agency}` || load !== loads) return;
  if (result.ok) {
    $isWhole.set(true);
    show(fetched);
    return;
  }
  if (result.status === 401) {
    $saved.set([]);
    $isWhole.set(false);
    $state.set('signed-out');
    return;
  }
  $state.set('failed');
  toast({
    title: 'Error loading demos',
    description: 'Please try refreshing the page',
    destructive: true,
  });
}
