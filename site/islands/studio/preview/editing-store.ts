import { atom } from 'nanostores';
import { textKeys } from '../../../../templates-data/model/text-keys.ts';
import { adoptItems, typeLink, typeEntry } from '../content/content-store.ts';
import { $content, $values, checkValue, endRun, typeValue, undo } from '../draft/draft-store.ts';
import { findEntry, ownText, type Target } from './preview-spots.ts';
import { hideText, leaveText, resetText, typeText } from '../content/text-store.ts';
import { $view } from '../shell/view-store.ts';

/** The position of the edited text, in pixels of the preview's box. */
export interface Spot {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** The text that is being edited in the preview. */
export interface Editing {
  readonly target: Target;
  readonly label: string;
  readonly length: number;
  readonly max: number;
  readonly spot: Spot;
  /** Whether the template has its own words, which can be restored. */
  readonly canReset: boolean;
  readonly canHide: boolean;
  /** Whether the last words of a headline are emphasized. */
  readonly isEmphasized: boolean;
  /** Why the last key had no effect. */
  readonly sentence: string;
}

export const $editing = atom<Editing | undefined>();

/** Requests of the panel to the preview. */
interface EditingHandle {
  readonly end: () => void;
  readonly cancel: () => void;
  readonly focus: () => void;
  readonly emphasize: () => void;
}

let handle: EditingHandle | undefined;

export function setEditing(next: EditingHandle | undefined): void {
  handle = next;
}

export const endEditing = (): void => handle?.end();
export const cancelEditing = (): void => handle?.cancel();
export const focusEditing = (): void => handle?.focus();
export const emphasizeEditing = (): void => handle?.emphasize();

/** Writes the typed text into the draft. */
export interface Writer {
  readonly write: (text: string) => void;
  readonly leave: () => void;
  /** Restores the text from before the edit. */
  readonly revert: () => void;
  /** The text as the draft has it; undefined while the template's words are shown. */
  readonly read: () => string | undefined;
}

/**
 * The entry of the client's list behind an item. Typical services become that list with the first
 * key.
 */
function findEntryKey({ list, index }: Extract<Target, { kind: 'item' }>): number | undefined {
  const own = findEntry(list, index);
  if (own) return own.key;
  if (list !== 'services' || $content.get().lists.services.length > 0) return undefined;
  return adoptItems('services', $view.get()?.lists['services'] ?? [])[index];
}

function writeTo(target: Target, text: string, key: { entry?: number | undefined }): void {
  switch (target.kind) {
    case 'slot':
      typeValue(target.name, text);
      break;
    case 'text':
      typeText(target.key, text);
      break;
    case 'booking':
      typeLink('booking', { label: text });
      break;
    case 'item':
      key.entry ??= findEntryKey(target);
      if (key.entry !== undefined) typeEntry(target.list, key.entry, target.name, text);
      break;
  }
}

export function createWriter(target: Target): Writer {
  endRun();
  const before = { content: $content.get(), values: $values.get() };
  const key: { entry?: number | undefined } = {};
  if (target.kind === 'item') key.entry = findEntry(target.list, target.index)?.key;
  return {
    write: (text) => writeTo(target, text, key),
    leave: () => {
      if (target.kind === 'text') leaveText(target.key);
      if (target.kind === 'slot') checkValue(target.name);
      endRun();
    },
    revert: () => {
      while ($content.get() !== before.content || $values.get() !== before.values)
        if (!undo()) break;
    },
    read: () => {
      if (target.kind !== 'item') return ownText(target);
      const entry = $content.get().lists[target.list].find((one) => one.key === key.entry);
      return entry?.texts[target.name];
    },
  };
}

/** Whether an item of the page can be edited; samples of an invented business cannot. */
export function isWritable(target: Target): boolean {
  if (target.kind !== 'item') return true;
  if (findEntry(target.list, target.index)) return true;
  return target.list === 'services' && $content.get().lists.services.length === 0;
}

export function canHideTarget(target: Target): boolean {
  return target.kind === 'text' && textKeys[target.key]?.needed !== true;
}

export function canResetTarget(target: Target): boolean {
  if (target.kind === 'text') return target.key in $content.get().texts;
  const hasDefault =
    target.kind === 'slot' && ['slogan', 'description', 'callToAction'].includes(target.name);
  return hasDefault && ownText(target) !== undefined;
}

/** Restores the template's words if the current ones differ. */
export function resetTarget(target: Target): void {
  if (target.kind === 'text') resetText(target.key);
  if (target.kind !== 'slot') return;
  endRun();
  typeValue(target.name, '');
  endRun();
}

export function hideTarget(target: Target): void {
  if (target.kind === 'text') hideText(target.key);
}
