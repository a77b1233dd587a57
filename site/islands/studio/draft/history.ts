import { atom, computed, type ReadableAtom } from 'nanostores';

/** What a step of the history is called, and when further changes belong to the same step. */
export interface Mark {
  /** In the words of the form: `Slogan`, `Theme Tech Teal`. */
  readonly label: string;
  /** The field that is being edited: its changes make one step until a pause or another change. */
  readonly field?: string | undefined;
  /**
   * The change replaced the whole draft, so going back brings back its step and its link as well.
   */
  readonly whole?: boolean;
}

interface Entry<Moment> {
  readonly mark: Mark;
  /** The state to return to. */
  readonly moment: Moment;
}

export interface History<Moment> {
  readonly $canUndo: ReadableAtom<boolean>;
  readonly $canRedo: ReadableAtom<boolean>;
  /** Call before a change. `present` is only asked for when the change begins a new step. */
  readonly remember: (mark: Mark, present: () => Moment) => void;
  /** The field was left: what is edited next is a step of its own. */
  readonly endRun: () => void;
  /** The state before the last step that changed anything; undefined when there is none. */
  readonly undo: (present: Moment) => Entry<Moment> | undefined;
  readonly redo: (present: Moment) => Entry<Moment> | undefined;
  readonly forget: () => void;
}

const maxLength = 200;
/** Milliseconds between two keys after which the second begins a step of its own. */
const pause = 1200;

/** A history of whole states. They are kept by reference, so a step costs a few words of memory. */
export function createHistory<Moment>(
  same: (one: Moment, other: Moment) => boolean,
  now: () => number = Date.now,
): History<Moment> {
  const $past = atom<readonly Entry<Moment>[]>([]);
  const $future = atom<readonly Entry<Moment>[]>([]);
  let run: { field: string; at: number } | undefined;
  const endRun = (): void => {
    run = undefined;
  };
  const step = (
    from: typeof $past,
    to: typeof $past,
    present: Moment,
  ): Entry<Moment> | undefined => {
    endRun();
    const entries = from.get();
    // A word typed and taken back left nothing to undo.
    const at = entries.findLastIndex(({ moment }) => !same(moment, present));
    const entry = entries[at];
    from.set(entries.slice(0, Math.max(0, at)));
    if (entry) to.set([...to.get(), { mark: entry.mark, moment: present }]);
    return entry;
  };
  return {
    $canUndo: computed($past, (past) => past.length > 0),
    $canRedo: computed($future, (future) => future.length > 0),
    remember: (mark, present) => {
      const at = now();
      if (run && run.field === mark.field && at - run.at < pause) {
        run.at = at;
        return;
      }
      run = mark.field === undefined ? undefined : { field: mark.field, at };
      $past.set([...$past.get().slice(1 - maxLength), { mark, moment: present() }]);
      if ($future.get().length > 0) $future.set([]);
    },
    endRun,
    undo: (present) => step($past, $future, present),
    redo: (present) => step($future, $past, present),
    forget: () => {
      endRun();
      $past.set([]);
      $future.set([]);
    },
  };
}
