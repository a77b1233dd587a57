import { persistentAtom } from '@nanostores/persistent';
import { isSlotName, type Overrides } from '../../../templates-data/model/slots.ts';
import {
  $draft,
  $origins,
  $values,
  clearDraft,
  freshDraft,
  freshValues,
  replaceDraft,
  type Draft,
  type Origin,
  type Origins,
  type Step,
} from './draft-store.ts';

const saveDelay = 250;

const $kept = persistentAtom<string>('studio-draft', '', { listen: false });

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function stepFrom(value: unknown): Step {
  return value === 2 || value === 3 || value === 4 ? value : 1;
}

/** Texts stay as they were typed, also those a field objects to: nothing typed is lost. */
function valuesFrom(value: unknown): Overrides {
  const values: Overrides = {};
  for (const [name, one] of Object.entries(record(value))) {
    if (isSlotName(name) && typeof one === 'string') values[name] = one;
  }
  return values;
}

function originsFrom(value: unknown): Origins {
  const origins: Origins = {};
  for (const [name, one] of Object.entries(record(value))) {
    const { kind, snippet } = record(one);
    if (!isSlotName(name)) continue;
    if (kind === 'site') origins[name] = { kind, snippet: text(snippet) } satisfies Origin;
    if (kind === 'typed') origins[name] = { kind };
  }
  return origins;
}

function draftFrom(value: unknown): Draft {
  const kept = record(value);
  const made = record(kept['made']);
  const uniqueId = text(made['uniqueId']);
  const step = stepFrom(kept['step']);
  return {
    ...freshDraft,
    step: step === 4 && uniqueId === '' ? 3 : step,
    reached: stepFrom(kept['reached']),
    url: text(kept['url']),
    scannedUrl: text(kept['scannedUrl']),
    outcome: kept['outcome'] === 'partial' ? 'partial' : undefined,
    found: valuesFrom(kept['found']),
    foundOrigins: originsFrom(kept['foundOrigins']),
    wish: text(kept['wish']),
    made:
      uniqueId === ''
        ? undefined
        : { uniqueId, industry: text(made['industry']), local: made['local'] === true },
  };
}

/** Brings back what this person was working on in this browser; another person's draft is dropped. */
export function restoreDraft(owner: string): void {
  let kept: Record<string, unknown> = {};
  try {
    kept = record(JSON.parse($kept.get() || '{}'));
  } catch {
    $kept.set('');
  }
  if (kept['owner'] !== owner) {
    clearDraft();
    return;
  }
  const values = valuesFrom(kept['values']);
  replaceDraft(
    draftFrom(kept['draft']),
    { ...freshValues(values.industry), ...values },
    originsFrom(kept['origins']),
  );
}

/** Keeps the draft a moment after each change and at once when the page is left. Returns the end of it. */
export function keepDraft(owner: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    $kept.set(JSON.stringify({ owner, draft: $draft.get(), values: $values.get(), origins: $origins.get() }));
  };
  const saveSoon = (): void => {
    timer ??= setTimeout(save, saveDelay);
  };
  const stops = [$draft.listen(saveSoon), $values.listen(saveSoon), $origins.listen(saveSoon)];
  window.addEventListener('pagehide', save);
  return () => {
    window.removeEventListener('pagehide', save);
    for (const stop of stops) stop();
    if (timer !== undefined) save();
  };
}
