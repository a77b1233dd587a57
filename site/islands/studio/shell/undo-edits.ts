import { atom } from 'nanostores';
import type { KeyboardEvent } from 'react';
import { isSlotName } from '../../../../templates-data/model/slots.ts';
import { $draft, redo, undo } from '../draft/draft-store.ts';
import type { StepLabel } from '../draft/history.ts';
import { revealSlot } from '../preview/preview-link.ts';

/**
 * The step that was just undone or redone, or the item just moved, shown and announced for a
 * moment.
 */
export const $announcement = atom('');

const shownFor = 3000;
let end: ReturnType<typeof setTimeout> | undefined;

export function announce(words: string): void {
  clearTimeout(end);
  // Screen readers announce equal texts again only if they differ, so a blank is toggled.
  $announcement.set($announcement.get() === words ? `${words}\u00a0` : words);
  end = setTimeout(() => $announcement.set(''), shownFor);
}

function announceStep(mark: StepLabel | undefined, done: string, nothing: string): void {
  announce(mark ? `${done}: ${mark.label}` : nothing);
  if (mark?.field !== undefined && isSlotName(mark.field)) revealSlot(mark.field);
}

export function undoLast(): void {
  announceStep(undo(), 'Undone', 'Nothing to undo');
}

export function redoLast(): void {
  announceStep(redo(), 'Redone', 'Nothing to redo');
}

/** The letter of a key, also on keyboards without Latin letters. */
function keyLetter({ key, code }: { key: string; code: string }): string {
  return /^[a-z]$/iu.test(key) ? key.toLowerCase() : code.replace(/^Key/u, '').toLowerCase();
}

/** Text fields other than slots (an address, a pasted page) have the browser's own undo. */
function hasOwnUndo(target: EventTarget): boolean {
  return (
    (target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement &&
        ['text', 'search', 'url', 'email', 'tel'].includes(target.type))) &&
    !target.hasAttribute('data-slot-control')
  );
}

/** Ctrl or ⌘ with Z undoes; with Shift and Z, and Ctrl with Y, redoes. */
export function onUndoKeys(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
  if (nativeEvent.isComposing || altKey || ctrlKey === metaKey) return;
  const letter = keyLetter(event);
  const isUndo = letter === 'z' && !shiftKey;
  const isRedo = (letter === 'z' && shiftKey) || (letter === 'y' && ctrlKey && !shiftKey);
  if ((!isUndo && !isRedo) || hasOwnUndo(event.target) || $draft.get().step === 4) return;
  event.preventDefault();
  if (isUndo) undoLast();
  else redoLast();
}
