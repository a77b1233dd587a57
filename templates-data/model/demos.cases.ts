import { listCases, type ListCase } from './client-lists.cases.ts';
import { slotCases } from './slots.cases.ts';

/**
 * One table of demos. The tests compare the page that the service sends with a static host's, the
 * studio's preview and a duplicate's.
 */
export const demoCases: readonly ListCase[] = [
  ...slotCases.map(({ outcome, overrides }) => ({ outcome, overrides, lists: {} })),
  ...listCases,
];
