import { atom } from 'nanostores';
import type { PageShape } from '../library/page-shape.ts';

/** Where the sections of the page stand that is shown beside what was read. */
export const $shape = atom<
  (PageShape & { readonly demoId: string; readonly page: string }) | undefined
>();
