import { atom } from 'nanostores';

type Making =
  | { readonly at: 'idle' }
  | { readonly at: 'generating' }
  | {
      readonly at: 'refused';
      readonly sentence: string;
      /** The field with which the refusal can be resolved, if any. */
      readonly first?: 'sign-in' | 'make-room';
    };

/** Whether the demo is being saved, and why it was refused. */
export const $making = atom<Making>({ at: 'idle' });
