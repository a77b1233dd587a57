import { atom } from 'nanostores';
import type { UpdateDemo } from '../../../service/contract/demos.ts';
import type { DealValue, Stage } from '../../../service/contract/stages.ts';
import { changeDemo } from '../library/change-demo.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { findSaved } from '../library/library-store.ts';
import { stageWords } from '../library/stage-words.ts';

/** The position of a demo in the pipeline. */
type PipelineState = Pick<LibraryDemo, 'stage' | 'stageAt' | 'lostReason'>;

/** A move that can still be undone. */
interface Move {
  readonly id: string;
  readonly uniqueId: string;
  readonly name: string;
  readonly from: PipelineState;
  readonly to: Stage;
}

export const $move = atom<Move | undefined>(undefined);
/** The last action as a text for screen readers. */
export const $announcement = atom('');

/** Time in which a move can be undone, in milliseconds. */
const undoMs = 10_000;
let end: ReturnType<typeof setTimeout> | undefined;

/** The undo bar stays while the pointer or the focus is on it. */
export function pauseMoveTimer(): void {
  clearTimeout(end);
}

export function resumeMoveTimer(): void {
  clearTimeout(end);
  end = setTimeout(() => $move.set(undefined), undoMs);
}

export function dismissMove(): void {
  clearTimeout(end);
  $move.set(undefined);
}

const pipelineState = ({ stage, stageAt, lostReason }: LibraryDemo): PipelineState => ({
  stage,
  stageAt,
  lostReason,
});

/** A reason is stored for lost deals only. */
function toUpdate({ stage, lostReason }: LibraryDemo): UpdateDemo {
  return stage === 'lost' ? { stage, lostReason } : { stage };
}

/**
 * Shows a demo at its new position immediately; if the service refuses, restores the old one and
 * shows the reason.
 */
function patchPipelineState(demo: LibraryDemo, to: PipelineState): Promise<boolean> {
  return changeDemo(demo.id, {
    apply: (current) => ({ ...current, ...to }),
    revert: (current, without) => ({ ...current, ...pipelineState(without) }),
    body: toUpdate,
    failure: ({ name, stage }) =>
      `${name} could not be moved to ${stageWords[to.stage]}. It is in ${stageWords[stage]} as before.`,
  });
}

/**
 * Moves a demo to another stage, with an undo for ten seconds. Returns whether the service accepted
 * it.
 */
export async function moveDemo(
  demo: LibraryDemo,
  to: Stage,
  reason: string | null = null,
): Promise<boolean> {
  const { id, uniqueId, name } = demo;
  const lostReason = to === 'lost' ? reason?.trim() || null : null;
  const move = { id, uniqueId, name, from: pipelineState(demo), to };
  const taken = patchPipelineState(demo, { stage: to, stageAt: Date.now(), lostReason });
  $move.set(move);
  resumeMoveTimer();
  const announcement = `${name} moved to ${stageWords[to]}. Press Z to undo.`;
  $announcement.set(announcement);
  const isTaken = await taken;
  if (!isTaken && $move.get() === move) dismissMove();
  if (!isTaken && $announcement.get() === announcement) $announcement.set('');
  return isTaken;
}

/** Undoes the last move; returns the moved demo, if any. */
export function undoMove(): LibraryDemo | undefined {
  const move = $move.get();
  const demo = move && findSaved(move.id);
  dismissMove();
  if (!demo || demo.stage !== move.to) return undefined;
  void patchPipelineState(demo, move.from);
  $announcement.set(`${demo.name} is in ${stageWords[move.from.stage]} again.`);
  return demo;
}

/** Saves the deal's value; null removes it. Returns whether the service accepted it. */
export function setValue(demo: LibraryDemo, value: DealValue | null): Promise<boolean> {
  return changeDemo(demo.id, {
    apply: (current) => ({ ...current, value }),
    revert: (current, without) => ({ ...current, value: without.value }),
    body: ({ value: current }) => ({ value: current }),
    failure: `The value of ${demo.name} was not saved.`,
  });
}
