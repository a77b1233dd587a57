import { atom } from 'nanostores';
import type { LibraryDemo } from '../../library/library-demo.ts';
import { $draft } from '../draft/draft-store.ts';
import type { Moment } from '../draft/draft.ts';

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
  readonly moment: Moment;
  readonly version: number;
}
let base: Base | undefined;

/** What the service has of the demo in the editor; undefined until it is known. */
export function savedBase(): Base | undefined {
  const { editing } = $draft.get();
  return base?.moment.draft.editing?.id === editing?.id ? base : undefined;
}

/** What is saved while a call is paused: the state that followers see. */
let paused: Moment | undefined;

export const pausedMoment = (): Moment | undefined => paused;

/** Keeps later edits back from the service, or no longer. */
export function setPausedMoment(moment: Moment | undefined): void {
  paused = moment;
}

export function setBase(moment: Moment, { version, updatedAt }: LibraryDemo): void {
  base = { moment, version };
  $saving.set({ status: 'saved', time: updatedAt });
}
