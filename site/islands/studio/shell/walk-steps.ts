import { $draft, $values, checkValue, patchDraft } from '../draft/draft-store.ts';
import type { WizardStep } from '../draft/draft.ts';
import { validateField, firstFault, secondStep } from '../fields/field-rules.ts';

function go(step: WizardStep): void {
  const { reached } = $draft.get();
  patchDraft({ step, reached: step > reached ? step : reached });
}

/** Animation frames to wait for a field whose panel is being fetched: two seconds or more. */
const maxFrames = 120;

/** Shows a field and focuses it once it is rendered and visible. */
export function focusField(name: string, frames = maxFrames): void {
  const control = document.getElementById(`f-${name}`);
  const isShown = control !== null && control.getClientRects().length > 0;
  if (!isShown && frames > 0) {
    requestAnimationFrame(() => focusField(name, frames - 1));
    return;
  }
  const isChoice = control instanceof HTMLInputElement && control.type === 'radio';
  const target = isChoice
    ? control.closest('fieldset')?.querySelector<HTMLElement>('input:enabled')
    : control;
  target?.focus();
  target?.closest('fieldset, div')?.scrollIntoView({ block: 'center' });
}

/** Opens the next step, or to the first invalid field of this one. */
export function goNext(): void {
  const { step } = $draft.get();
  if (step === 1) go(2);
  if (step !== 2) return;
  const values = $values.get();
  const fault = firstFault(secondStep, values);
  if (fault === undefined) {
    go(3);
    return;
  }
  for (const name of secondStep)
    if (validateField(name, values[name]) !== undefined) checkValue(name);
  focusField(fault);
}

export function goBack(): void {
  const { step } = $draft.get();
  if (step === 2) go(1);
  if (step === 3) go(2);
  if (step === 4) go(3);
}
