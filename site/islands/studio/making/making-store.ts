import { atom } from 'nanostores';

export type Making =
  | { readonly at: 'idle' }
  | { readonly at: 'generating' }
  | {
      readonly at: 'refused';
      readonly sentence: string;
      /** What has to be done first, if there is a place for it. */
      readonly first?: 'sign-in' | 'make-room';
    };

/** Whether a demo is being made of the draft, and why it was refused. */
export const $making = atom<Making>({ at: 'idle' });
