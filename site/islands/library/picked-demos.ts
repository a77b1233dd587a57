import { atom } from 'nanostores';

/** The links of the demos that are chosen to be changed together. */
export const $picked = atom<ReadonlySet<string>>(new Set());
/** The demo that was chosen last, from which Shift chooses a range. */
let last: string | undefined;

export function pickNone(): void {
  last = undefined;
  if ($picked.get().size > 0) $picked.set(new Set());
}

export function pickAll(uniqueIds: readonly string[]): void {
  $picked.set(new Set(uniqueIds));
}

/** Chooses a demo or leaves it out; with `range` all of the list from the last one to it. */
export function pick(uniqueId: string, list: readonly string[], range = false): void {
  const picked = new Set($picked.get());
  const from = last === undefined ? -1 : list.indexOf(last);
  const to = list.indexOf(uniqueId);
  if (range && from >= 0 && to >= 0) {
    for (const one of list.slice(Math.min(from, to), Math.max(from, to) + 1)) picked.add(one);
  } else if (!picked.delete(uniqueId)) picked.add(uniqueId);
  last = uniqueId;
  $picked.set(picked);
}
