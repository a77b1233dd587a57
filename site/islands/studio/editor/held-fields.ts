import { atom } from 'nanostores';
import type { OtherEditor } from '../../../../service/contract/editing.ts';
import { usePart } from '../fields/use-slot.ts';

/** The other windows in which this demo is edited now. */
export const $otherEditors = atom<readonly OtherEditor[]>([]);

/** A short name for a line beside a field. */
export function editorName({ name, isYou }: OtherEditor): string {
  return isYou ? 'You, in another window' : (name.trim().split(/\s+/u)[0] ?? name);
}

/** The person who edits a field in another window; undefined without one. */
export function useHolder(field: string): OtherEditor | undefined {
  return usePart($otherEditors, (others) => others.find((one) => one.field === field));
}
