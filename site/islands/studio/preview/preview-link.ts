import { atom } from 'nanostores';
import type { SlotName } from '../../../../templates-data/model/slots.ts';
import type { Design } from '../../../../templates-data/model/designs.ts';
import type { ContentPart } from '../content/client-content.ts';
import type { PanelName } from '../shell/jump-to-field.ts';

/**
 * What of the page the form speaks of: a field, a part of the content, a section, or a text by its
 * key.
 */
export type Revealed = SlotName | ContentPart | `section-${PanelName}` | `texts.${string}`;

/** What the form asks of the preview, which is fetched after it and may not be there. */
export interface PreviewHandle {
  /**
   * Outlines the spot of a field and brings it into view, so that its change is seen while it is
   * typed.
   */
  readonly reveal: (name: Revealed) => void;
  /** Ends the outline of the spot that was being edited. */
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
