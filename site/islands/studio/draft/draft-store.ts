import { atom, map } from 'nanostores';
import {
  slotNames,
  slots,
  styleSlots,
  type Overrides,
  type SlotName,
} from '../../../../templates-data/model/slots.ts';
import { noContent, type ClientContent } from '../content/client-content.ts';
import { markValueRemoved } from '../content/removed-values.ts';
import {
  freshDraft,
  freshValues,
  type Draft,
  type EditedDemo,
  type FeatureRequests,
  type Snapshot,
} from './draft.ts';
import { typedOver, type Origins } from './origin.ts';
import { createHistory, type StepLabel } from './history.ts';
import type { OtherValues } from './other-values.ts';
import { usableValue, usableValues } from './usable-values.ts';

export const $draft = atom<Draft>(freshDraft);
/** The slots exactly as typed, valid or not. */
export const $values = map<Overrides>(freshValues());
export const $origins = map<Origins>({});
/** The client's lists, pictures and facts. */
export const $content = atom<ClientContent>(noContent);
/** Fields that were left, or in which typing paused, so that they may show their error. */
export const $checked = map<Partial<Record<SlotName, boolean>>>({});
/** Errors of the service, by field. */
export const $refused = map<Partial<Record<SlotName, string>>>({});
/** The values that the page shows: the last valid one of every slot. */
export const $shown = atom<Overrides>(freshValues());

export function patchDraft(change: Partial<Draft>): void {
  $draft.set({ ...$draft.get(), ...change });
}

export const currentSnapshot = (): Snapshot => ({
  draft: $draft.get(),
  values: $values.get(),
  origins: $origins.get(),
  content: $content.get(),
});

function isSame(one: Snapshot, other: Snapshot): boolean {
  return (
    slotNames.every((name) => (one.values[name] ?? '') === (other.values[name] ?? '')) &&
    one.content === other.content &&
    one.draft.features === other.draft.features &&
    one.draft.scannedUrl === other.draft.scannedUrl &&
    one.draft.editing?.id === other.draft.editing?.id
  );
}

const history = createHistory(isSame);
export const { $canUndo, $canRedo, endRun } = history;

/** Call before a change: the current state is what Undo returns to. */
export function rememberStep(mark: StepLabel): void {
  history.remember(mark, currentSnapshot);
}

/**
 * Returns to a state of the history: restores only the edited values, unless the step replaced the
 * whole draft.
 */
function returnTo(
  { draft, values, origins, content }: Snapshot,
  { field, whole = false }: StepLabel,
): void {
  if (whole) $draft.set(draft);
  else patchDraft({ features: draft.features });
  // A field that is valid again must not keep showing its error.
  if (field === undefined || whole) $checked.set({});
  $refused.set({});
  $values.set(values);
  $origins.set(origins);
  $content.set(content);
  $shown.set(usableValues(values, whole ? freshValues(values.industry) : $shown.get()));
}

/**
 * Undoes the last change.
 * @returns its label; undefined when there is nothing to undo.
 */
export function undo(): StepLabel | undefined {
  const entry = history.undo(currentSnapshot());
  if (entry) returnTo(entry.snapshot, entry.mark);
  return entry?.mark;
}

/**
 * Repeats the change that was undone last.
 * @returns its label; undefined when there is nothing to repeat.
 */
export function redo(): StepLabel | undefined {
  const entry = history.redo(currentSnapshot());
  if (entry) returnTo(entry.snapshot, entry.mark);
  return entry?.mark;
}

/**
 * Sets several slots at once. `origins` says where they came from; a slot without one comes from
 * the template.
 */
export function setValues(change: Overrides, origins: Origins, label = 'Change'): void {
  rememberStep({ label });
  const nextOrigins = { ...$origins.get() };
  for (const name of slotNames) {
    if (change[name] === undefined) continue;
    const origin = origins[name];
    nextOrigins[name] =
      origin?.kind === 'typed' ? typedOver(nextOrigins[name], $values.get()[name]) : origin;
    if ($refused.get()[name] !== undefined) $refused.setKey(name, undefined);
  }
  const values = { ...$values.get(), ...change };
  $values.set(values);
  $origins.set(nextOrigins);
  $shown.set(usableValues(values, $shown.get()));
}

