import { atom } from 'nanostores';
import type { UpdateDemo } from '../../../service/contract/demos.ts';
import type { DealValue, Stage } from '../../../service/contract/stages.ts';
import { changeDemo } from '../library/change-demo.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { findSaved } from '../library/library-store.ts';
import { stageWords } from '../library/stage-words.ts';

/** Where a demo stands in the pipeline. */
type Standing = Pick<LibraryDemo, 'stage' | 'stageAt' | 'lostReason'>;

/** A move that can still be taken back. */
export interface Move {
  readonly id: string;
  readonly uniqueId: string;
  readonly name: string;
  readonly from: Standing;
  readonly to: Stage;
}

export const $move = atom<Move | undefined>(undefined);
/** What was done last, for who does not see the card move. */
export const $said = atom('');

/** How long a move can be taken back, in milliseconds. */
const undoMs = 10_000;
let end: ReturnType<typeof setTimeout> | undefined;

/** The way back stays while the pointer or the focus is on it. */
export function holdMove(): void {
  clearTimeout(end);
}

export function resumeMove(): void {
  clearTimeout(end);
  end = setTimeout(() => $move.set(undefined), undoMs);
}

export function forgetMove(): void {
  clearTimeout(end);
  $move.set(undefined);
}

const standingOf = ({ stage, stageAt, lostReason }: LibraryDemo): Standing => ({
  stage,
  stageAt,
  lostReason,
});

/** A reason is noted for a lost deal only. */
function bodyOf({ stage, lostReason }: LibraryDemo): UpdateDemo {
  return stage === 'lost' ? { stage, lostReason } : { stage };
}

/** Puts a demo somewhere else, at once; a refusal puts it back and is told. */
function put(demo: LibraryDemo, to: Standing): Promise<boolean> {
  const before = standingOf(demo);
  return changeDemo(demo.id, {
    apply: (present) => ({ ...present, ...to }),
    revert: (present) => (present.stage === to.stage ? { ...present, ...before } : present),
    body: bodyOf,
    failure: `${demo.name} could not be moved to ${stageWords[to.stage]}. It is in ${stageWords[before.stage]} as before.`,
  });
}

/** Moves a demo to another stage, with a way back for ten seconds. Whether the service took it. */
export async function moveDemo(
  demo: LibraryDemo,
  to: Stage,
  reason: string | null = null,
): Promise<boolean> {
  const { id, uniqueId, name } = demo;
  const lostReason = to === 'lost' ? reason?.trim() || null : null;
  const move = { id, uniqueId, name, from: standingOf(demo), to };
  const taken = put(demo, { stage: to, stageAt: Date.now(), lostReason });
  $move.set(move);
  resumeMove();
  $said.set(`${name} moved to ${stageWords[to]}. Press Z to undo.`);
  const isTaken = await taken;
  if (!isTaken && $move.get() === move) forgetMove();
  if (!isTaken) $said.set('');
  return isTaken;
}

/** Takes the last move back. The demo that moved, if there was one. */
export function undoMove(): LibraryDemo | undefined {
  const move = $move.get();
  const demo = move && findSaved(move.id);
  forgetMove();
  if (!demo || demo.stage !== move.to) return undefined;
  void put(demo, move.from);
  $said.set(`${demo.name} is in ${stageWords[move.from.stage]} again.`);
  return demo;
}

/** Notes what a deal is worth; null takes it away. Whether the service took it. */
export function setValue(demo: LibraryDemo, value: DealValue | null): Promise<boolean> {
  return changeDemo(demo.id, {
    apply: (present) => ({ ...present, value }),
    revert: (present) => (present.value === value ? { ...present, value: demo.value } : present),
    body: ({ value: present }) => ({ value: present }),
    failure: `The value of ${demo.name} was not saved.`,
  });
}
