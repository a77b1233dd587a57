import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $draft,
  $origins,
  $values,
  clearDraft,
  patchDraft,
  replaceDraft,
  savedSnapshot,
  setFeatureRequests,
  typeValue,
  undo,
} from './draft-store.ts';
import {
  $saveState,
  $otherDrafts,
  deleteDraft,
  openUnsavedDraft,
  startSaving,
  restoreDraft,
  startOver,
  switchDraft,
} from './stored-draft.ts';

const prefix = 'studio-draft:';
let storage: Record<string, string>;
let stop: () => void = () => undefined;

/** A browser's storage: its entries are its own properties, its methods are not. */
function emptyStorage(): Record<string, string> {
  const entries: Record<string, string> = {};
  return Object.defineProperties(entries, {
    getItem: { value: (key: string) => (Object.hasOwn(entries, key) ? entries[key] : null) },
    setItem: { value: (key: string, value: string) => (entries[key] = value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(entries, key) },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('sessionStorage', emptyStorage());
  storage = emptyStorage();
  vi.stubGlobal('localStorage', storage);
  openStudio();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openStudio(owner = 'u1', isNew = true): void {
  restoreDraft(owner, isNew);
  stop = startSaving(owner);
}

/** A reload of the tab: only the browser's storage remains. */
function reload(owner = 'u1', isNew = true): void {
  stop();
  clearDraft();
  openStudio(owner, isNew);
}

const waitForSaving = (): unknown => vi.advanceTimersByTime(300);
const keptKeys = (): string[] => Object.keys(storage);
const readDraft = (key = keptKeys()[0] ?? ''): Record<string, unknown> =>
  JSON.parse(storage[key] ?? '{}') as Record<string, unknown>;

/** Another tab writes the draft of a key. */
function otherTabWrites(key: string, businessName: string): void {
  storage[key] = JSON.stringify({ ...readDraft(key), writer: 'another', values: { businessName } });
}

test('typed values are restored after a reload, also invalid ones', () => {
  typeValue('businessName', 'Harrow & Finch');
  typeValue('email', 'office@');
  patchDraft({ step: 3, reached: 3 });
  reload();
  expect($values.get()).toMatchObject({ businessName: 'Harrow & Finch', email: 'office@' });
  expect($origins.get().businessName).toEqual({ kind: 'typed' });
  expect($draft.get()).toMatchObject({ step: 3, reached: 3 });
  expect($saveState.get()).toBe('restored');
});

test('requested features, the demo being edited and the outcome of a scan survive a reload', () => {
  const editing = { id: 'r1', uniqueId: 'law-foo-abc123', name: 'Foo' };
  const origin = { kind: 'site', snippet: 'Foo', source: 'title', confidence: 0.4 } as const;
  replaceDraft(savedSnapshot({ businessName: 'Foo' }, { businessName: origin }, { editing }));
  const features = $draft
    .get()
    .features.map((one) => (one.id === 'seo' ? { ...one, enabled: false } : one));
  setFeatureRequests({ features }, 'x');
  patchDraft({ isUnsaved: true });
  reload('u1', false);
  expect($draft.get()).toMatchObject({ editing, features, isUnsaved: true });
  expect($origins.get().businessName).toEqual(origin);
  // A new demo begins empty, and the unsaved edits are found again by the demo's link.
  reload();
  expect($draft.get().editing).toBeUndefined();
  expect(openUnsavedDraft('u1', editing.uniqueId)).toBe(true);
  expect($draft.get()).toMatchObject({ editing, features });
});

test('leaving the page saves immediately', () => {
  typeValue('slogan', 'Steady counsel');
  window.dispatchEvent(new Event('pagehide'));
  expect(storage[keptKeys()[0] ?? '']).toContain('Steady counsel');
});

test('an untouched wizard stores nothing', () => {
  typeValue('slogan', 'x');
  waitForSaving();
  typeValue('slogan', '');
  waitForSaving();
  expect(keptKeys()).toEqual([]);
});

test('the draft of another person is neither shown nor removed', () => {
  typeValue('businessName', 'Secret prospect');
  reload('u2');
  expect($values.get().businessName).toBeUndefined();
  expect($otherDrafts.get()).toEqual([]);
  reload('u1');
  expect($values.get().businessName).toBe('Secret prospect');
});

test('two tabs that edit the same draft end with a draft each', () => {
  typeValue('businessName', 'Mine');
  waitForSaving();
  const [shared = ''] = keptKeys();
  otherTabWrites(shared, 'Theirs');
  typeValue('businessName', 'Mine, and more');
  waitForSaving();
  expect(readDraft(shared)['values']).toEqual({ businessName: 'Theirs' });
  reload();
  expect($values.get().businessName).toBe('Mine, and more');
  expect($otherDrafts.get()).toMatchObject([{ id: shared.slice(prefix.length), name: 'Theirs' }]);
});

test('a draft that another tab deletes during typing is saved again', () => {
  typeValue('businessName', 'Mine');
  waitForSaving();
  const [key = ''] = keptKeys();
  Reflect.deleteProperty(storage, key);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
  expect(readDraft(key)['values']).toMatchObject({ businessName: 'Mine' });
});

test('another draft can be opened and deleted, and the present one stays', () => {
  typeValue('businessName', 'First');
  waitForSaving();
  const [first = ''] = keptKeys();
  otherTabWrites(first, 'Theirs');
  typeValue('businessName', 'Second');
  waitForSaving();
  const id = first.slice(prefix.length);
  switchDraft('u1', id);
  expect($values.get().businessName).toBe('Theirs');
  const [second] = $otherDrafts.get();
  expect(second?.name).toBe('Second');
  deleteDraft('u1', second?.id ?? '');
  expect(keptKeys()).toEqual([first]);
});

test('starting over deletes the draft, and can be undone', () => {
  typeValue('businessName', 'Harrow & Finch');
  waitForSaving();
  startOver();
  waitForSaving();
  expect(keptKeys()).toEqual([]);
  expect($values.get().businessName).toBeUndefined();
  expect(undo()?.label).toBe('Start over');
  waitForSaving();
  reload();
  expect($values.get().businessName).toBe('Harrow & Finch');
});

test('a full storage is reported, and the wizard continues', () => {
  const setItem = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full: unknown = Object.create(storage, { setItem: { value: setItem } });
  vi.stubGlobal('localStorage', full);
  reload();
  typeValue('businessName', 'Harrow & Finch');
  waitForSaving();
  expect($saveState.get()).toBe('full');
  expect($values.get().businessName).toBe('Harrow & Finch');
});

test('blocked storage is reported too', () => {
  vi.stubGlobal('localStorage', undefined);
  reload();
  typeValue('businessName', 'Harrow & Finch');
  waitForSaving();
  expect($saveState.get()).toBe('full');
});

const now = Date.now();
test.each([
  ['cut off', '{"version":2,"owner":"u1"', 1, false],
  ['of another version', `{"version":1,"owner":"u1","savedAt":${now}}`, 1, false],
  ['left for months', '{"version":2,"owner":"u1","savedAt":5}', 1, false],
  [
    'with impossible values',
    `{"version":2,"owner":"u1","savedAt":${now},"draft":{"step":"9","features":7},"values":{"businessName":7,"evil":"x"}}`,
    1,
    true,
  ],
  ['without its link', `{"version":2,"owner":"u1","savedAt":${now},"draft":{"step":4}}`, 3, true],
])('of a draft %s only valid values are used', (_, text, step, stays) => {
  storage[`${prefix}x`] = text;
  vi.setSystemTime(now);
  reload();
  expect($draft.get().step).toBe(step);
  expect($draft.get().features).toHaveLength(4);
  expect($values.get()).not.toHaveProperty('evil');
  expect(keptKeys().includes(`${prefix}x`)).toBe(stays);
});
