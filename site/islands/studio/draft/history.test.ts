import { expect, test } from 'vitest';
import { createHistory, type History } from './history.ts';

interface Page {
  readonly history: History<string>;
  readonly clock: { now: number };
  readonly write: (text: string, field?: string) => void;
  readonly undo: () => string | undefined;
  readonly redo: () => string | undefined;
  readonly text: () => string;
}

/** A page with one text and its history. */
function openPage(): Page {
  const clock = { now: 0 };
  const history = createHistory<string>(
    (one, other) => one === other,
    () => clock.now,
  );
  let text = '';
  const go = (way: 'undo' | 'redo') => (): string | undefined => {
    const entry = history[way](text);
    if (entry) text = entry.snapshot;
    return entry?.mark.label;
  };
  return {
    history,
    clock,
    write: (next, field) => {
      history.remember({ label: next, field }, () => text);
      text = next;
    },
    undo: go('undo'),
    redo: go('redo'),
    text: () => text,
  };
}

test('keys in one field are one step, and Undo and Redo restore both texts', () => {
  const page = openPage();
  for (const text of ['S', 'St', 'Ste']) page.write(text, 'slogan');
  page.undo();
  expect(page.text()).toBe('');
  page.redo();
  expect(page.text()).toBe('Ste');
});

test('a pause, another field, and leaving the field each start a step', () => {
  const page = openPage();
  page.write('a', 'slogan');
  page.clock.now += 5000;
  page.write('ab', 'slogan');
  page.write('abc', 'phone');
  page.history.endRun();
  page.write('abcd', 'phone');
  for (const before of ['abc', 'ab', 'a', '']) {
    page.undo();
    expect(page.text()).toBe(before);
  }
});

test('changes without a field are never combined', () => {
  const page = openPage();
  page.write('one');
  page.write('two');
  page.undo();
  expect(page.text()).toBe('one');
});

test('a change after Undo removes the steps of Redo', () => {
  const page = openPage();
  page.write('one');
  page.undo();
  expect(page.history.$canRedo.get()).toBe(true);
  page.write('two');
  expect(page.history.$canRedo.get()).toBe(false);
  expect(page.redo()).toBeUndefined();
});

test('steps without an effect are skipped', () => {
  const page = openPage();
  page.write('one');
  page.write('x', 'slogan');
  page.write('one', 'slogan');
  expect(page.undo()).toBe('one');
  expect(page.text()).toBe('');
});

test('at most two hundred steps are kept', () => {
  const page = openPage();
  for (let index = 0; index < 250; index += 1) page.write(String(index));
  let steps = 0;
  while (page.undo() !== undefined) steps += 1;
  expect(steps).toBe(200);
  expect(page.text()).toBe('49');
});
