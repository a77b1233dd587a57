import { atom } from 'nanostores';
import type { SlotName } from '../../../../templates-data/model/slots.ts';
import type { Design } from '../../../../templates-data/model/designs.ts';
import type { ContentPart } from '../content/client-content.ts';
import type { PanelName } from '../shell/jump-to-field.ts';

/**
 * A part of the page that the form refers to: a slot, a part of the content, a section, or a text
 * by its key.
 */
export type Revealed = SlotName | ContentPart | `section-${PanelName}` | `texts.${string}`;

/** Requests of the form to the preview, which is fetched later and may be absent. */
interface PreviewHandle {
  /**
   * Outlines the element of a field and scrolls to it, so that its change is visible while typing.
   */
  readonly reveal: (name: Revealed) => void;
  /** Removes the outline of the edited element. */
  readonly leave: () => void;
  readonly top: () => void;
}

/** The design of the page in the preview, for the note on adjusted colours. */
export const $design = atom<Design>('law');

let handle: PreviewHandle | undefined;

export function setPreview(preview: PreviewHandle): void {
  handle = preview;
}

export const revealSlot = (name: Revealed): void => handle?.reveal(name);
export const leaveSlot = (): void => handle?.leave();
export const showTop = (): void => handle?.top();
