import { expect, test } from 'vitest';
import { PackingQueue, type Packable } from './packing-queue.ts';

/** Packables of this size, and a function that finishes the running one. */
function slowly(): {
  thing: (size?: number) => Packable;
  finish: () => Promise<void>;
  packed: () => number;
} {
  const ends: (() => void)[] = [];
  let packed = 0;
  return {
    thing: (size = 10) => ({
      size,
      pack: () =>
        new Promise((resolve) =>
          ends.push(() => {
            packed += 1;
            resolve();
          }),
        ),
    }),
    finish: async () => {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    packed: () => packed,
  };
}

test('the queue holds at most its limit of entries', () => {
  const { thing } = slowly();
  const queue = new PackingQueue({ maxEntries: 5, maxBytes: 1_000_000, delay: 0 });
  for (let count = 0; count < 10_000; count += 1) queue.offer(thing());
  expect(queue.load.entries).toBe(5);
});

test('the queue holds at most its limit of bytes', () => {
  const { thing } = slowly();
  const queue = new PackingQueue({ maxEntries: 1000, maxBytes: 100, delay: 0 });
  const taken = Array.from({ length: 50 }, () => queue.offer(thing(30)));
  expect(queue.load).toEqual({ entries: 3, bytes: 90 });
  // The first one is not in the queue, because it runs.
  expect(taken.filter(Boolean)).toHaveLength(4);
});

test('entries are packed one at a time, and removed ones are not packed', async () => {
  const { thing, finish, packed } = slowly();
  const queue = new PackingQueue({ maxEntries: 10, maxBytes: 1000, delay: 0 });
  const [first, second, third] = [thing(), thing(), thing()];
  for (const one of [first, second, third]) queue.offer(one);
  queue.withdraw(second);
  expect(queue.load).toEqual({ entries: 1, bytes: 10 });
  await finish();
  await finish();
  await finish();
  expect([packed(), queue.load]).toEqual([2, { entries: 0, bytes: 0 }]);
});

test('a failed entry does not stop the others', async () => {
  const { thing, finish, packed } = slowly();
  const queue = new PackingQueue({ maxEntries: 10, maxBytes: 1000, delay: 0 });
  queue.offer({ size: 1, pack: () => Promise.reject(new Error('no memory')) });
  queue.offer(thing());
  await finish();
  await finish();
  expect(packed()).toBe(1);
});

test('what is replaced soon after it was offered is never packed', async () => {
  const queue = new PackingQueue({ maxEntries: 10, maxBytes: 1000, delay: 20 });
  const packed: string[] = [];
  const page = (name: string): Packable => ({
    size: 10,
    pack: () => {
      packed.push(name);
      return Promise.resolve();
    },
  });
  const edited = page('edited');
  queue.offer(edited);
  queue.offer(page('left alone'));
  queue.withdraw(edited);
  expect(packed).toEqual([]);
  await expect.poll(() => packed).toEqual(['left alone']);
});
