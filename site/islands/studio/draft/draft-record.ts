/** Reads a draft from the browser's storage. Damaged or outdated values are skipped. */
import { isSlotName, type Overrides } from '../../../../templates-data/model/slots.ts';
import { freshDraft, type Draft, type WizardStep } from './draft.ts';
import type { Origin, Origins, SiteOrigin } from './origin.ts';
import type { Feature } from '../fields/industry-choices.ts';
import { readOthers } from './other-values.ts';

export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const number = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

function parseStep(value: unknown): WizardStep {
  return value === 2 || value === 3 || value === 4 ? value : 1;
}

/** Texts are kept as typed, even invalid ones, so that no typing is lost. */
export function parseValues(value: unknown): Overrides {
  const values: Overrides = {};
  for (const [name, one] of Object.entries(record(value))) {
    if (isSlotName(name) && typeof one === 'string') values[name] = one;
  }
  return values;
}

export function parseOrigin(value: unknown): Origin | undefined {
  const { kind, theirs } = record(value);
  if (kind === 'site') return parseSiteOrigin(value);
  if (kind !== 'typed') return undefined;
  const words = text(record(theirs)['words']);
  return words === '' ? { kind } : { kind, theirs: { ...parseSiteOrigin(theirs), words } };
}

function parseSiteOrigin(value: unknown): SiteOrigin {
  const { snippet, source, confidence } = record(value);
  return {
    kind: 'site',
    snippet: text(snippet),
    source: text(source),
    confidence: number(confidence) ?? 1,
  };
}

export function parseOrigins(value: unknown): Origins {
  const origins: Origins = {};
  for (const [name, one] of Object.entries(record(value))) {
    const origin = parseOrigin(one);
    if (isSlotName(name) && origin) origins[name] = origin;
  }
  return origins;
}

/** The chosen features, in their current wording. A demo may have been saved with others. */
function parseFeatures(value: unknown): readonly Feature[] {
  const records = Array.isArray(value) ? value.map(record) : [];
  if (records.some((one) => !freshDraft.features.some(({ id }) => id === one['id']))) {
    return records.map((one) => ({
      id: text(one['id']),
      name: text(one['name']),
      description: text(one['description']),
      enabled: one['enabled'] === true,
    }));
  }
  const features = freshDraft.features.map((feature) => {
    const enabled = records.find((one) => one['id'] === feature.id)?.['enabled'];
    return enabled === !feature.enabled ? { ...feature, enabled } : feature;
  });
  return features.every((feature, index) => feature === freshDraft.features[index])
    ? freshDraft.features
    : features;
}

export function parseDraft(value: unknown): Draft {
  const fields = record(value);
  const made = record(fields['made']);
  const editing = record(fields['editing']);
  const uniqueId = text(made['uniqueId']);
  const step = parseStep(fields['step']);
  return {
    step: step === 4 && uniqueId === '' ? 3 : step,
    reached: parseStep(fields['reached']),
    url: text(fields['url']),
    scannedUrl: text(fields['scannedUrl']),
    outcome: fields['outcome'] === 'partial' ? 'partial' : undefined,
    found: parseValues(fields['found']),
    foundOrigins: parseOrigins(fields['foundOrigins']),
    features: parseFeatures(fields['features']),
    // Drafts of older versions call it `wish`.
    requestedId: text(fields['requestedId'] ?? fields['wish']),
    made: uniqueId === '' ? undefined : { uniqueId, local: made['local'] === true },
    editing:
      text(editing['uniqueId']) === ''
        ? undefined
        : {
            id: text(editing['id']),
            uniqueId: text(editing['uniqueId']),
            name: text(editing['name']),
          },
    isUnsaved: fields['isUnsaved'] === true,
    others: readOthers(record(fields['others'])),
  };
}
