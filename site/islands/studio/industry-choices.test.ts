import { beforeEach, expect, test } from 'vitest';
import { $draft, $origins, $values, clearDraft, patchDraft, setValues } from './draft-store.ts';
import { chooseIndustry } from './choose-industry.ts';
import { industryChoices } from './industry-choices.ts';

beforeEach(clearDraft);

const states = (found?: string): Record<string, string> =>
  Object.fromEntries(industryChoices(found).map(({ value, state }) => [value, state]));

test('four industries can be picked and four are announced', () => {
  expect(states()).toEqual({
    law: 'open',
    technology: 'open',
    finance: 'open',
    'real-estate': 'open',
    medical: 'coming',
    education: 'coming',
    construction: 'coming',
    retail: 'coming',
  });
});

test('what the scan found can be picked, whichever it is', () => {
  expect(states('medical')['medical']).toBe('found');
  expect(industryChoices('hospitality')[0]).toEqual({
    value: 'hospitality',
    label: 'Hospitality',
    state: 'found',
  });
  expect(industryChoices('Dog grooming')[0]?.label).toBe('Dog grooming');
});

test('another industry brings its colours and features', () => {
  setValues({ primaryColor: '#7a1f2b' }, { primaryColor: { kind: 'typed' } });
  patchDraft({ features: [] });
  chooseIndustry('finance');
  expect($values.get()).toMatchObject({ primaryColor: '#1e293b', secondaryColor: '#f59e0b' });
  expect($origins.get().primaryColor).toBeUndefined();
  expect($draft.get().features).toHaveLength(4);
});

test('picking the present industry changes nothing', () => {
  setValues({ primaryColor: '#7a1f2b' }, { primaryColor: { kind: 'typed' } });
  chooseIndustry('law');
  expect($values.get().primaryColor).toBe('#7a1f2b');
});