/** One keystroke: stores the value and its origin, and shows it on the page. */
export function typeValue(name: SlotName, value: string): void {
  rememberStep({ label: slots[name].label, field: name });
  const hadOrigin = $origins.get()[name] !== undefined;
  if (hadOrigin || value !== '') $content.set(markValueRemoved($content.get(), name, value === ''));
  const former = $origins.get()[name];
  const typed = typedOver(former, $values.get()[name]);
  // An emptied field can still get the website's words back, so it keeps that origin.
  const origin = value === '' && !('theirs' in typed) ? undefined : typed;
  $values.setKey(name, value);
  if (former !== origin) $origins.setKey(name, origin);
  if ($refused.get()[name] !== undefined) $refused.setKey(name, undefined);
  const shown = usableValue(name, value, $values.get().industry);
  // A chosen style may equal the one shown so far, but is no longer the trade's.
  const isStyle = styleSlots.some((one) => one === name);
  if (shown !== undefined && (isStyle || shown !== $shown.get()[name]))
    $shown.set({ ...$shown.get(), [name]: shown });
}

/** A choice made with one click, which is a step of its own in the history. */
export function chooseValue(name: SlotName, value: string): void {
  endRun();
  typeValue(name, value);
  endRun();
}

export function setFeatureRequests(change: Partial<FeatureRequests>, label: string): void {
  rememberStep({ label });
  patchDraft(change);
}

/** Sets whether a field may show its error. */
export function checkValue(name: SlotName, on = true): void {
  if (($checked.get()[name] ?? false) !== on) $checked.setKey(name, on);
}

/**
 * Replaces the whole draft. With a label, the change can be undone; without one, the history is
 * cleared.
 */
export function replaceDraft({ draft, values, origins, content }: Snapshot, label?: string): void {
  if (label === undefined) history.forget();
  else rememberStep({ label, whole: true });
  $checked.set({});
  $refused.set({});
  $origins.set(origins);
  $values.set(values);
  $content.set(content);
  $shown.set(usableValues(values, freshValues(values.industry)));
  $draft.set(draft);
}

/** Starts a new demo. */
export function clearDraft(label?: string): void {
  replaceDraft(
    { draft: freshDraft, values: freshValues(), origins: {}, content: noContent },
    label,
  );
}

interface OpenOptions extends Partial<FeatureRequests> {
  readonly editing: EditedDemo;
  readonly content?: ClientContent;
  readonly others?: OtherValues;
}

/** A saved demo as a draft. `values` are its overrides; the template fills the others. */
export function savedSnapshot(
  values: Overrides,
  origins: Origins,
  { editing, content = noContent, ...requests }: OpenOptions,
): Snapshot {
  const industry = values.industry ?? 'general';
  const draft: Draft = {
    ...freshDraft,
    ...requests,
    step: 3,
    reached: 4,
    url: content.sourceUrl,
    requestedId: editing.uniqueId,
    made: { uniqueId: editing.uniqueId, local: false },
    editing,
  };
  return { draft, values: { ...freshValues(industry), ...values, industry }, origins, content };
}

/** Shows another state of the same demo, field by field. */
function showSnapshot({ values, origins, content, draft }: Snapshot): void {
  if (values !== $values.get()) {
    $values.set(values);
    $shown.set(usableValues(values, $shown.get()));
  }
  if (origins !== $origins.get()) $origins.set(origins);
  if (content !== $content.get()) $content.set(content);
  if (draft.features !== $draft.get().features) patchDraft({ features: draft.features });
}

/** Shows a state that includes a colleague's edits, which `rebase` adds to the history. */
export function adoptSnapshot(snapshot: Snapshot, rebase: (former: Snapshot) => Snapshot): void {
  history.rebase(rebase);
  showSnapshot(snapshot);
}

/** Returns to a former state of the same demo; Undo takes that back. */
export function restoreSnapshot(snapshot: Snapshot, label: string): void {
  endRun();
  rememberStep({ label });
  showSnapshot(snapshot);
}
