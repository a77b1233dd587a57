import { expect, test } from 'vitest';
import { parseFilter, serializeFilter } from './filter-address.ts';
import { noFilter, type Filter } from './filter-demos.ts';

const whole: Filter = {
  query: 'Müller & Söhne',
  starredOnly: true,
  tag: 'warm lead',
  industry: 'law',
  owner: 'user-2',
  stage: 'sent',
  sort: 'name',
};

const onBoard: Filter = { ...whole, view: 'board' };

test.each([
  ['nothing', noFilter],
  ['everything', whole],
  ['everything on the board', onBoard],
])('a filter of %s is parsed from its address unchanged', (_, filter) => {
  expect(parseFilter(serializeFilter(filter))).toEqual(filter);
});

test('without a filter the address has no query, and an unknown order becomes the default', () => {
  expect(serializeFilter(noFilter)).toBe('');
  expect(parseFilter('?sort=constructor').sort).toBe(noFilter.sort);
});
