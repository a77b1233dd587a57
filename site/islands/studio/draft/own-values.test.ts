import { expect, test } from 'vitest';
import { freshValues } from './draft.ts';
import { ownValues } from './own-values.ts';

test('unchosen styles are the trade’s, and no values of the draft', () => {
  const values = { ...freshValues(), layout: 'standard', businessName: 'Harbor' };
  const untouched = ownValues(values, {});
  expect(untouched.layout).toBeUndefined();
  expect(untouched.fontStyle).toBeUndefined();
  expect(untouched).toMatchObject({ businessName: 'Harbor', industry: 'general' });
  expect(ownValues(values, { layout: { kind: 'typed' } }).layout).toBe('standard');
});
