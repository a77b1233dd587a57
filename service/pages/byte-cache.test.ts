import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

test('the cache stays within its limit, and drops the least recently used value first', () => {
  const dropped: string[] = [];
  const cache = createByteCache<string>({ maxBytes: 100, onDrop: (value) => dropped.push(value) });
  for (const name of ['A', 'B']) cache.set(name, name, 40);
  cache.get('A');
  cache.set('C', 'C', 40);
  expect(dropped).toEqual(['B']);
  expect([cache.get('A'), cache.get('B'), cache.get('C')]).toEqual(['A', undefined, 'C']);
  expect(cache.bytes()).toBe(80);
});

test('a value that grows is counted as it is now, and is not dropped for it', () => {
  const dropped: object[] = [];
  const cache = createByteCache<object>({ maxBytes: 100, onDrop: (value) => dropped.push(value) });
  const one = {};
  cache.set('A', one, 40);
  cache.set('A', one, 90);
  expect([cache.bytes(), dropped.length]).toEqual([90, 0]);
  cache.set('A', {}, 30);
  expect([cache.bytes(), dropped]).toEqual([30, [one]]);
});

test('a value larger than the whole cache is not stored', () => {
  const cache = createByteCache<string>({ maxBytes: 100 });
  cache.set('A', 'A', 101);
  expect([cache.get('A'), cache.bytes()]).toEqual([undefined, 0]);
});
