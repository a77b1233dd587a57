import { atom } from 'nanostores';

export type Making =
  | { readonly at: 'idle' }
  | { readonly at: 'generating' }
  | { readonly at: 'refused'; readonly sentence: string; readonly signIn: boolean };

/** Whether a demo is being made of the draft just now, and why it was not. */
export const $making = atom<Making>({ at: 'idle' });
