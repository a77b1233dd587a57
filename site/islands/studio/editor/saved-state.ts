import { atom } from 'nanostores';
import type { LibraryDemo } from '../../library/library-demo.ts';
import { $draft } from '../draft/draft-store.ts';
import type { Snapshot } from '../draft/draft.ts';

/** Whether the service has the edits of the demo in the editor. Times are milliseconds. */
export type Saving =
  | { readonly status: 'saved'; readonly time: number | undefined }
  | { readonly status: 'saving' }
  | { readonly status: 'offline'; readonly since: number }
  /** They are kept back until a paused call continues or ends. */
  | { readonly status: 'held' }
  /** The service refused them, for this reason. */
  | { readonly status: 'refused'; readonly sentence: string };

export const $saving = atom<Saving>({ status: 'saved', time: undefined });

/** The state of the edited demo that the service has. */
interface Base {
  readonly snapshot: Snapshot;
  readonly version: number;
}
let base: Base | undefined;

/** What the service has of the demo in the editor; undefined until it is known. */
export function savedBase(): Base | undefined {
  const { editing } = $draft.get();
  return base?.snapshot.draft.editing?.id === editing?.id ? base : undefined;
}

/** What is saved while a call is paused: the state that followers see. */
let paused: Snapshot | undefined;

export const pausedSnapshot = (): Snapshot | undefined => paused;

/** Keeps later edits back from the service, or no longer. */
export function setPausedSnapshot(snapshot: Snapshot | undefined): void {
  paused = snapshot;
}

export function setBase(snapshot: Snapshot, { version, updatedAt }: LibraryDemo): void {
  base = { snapshot, version };
  $saving.set({ status: 'saved', time: updatedAt });
}
