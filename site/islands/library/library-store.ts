import { atom, computed } from 'nanostores';
import { listDemos } from '../../../service/contract/demos.ts';
import { localDemos, type LocalDemo } from '../studio/making/local-demos.ts';
import { callEveryPage } from '../ui/call-every-page.ts';
import { toast } from '../ui/toast-store.ts';
import { filterDemos, noFilter, tagsOf, type Filter } from './filter-demos.ts';
import { joinDemos, savedDemo, type LibraryDemo } from './library-demo.ts';

export type LibraryState = 'loading' | 'ready' | 'failed' | 'signed-out';

export const $state = atom<LibraryState>('loading');
/** The account's demos, as far as they are known here. */
export const $saved = atom<readonly LibraryDemo[]>([]);
/** The demos that are kept in this browser. */
export const $local = atom<readonly LocalDemo[]>([]);
export const $filter = atom<Filter>(noFilter);
/** The link id of the demo in the detail panel. */
export const $selected = atom<string | undefined>(undefined);

export const $demos = computed([$saved, $local], joinDemos);
export const $shown = computed([$demos, $filter], filterDemos);
export const $tags = computed($demos, tagsOf);
export const $present = computed([$demos, $selected], (demos, selected) =>
  demos.find(({ uniqueId }) => uniqueId === selected),
);

let owner = '';

/** Whose library this is; what another person had open here before is forgotten. */
export function openLibrary(userId: string): void {
  if (owner !== userId) {
    $saved.set([]);
    $state.set('loading');
    $selected.set(undefined);
  }
  owner = userId;
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
}

/** Puts a demo where it belongs by its age, instead of an earlier state of it. */
export function putSaved(demo: LibraryDemo): void {
  const others = $saved.get().filter(({ id }) => id !== demo.id);
  $saved.set(
    [...others, demo].toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0)),
  );
}

export function removeSaved(id: string): void {
  $saved.set($saved.get().filter((demo) => demo.id !== id));
}

/** Shows a demo in the detail panel. */
export function selectDemo(uniqueId: string | undefined): void {
  $selected.set(uniqueId);
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

/** Fetches the account's demos. A list that is shown already stays while it is fetched again. */
export async function loadLibrary(): Promise<void> {
  reloadLocalDemos();
  if ($state.get() !== 'ready') $state.set('loading');
  const asked = owner;
  const result = await callEveryPage(listDemos);
  if (asked !== owner) return;
  if (result.ok) {
    const fetched = result.reply.map(savedDemo);
    $saved.set(keepers.reduce<readonly LibraryDemo[]>((demos, keep) => keep(demos), fetched));
    $state.set('ready');
    return;
  }
  if (result.status === 401) {
    $saved.set([]);
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
