import { atom, computed } from 'nanostores';
import { listDemos } from '../../../service/contract/demos.ts';
import { localDemos, type LocalDemo } from '../studio/making/local-demos.ts';
import { readPages } from '../ui/call-every-page.ts';
import { toast } from '../ui/toast-store.ts';
import { filterDemos, industriesOf, noFilter, tagsOf, type Filter } from './filter-demos.ts';
import { joinDemos, savedDemo, type LibraryDemo } from './library-demo.ts';

export type LibraryState = 'loading' | 'ready' | 'failed' | 'signed-out';

export const $state = atom<LibraryState>('loading');
/** The account's demos, as far as they are known here. */
export const $saved = atom<readonly LibraryDemo[]>([]);
/** The demos that are kept in this browser. */
export const $local = atom<readonly LocalDemo[]>([]);
export const $filter = atom<Filter>(noFilter);
/** Whether `$saved` is known to its end: of many demos the newest are shown before the others. */
export const $isWhole = atom(false);

export const $demos = computed([$saved, $local], joinDemos);
export const $shown = computed([$demos, $filter], filterDemos);
export const $tags = computed($demos, tagsOf);
export const $industries = computed($demos, industriesOf);

let owner = '';
let agency = '';

/** Demos put here while a list is being fetched, which the service may have read before them. */
const arrived = new Map<string, LibraryDemo>();

/**
 * Whose library this is, of which agency; what was open here before of another one is forgotten.
 */
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

/** Reads this browser's demos again. */
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

/** Puts a demo where it belongs by its age, instead of an earlier state of it. */
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
const keepers: Listener[] = [];

/**
 * Adds what is known here and not yet there (notes, changes on their way) to every list that is
 * fetched.
 */
export function keepWhileLoading(keep: Listener): void {
  keepers.push(keep);
}

function show(fetched: readonly LibraryDemo[]): void {
  const late = [...arrived.values()].filter(({ id }) => !fetched.some((one) => one.id === id));
  const demos = late.length > 0 ? addByAge(fetched, late) : [...fetched];
  $saved.set(keepers.reduce<readonly LibraryDemo[]>((kept, keep) => keep(kept), demos));
  $state.set('ready');
}

let loads = 0;

/**
 * Fetches the account's demos. The newest are shown as soon as they are there; a list that is shown
 * already stays until the whole of it has come again.
 */
export async function loadLibrary(): Promise<void> {
  reloadLocalDemos();
  if ($state.get() !== 'ready') $state.set('loading');
  loads += 1;
  arrived.clear();
  const load = loads;
  const asked = `${owner} ${agency}`;
  const isFirst = !$isWhole.get();
  const fetched: LibraryDemo[] = [];
  const result = await readPages(listDemos, (page) => {
    if (asked !== `${owner} ${agency}` || load !== loads) return false;
    fetched.push(...page.map(savedDemo));
    if (isFirst) show(fetched);
    return true;
  });
  if (asked !== `${owner} ${agency}` || load !== loads) return;
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
