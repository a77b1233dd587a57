import { expect, test } from 'vitest';
import { newEntry, noContent } from '../content/client-content.ts';
import { freshDraft, type Snapshot } from '../draft/draft.ts';
import { mergeEdits } from './merge-edits.ts';
import { unsavedValues } from './unsaved-values.ts';

const typed = { kind: 'typed' } as const;

function snapshot(change: Partial<Snapshot> = {}): Snapshot {
  return { draft: freshDraft, values: {}, origins: {}, content: noContent, ...change };
}

const services = (...names: string[]): Snapshot['content']['lists'] => ({
  ...noContent.lists,
  services: names.map((name) => newEntry({ name }, typed)),
});

test('a colleague’s saved edits appear, and unsaved edits in other fields stay', () => {
  const saved = snapshot({ values: { businessName: 'Harbor', slogan: 'Old', phone: '1' } });
  const here = snapshot({ values: { businessName: 'Harbor', slogan: 'Typed here', phone: '1' } });
  const theirs = snapshot({
    values: { businessName: 'Harbor & Sons', slogan: 'Theirs', phone: '2' },
    content: { ...noContent, lists: services('Wills'), founded: '1987' },
  });
  const merged = mergeEdits(here, saved, theirs);
  expect(merged.values).toEqual({
    businessName: 'Harbor & Sons',
    slogan: 'Typed here',
    phone: '2',
  });
  expect(merged.content.lists.services.map(({ texts }) => texts)).toEqual([{ name: 'Wills' }]);
  expect(merged.content.founded).toBe('1987');
});

test('a list that is equal but for its entries’ numbers is left as it is', () => {
  const content = { ...noContent, lists: services('Wills', 'Trusts') };
  const here = snapshot({ content });
  const theirs = snapshot({ content: { ...noContent, lists: services('Wills', 'Trusts') } });
  expect(mergeEdits(here, here, theirs).content).toBe(content);
});

test('only what was edited is sent, and half-typed values wait until they are valid', () => {
  const before = { slogan: 'Old', businessName: 'Harbor', contactInfo: { phone: '1', email: '' } };
  const after = {
    slogan: 'New',
    businessName: 'Harbor',
    contactInfo: { phone: '2', email: '' },
  };
  const valid = snapshot({ values: { businessName: 'Harbor', industry: 'law', phone: '2' } });
  expect(unsavedValues(before, after, valid)).toEqual({
    slogan: 'New',
    contactInfo: { phone: '2' },
  });
  const halfTyped = snapshot({
    values: { businessName: 'Harbor', industry: 'law', email: 'office@' },
  });
  const sent = { ...before, contactInfo: { phone: '1', email: 'office@' } };
  expect(unsavedValues(before, sent, halfTyped)).toEqual({});
});
