import { beforeEach, expect, test } from 'vitest';
import {
  $content,
  $draft,
  $origins,
  $values,
  clearDraft,
  patchDraft,
  setValues,
  undo,
} from '../draft/draft-store.ts';
import { chooseIndustry } from './choose-industry.ts';

beforeEach(() => clearDraft());

test('another industry sets its colours and features', () => {
  setValues({ primaryColor: '#7a1f2b' }, { primaryColor: { kind: 'typed' } });
  patchDraft({ features: [] });
  chooseIndustry('finance');
  expect($values.get()).toMatchObject({ primaryColor: '#1e293b', secondaryColor: '#f59e0b' });
  expect($origins.get().primaryColor).toBeUndefined();
  expect($draft.get().features).toHaveLength(4);
});

test('choosing the present industry changes nothing', () => {
  setValues({ primaryColor: '#7a1f2b' }, { primaryColor: { kind: 'typed' } });
  chooseIndustry('general');
  expect($values.get().primaryColor).toBe('#7a1f2b');
});

test('a trade is chosen with its industry in one step, which can be undone', () => {
  chooseIndustry('medical', 'dentist');
  expect($values.get().industry).toBe('medical');
  expect($content.get().trade).toBe('dentist');
  expect(undo()?.label).toBe('Industry');
  expect($values.get().industry).toBe('general');
  expect($content.get().trade).toBe('');
});

test('another trade of the industry keeps the colors, and the industry as a whole removes the trade', () => {
  chooseIndustry('hospitality', 'bakery');
  setValues({ primaryColor: '#7a1f2b' }, { primaryColor: { kind: 'typed' } });
  chooseIndustry('hospitality', 'restaurant');
  expect($values.get().primaryColor).toBe('#7a1f2b');
  chooseIndustry('hospitality');
  expect($content.get().trade).toBe('');
});

test('the first choice after a scan without an industry keeps the scanned colors', () => {
  const site = { kind: 'site', snippet: '#7a1f2b' } as const;
  setValues({ industry: '', primaryColor: '#7a1f2b' }, { primaryColor: site });
  chooseIndustry('retail', 'florist');
  expect($values.get()).toMatchObject({ primaryColor: '#7a1f2b', secondaryColor: '#ec4899' });
});
