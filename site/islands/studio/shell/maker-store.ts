import { atom } from 'nanostores';
import type { DemoMaker } from '../../../../templates-data/model/demo-label.ts';

/** The agency that the preview's label names; undefined for who has none yet. */
export const $maker = atom<DemoMaker | undefined>();

/** Names an agency; what only its demos' visitors see is not shown in the studio. */
export function showMaker(name: string): void {
  $maker.set({ name, tone: 'dark', website: '', phone: '', email: '' });
}
