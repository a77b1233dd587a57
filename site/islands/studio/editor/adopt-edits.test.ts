import { beforeEach, expect, test } from 'vitest';
import { noContent } from '../content/client-content.ts';
import { patchContent } from '../content/content-store.ts';
import {
  $content,
  $values,
  adoptSnapshot,
  endRun,
  currentSnapshot,
  redo,
  rememberStep,
  replaceDraft,
  savedSnapshot,
  typeValue,
  undo,
} from '../draft/draft-store.ts';
import type { Snapshot } from '../draft/draft.ts';
import { mergeEdits, rebaseOn } from './merge-edits.ts';

const editing = { id: '1', uniqueId: 'law-harbor-a1b2c3', name: 'Harbor' };
const first = savedSnapshot({ businessName: 'Harbor', slogan: 'Old', phone: '1' }, {}, { editing });

beforeEach(() => replaceDraft(first));

/** Shows what a colleague saved on top of `saved`, as the editor does. */
function adopt(saved: Snapshot, change: Partial<Snapshot>): void {
  const theirs = { ...saved, ...change };
  const before = currentSnapshot();
  const after = mergeEdits(before, saved, theirs);
  adoptSnapshot(after, rebaseOn(saved, theirs, { before, after }));
}

test('Undo takes back an own edit, and keeps what a colleague saved in other fields', () => {
  typeValue('slogan', 'Mine');
  endRun();
  adopt(first, {
    values: { ...first.values, phone: '2' },
    content: { ...noContent, founded: '1987' },
  });
  expect($values.get()).toMatchObject({ slogan: 'Mine', phone: '2' });
  expect(undo()?.label).toBe('Headline');
  expect($values.get()).toMatchObject({ slogan: 'Old', phone: '2' });
  expect($content.get().founded).toBe('1987');
  redo();
  expect($values.get()).toMatchObject({ slogan: 'Mine', phone: '2' });
  expect($content.get().founded).toBe('1987');
});

test('an own edit that a colleague replaced is not undone any more', () => {
  typeValue('slogan', 'Mine');
  endRun();
  typeValue('phone', '3');
  endRun();
  // Both edits were saved before the colleague changed one of the fields.
  const saved = currentSnapshot();
  adopt(saved, { values: { ...saved.values, slogan: 'Theirs' } });
  expect(undo()?.label).toBe('Phone');
  expect($values.get()).toMatchObject({ slogan: 'Theirs', phone: '1' });
  expect(undo()).toBeUndefined();
  expect($values.get()['slogan']).toBe('Theirs');
});

test('an unsaved edit of the same field stays, and undoing it shows the colleague’s', () => {
  typeValue('slogan', 'Mine');
  endRun();
  adopt(first, { values: { ...first.values, slogan: 'Theirs' } });
  expect($values.get()['slogan']).toBe('Mine');
  undo();
  expect($values.get()['slogan']).toBe('Theirs');
});

test('steps in lists and texts are rebased too, and equal states are no steps', () => {
  rememberStep({ label: 'Texts' });
  patchContent({ texts: { 'about.heading': 'Mine' } });
  adopt(first, { content: { ...noContent, founded: '1987', hiddenPages: ['/faq'] } });
  expect($content.get()).toMatchObject({ texts: { 'about.heading': 'Mine' }, founded: '1987' });
  undo();
  expect($content.get()).toMatchObject({ texts: {}, founded: '1987', hiddenPages: ['/faq'] });
  expect(undo()).toBeUndefined();
});
