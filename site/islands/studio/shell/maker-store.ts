import { atom } from 'nanostores';
import type { DemoMaker } from '../../../../templates-data/model/demo-label.ts';

/** The agency named by the preview's label; undefined for a person without one. */
export const $maker = atom<DemoMaker | undefined>();

/** Stores the agency, without the parts that only visitors of its demos see. */
export function showMaker(name: string): void {
  $maker.set({ name, tone: 'dark', website: '', phone: '', email: '' });
}
