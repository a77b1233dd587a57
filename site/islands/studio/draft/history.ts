import { atom, computed, type ReadableAtom } from 'nanostores';

/** The label of a step, and which further changes belong to it. */
export interface StepLabel {
  /** In the words of the form: `Headline`, `Theme Tech Teal`. */
  readonly label: string;
  /** The edited field: its changes form one step until a pause or a change elsewhere. */
  readonly field?: string | undefined;
  /** The change replaced the whole draft, so undoing it restores its step and link as well. */
  readonly whole?: boolean;
}

interface HistoryEntry<Snapshot> {
  readonly mark: StepLabel;
  /** The state to return to. */
  readonly snapshot: Snapshot;
}

export interface History<Snapshot> {
  readonly $canUndo: ReadableAtom<boolean>;
  readonly $canRedo: ReadableAtom<boolean>;
  /** Call before a change. `current` is called only when the change begins a new step. */
  readonly remember: (mark: StepLabel, current: () => Snapshot) => void;
  /** The field was left: the next edit begins a step of its own. */
  readonly endRun: () => void;
  /** The state before the last step; undefined when there is nothing to undo. */
  readonly undo: (current: Snapshot) => HistoryEntry<Snapshot> | undefined;
  readonly redo: (current: Snapshot) => HistoryEntry<Snapshot> | undefined;
  readonly forget: () => void;
  /** Replaces every state to which Undo and Redo return. */
  readonly rebase: (change: (snapshot: Snapshot) => Snapshot) => void;
}

const maxLength = 200;
/** Milliseconds between two keys after which the second begins a new step. */
const stepPauseMs = 1200;

/** A history of whole states. States share unchanged parts, so a step needs little memory. */
export function createHistory<Snapshot>(
  same: (one: Snapshot, other: Snapshot) => boolean,
  now: () => number = Date.now,
): History<Snapshot> {
  const $past = atom<readonly HistoryEntry<Snapshot>[]>([]);
  const $future = atom<readonly HistoryEntry<Snapshot>[]>([]);
  let run: { field: string; at: number } | undefined;
  const endRun = (): void => {
    run = undefined;
  };
  const step = (
    from: typeof $past,
    to: typeof $past,
    current: Snapshot,
  ): HistoryEntry<Snapshot> | undefined => {
    endRun();
    const entries = from.get();
    // Typing a word and deleting it again leaves nothing to undo.
    const at = entries.findLastIndex(({ snapshot }) => !same(snapshot, current));
    const entry = entries[at];
    from.set(entries.slice(0, Math.max(0, at)));
    if (entry) to.set([...to.get(), { mark: entry.mark, snapshot: current }]);
    return entry;
  };
  return {
    $canUndo: computed($past, (past) => past.length > 0),
    $canRedo: computed($future, (future) => future.length > 0),
    remember: (mark, current) => {
      const at = now();
      if (run && run.field === mark.field && at - run.at < stepPauseMs) {
        run.at = at;
        return;
      }
      run = mark.field === undefined ? undefined : { field: mark.field, at };
      $past.set([...$past.get().slice(1 - maxLength), { mark, snapshot: current() }]);
      if ($future.get().length > 0) $future.set([]);
    },
    endRun,
    undo: (current) => step($past, $future, current),
    redo: (current) => step($future, $past, current),
    forget: () => {
      endRun();
      $past.set([]);
      $future.set([]);
    },
    rebase: (change) => {
      for (const $entries of [$past, $future])
        $entries.set(
          $entries.get().map(({ mark, snapshot }) => ({ mark, snapshot: change(snapshot) })),
        );
    },
  };
}
