import { atom } from 'nanostores';

type Making =
  | { readonly status: 'idle' }
  | { readonly status: 'generating' }
  | {
      readonly status: 'refused';
      readonly sentence: string;
      /** The field with which the refusal can be resolved, if any. */
      readonly first?: 'sign-in' | 'make-room';
    };

/** Whether the demo is being saved, and why it was refused. */
export const $making = atom<Making>({ status: 'idle' });
