import { atom } from 'nanostores';
import type { LibraryDemo } from './library-demo.ts';

/** A deleted demo; `putBack` restores one that was stored on this device only. */
export interface DeletedDemo {
  readonly demo: LibraryDemo;
  readonly putBack?: () => void;
}

/** The demos of the last deletion, while one click can restore them. */
export const $deleted = atom<readonly DeletedDemo[]>([]);
/** Whether deleted demos are being restored. */
export const $restoring = atom(false);
