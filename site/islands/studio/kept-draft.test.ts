import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $draft, $origins, $values, clearDraft, patchDraft, typeValue } from './draft-store.ts';

useTestStorageEngine();
const { keepDraft, restoreDraft } = await import('./kept-draft.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  cleanTestStorage();
  setTestStorageKey('studio-draft', '');
  clearDraft();
});
afterEach(() => {
  forgetStore();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A store that nobody listens to is read anew after a second. */
function forgetStore(): void {
  vi.advanceTimersByTime(1001);
}

test('what was typed is there again after a reload, also what a field objects to', () => {
  const stop = keepDraft('u1');
  typeValue('businessName', 'Harrow & Finch');
  typeValue('email', 'office@');
  patchDraft({ step: 3, reached: 3 });
  stop();
  clearDraft();
  restoreDraft('u1');
  expect($values.get()).toMatchObject({ businessName: 'Harrow & Finch', email: 'office@' });
  expect($origins.get().businessName).toEqual({ kind: 'typed' });
  expect($draft.get()).toMatchObject({ step: 3, reached: 3 });
});

test('leaving the page saves at once', () => {
  const stop = keepDraft('u1');
  typeValue('slogan', 'Steady counsel');
  window.dispatchEvent(new Event('pagehide'));
  expect(getTestStorage()['studio-draft']).toContain('Steady counsel');
  stop();
});

test('the draft of another person is not shown', () => {
  const stop = keepDraft('u1');
  typeValue('businessName', 'Secret prospect');
  stop();
  restoreDraft('u2');
  expect($values.get().businessName).toBeUndefined();
});

test.each([
  ['{"owner":"u1","draft":{"step":"9"},"values":{"businessName":7,"evil":"x"}}', 1],
  ['{"owner":"u1","draft":{"step":4}}', 3],
  ['{"owner":"u1"', 1],
])('of a damaged draft only what can be right is used: %s', (kept, step) => {
  setTestStorageKey('studio-draft', kept);
  forgetStore();
  restoreDraft('u1');
  expect($draft.get().step).toBe(step);
  expect($values.get()).not.toHaveProperty('evil');
});
