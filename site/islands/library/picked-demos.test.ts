import { beforeEach, expect, test } from 'vitest';
import { $picked, pickDemo, pickNone } from './picked-demos.ts';

const list = ['a', 'b', 'c', 'd', 'e'];
beforeEach(pickNone);

test('a demo is added to the selection and removed again', () => {
  pickDemo('b', list);
  expect([...$picked.get()]).toEqual(['b']);
  pickDemo('b', list);
  expect($picked.get().size).toBe(0);
});

test('Shift selects all from the last chosen demo, in both directions', () => {
  pickDemo('d', list);
  pickDemo('b', list, true);
  expect([...$picked.get()].toSorted()).toEqual(['b', 'c', 'd']);
});

test('a range whose start is no longer in the list selects one demo', () => {
  pickDemo('x', ['x']);
  pickDemo('c', list, true);
  expect($picked.get().has('c')).toBe(true);
  expect($picked.get().size).toBe(2);
});
