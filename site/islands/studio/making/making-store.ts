import { atom } from 'nanostores';

export type Making =
  | { readonly at: 'idle' }
  | { readonly at: 'generating' }
  | {
      readonly at: 'refused';
      readonly sentence: string;
      /** What has to be done first, where there is a place to do it. */
      readonly first?: 'sign-in' | 'make-room';
    };

/** Whether a demo is being made of the draft just now, and why it was not. */
export const $making = atom<Making>({ at: 'idle' });
