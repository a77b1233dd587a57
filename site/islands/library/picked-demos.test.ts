import { beforeEach, expect, test } from 'vitest';
import { $picked, pick, pickNone } from './picked-demos.ts';

const list = ['a', 'b', 'c', 'd', 'e'];
beforeEach(pickNone);

test('a demo is chosen, and left out again', () => {
  pick('b', list);
  expect([...$picked.get()]).toEqual(['b']);
  pick('b', list);
  expect($picked.get().size).toBe(0);
});

test('Shift chooses all from the last one on, in either direction', () => {
  pick('d', list);
  pick('b', list, true);
  expect([...$picked.get()].toSorted()).toEqual(['b', 'c', 'd']);
});

test('a range whose beginning is no longer in the list is one demo', () => {
  pick('x', ['x']);
  pick('c', list, true);
  expect($picked.get().has('c')).toBe(true);
  expect($picked.get().size).toBe(2);
});
