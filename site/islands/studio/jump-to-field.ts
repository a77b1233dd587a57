import { atom } from 'nanostores';
import type { SlotName } from '../../../templates-data/model/slots.ts';
import { $draft, patchDraft } from './draft-store.ts';
import { stepOf } from './field-rules.ts';

/** The field that gets the focus as soon as its step is on screen. */
export const $jump = atom<SlotName | undefined>(undefined);

/** On a phone: the preview is shown instead of the form. */
export const $looking = atom(false);

/** Opens the step of a field, and the field. */
export function jumpToField(name: SlotName): void {
  const { step, reached } = $draft.get();
  const target = stepOf(name);
  $looking.set(false);
  $jump.set(name);
  if (step !== target) patchDraft({ step: target, reached: reached < target ? target : reached });
}
