import { atom } from 'nanostores';

/** The uniqueIds of the chosen demos. */
export const $picked = atom<ReadonlySet<string>>(new Set());
/** The demo chosen last, from which Shift selects a range. */
let last: string | undefined;

export function pickNone(): void {
  last = undefined;
  if ($picked.get().size > 0) $picked.set(new Set());
}

export function pickAll(uniqueIds: readonly string[]): void {
  $picked.set(new Set(uniqueIds));
}

/** Adds or removes a demo; with `range` adds all from the last chosen one to it. */
export function pickDemo(uniqueId: string, list: readonly string[], range = false): void {
  const picked = new Set($picked.get());
  const from = last === undefined ? -1 : list.indexOf(last);
  const to = list.indexOf(uniqueId);
  if (range && from >= 0 && to >= 0) {
    for (const one of list.slice(Math.min(from, to), Math.max(from, to) + 1)) picked.add(one);
  } else if (!picked.delete(uniqueId)) picked.add(uniqueId);
  last = uniqueId;
  $picked.set(picked);
}
