import { atom, map } from 'nanostores';
import type { ScanOutcome } from '../../../service/contract/scan.ts';
import {
  normal,
  objection,
  slotNames,
  slots,
  type Overrides,
  type SlotName,
} from '../../../templates-data/model/slots.ts';
import { colorsOf, standardFeatures, type Feature } from './industry-choices.ts';

export type Step = 1 | 2 | 3 | 4;

/** Where a field's value came from; a field without an origin shows what the template brings. */
export type Origin = { readonly kind: 'site'; readonly snippet: string } | { readonly kind: 'typed' };
export type Origins = Partial<Record<SlotName, Origin>>;

export interface MadeDemo {
  readonly uniqueId: string;
  readonly industry: string;
  /** Kept in this browser because the service could not be reached. */
  readonly local: boolean;
}

/** Everything of the wizard but the values of the fields. */
export interface Draft {
  readonly step: Step;
  /** The furthest step that can be returned to. */
  readonly reached: Step;
  readonly url: string;
  /** The address the values were read from. */
  readonly scannedUrl: string;
  readonly outcome: ScanOutcome | undefined;
  /** What the scan read, kept so that its industry and colours can be taken up again. */
  readonly found: Overrides;
  readonly foundOrigins: Origins;
  readonly features: readonly Feature[];
  /** The link asked for, the same at every attempt, so that a repeated request makes no second demo. */
  readonly wish: string;
  readonly made: MadeDemo | undefined;
}

export function freshValues(industry = 'law'): Overrides {
  return {
    industry,
    ...colorsOf(industry),
    callToAction: 'Get Started',
    layout: 'standard',
    headerStyle: 'transparent',
    fontStyle: 'modern',
  };
}

export const freshDraft: Draft = {
  step: 1,
  reached: 1,
  url: '',
  scannedUrl: '',
  outcome: undefined,
  found: {},
  foundOrigins: {},
  features: standardFeatures,
  wish: '',
  made: undefined,
};

export const $draft = atom<Draft>(freshDraft);
/** The fields exactly as typed, whether they can be used or not. */
export const $values = map<Overrides>(freshValues());
export const $origins = map<Origins>({});
/** Fields that were left or paused in, and so may say what is wrong with them. */
export const $checked = map<Partial<Record<SlotName, boolean>>>({});
/** What the service objected to, by field. */
export const $refused = map<Partial<Record<SlotName, string>>>({});
/** What the page shows: of every field the last value that could be used. */
export const $shown = atom<Overrides>(freshValues());

export function patchDraft(change: Partial<Draft>): void {
  $draft.set({ ...$draft.get(), ...change });
}

/** A value as the page can show it: a text that is too long up to its limit, nothing for what cannot be shown at all. */
function usableValue(name: SlotName, value: string): string | undefined {
  const tidy = normal(name, value);
  if (objection(name, tidy) === undefined) return tidy;
  const { kind, max } = slots[name];
  if (kind !== 'text' && kind !== 'lines') return undefined;
  const cut = Array.from(tidy).slice(0, max).join('').trim();
  return objection(name, cut) === undefined ? cut : undefined;
}

function usable(values: Overrides, before: Overrides): Overrides {
  const shown: Overrides = {};
  for (const name of slotNames) {
    const value = values[name];
    if (value === undefined) continue;
    const kept = usableValue(name, value) ?? before[name];
    if (kept !== undefined) shown[name] = kept;
  }
  return shown;
}

/** Sets several fields at once; `origins` says where they came from, absent meaning from the template. */
export function setValues(change: Overrides, origins: Origins): void {
  const present = $origins.get();
  const nextOrigins = { ...present };
  for (const name of slotNames) {
    if (change[name] === undefined) continue;
    nextOrigins[name] = origins[name];
    if ($refused.get()[name] !== undefined) $refused.setKey(name, undefined);
  }
  const values = { ...$values.get(), ...change };
  $values.set(values);
  $origins.set(nextOrigins);
  $shown.set(usable(values, $shown.get()));
}

const typed: Origin = { kind: 'typed' };

/** One keystroke: the value, that it was typed, and the page. */
export function typeValue(name: SlotName, value: string): void {
  $values.setKey(name, value);
  if ($origins.get()[name] !== typed) $origins.setKey(name, value === '' ? undefined : typed);
  else if (value === '') $origins.setKey(name, undefined);
  if ($refused.get()[name] !== undefined) $refused.setKey(name, undefined);
  const shown = usableValue(name, value);
  if (shown !== undefined && shown !== $shown.get()[name]) $shown.set({ ...$shown.get(), [name]: shown });
}

export function checkValue(name: SlotName, on = true): void {
  if (($checked.get()[name] ?? false) !== on) $checked.setKey(name, on);
}

/** Replaces everything, for a new demo or one read back from the browser. */
export function replaceDraft(draft: Draft, values: Overrides, origins: Origins): void {
  $checked.set({});
  $refused.set({});
  $origins.set(origins);
  $values.set(values);
  $shown.set(usable(values, freshValues(values.industry ?? 'law')));
  $draft.set(draft);
}

export function clearDraft(): void {
  replaceDraft(freshDraft, freshValues(), {});
}
