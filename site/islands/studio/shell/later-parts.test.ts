import { expect, test } from 'vitest';
import { laterPart } from './later-parts.ts';

test('a part is fetched once for all its users, also for those who come while it is loading', async () => {
  const fetches: ((part: string) => void)[] = [];
  const later = laterPart<string>(() => new Promise((resolve) => fetches.push(resolve)));
  const seen: (string | undefined)[][] = [[], []];
  for (const mine of seen) {
    later.request();
    later.$part.listen((part) => mine.push(part));
  }
  fetches[0]?.('the steps');
  later.request();
  await expect.poll(() => seen).toEqual([['the steps'], ['the steps']]);
  later.request();
  expect(fetches).toHaveLength(1);
});

test('a part that could not be fetched is reported as missing, and fetched on the next request', async () => {
  let isOnline = false;
  const later = laterPart(() =>
    isOnline ? Promise.resolve('the steps') : Promise.reject(new Error('offline')),
  );
  later.request();
  await expect.poll(() => later.$part.get()).toBe('missing');
  isOnline = true;
  await expect
    .poll(() => {
      later.request();
      return later.$part.get();
    })
    .toBe('the steps');
});
