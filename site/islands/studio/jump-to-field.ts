import { atom } from 'nanostores';
import type { SlotName } from '../../../templates-data/model/slots.ts';
import type { ContentPart } from './client-content.ts';
import { $draft, patchDraft } from './draft-store.ts';
import { stepOf } from './field-rules.ts';

/** The field that gets the focus as soon as its step is on screen. */
export const $jump = atom<string | undefined>(undefined);

/** On a phone: the preview is shown instead of the form. */
export const $looking = atom(false);

/** The parts of the client's content that are open to be edited. */
export const $opened = atom<Readonly<Partial<Record<ContentPart, boolean>>>>({});

/** Opens the step of a field, and the field. */
export function jumpToField(name: SlotName): void {
  const { step, reached } = $draft.get();
  const target = stepOf(name);
  $looking.set(false);
  $jump.set(name);
  if (step !== target) patchDraft({ step: target, reached: reached < target ? target : reached });
}

/** Opens the list, picture or facts of the client in the third step, at one of its controls where that is named. */
export function jumpToPart(part: ContentPart, control: string = part): void {
  const { step, reached } = $draft.get();
  $looking.set(false);
  $opened.set({ ...$opened.get(), [part]: true });
  $jump.set(control);
  if (step !== 3) patchDraft({ step: 3, reached: reached < 3 ? 3 : reached });
}
