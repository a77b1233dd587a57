import { atom } from 'nanostores';
import type { PageShape } from '../library/page-shape.ts';

/** Positions of the sections of the page that is shown beside reading times. */
export const $shape = atom<
  (PageShape & { readonly demoId: string; readonly page: string }) | undefined
>();
