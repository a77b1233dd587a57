import { afterEach, expect, test, vi } from 'vitest';
import { cacheHtml, memoize, cacheReads } from './cache.ts';

afterEach(() => vi.unstubAllEnvs());

/** Returns a different text at each call. */
function drawing(): () => Promise<string> {
  let drawn = 0;
  return () => Promise.resolve(`drawn ${(drawn += 1)}`);
}

test('a build renders each part once for each site', async () => {
  vi.stubEnv('PROD', true);
  const [site, other, draw] = [{}, {}, drawing()];
  expect(await cacheHtml(site, 'footer', draw)).toBe('drawn 1');
  expect(cacheHtml(site, 'footer', draw)).toBe('drawn 1');
  expect(await cacheHtml(site, 'header', draw)).toBe('drawn 2');
  expect(await cacheHtml(other, 'footer', draw)).toBe('drawn 3');
});

test('a preview renders a part every time', async () => {
  const [site, draw] = [{}, drawing()];
  expect(await cacheHtml(site, 'footer', draw)).toBe('drawn 1');
  expect(await cacheHtml(site, 'footer', draw)).toBe('drawn 2');
});

test('a build reads each name once, a preview every time', async () => {
  let read = 0;
  const readNext = cacheReads((name: string) => Promise.resolve(`${name} ${(read += 1)}`));
  expect([await readNext('law'), await readNext('law')]).toEqual(['law 1', 'law 2']);
  vi.stubEnv('PROD', true);
  expect([await readNext('law'), await readNext('finance')]).toEqual(['law 2', 'finance 3']);
});

test('a value is made once for each object, even if it is undefined', () => {
  let made = 0;
  const key = {};
  const make = memoize((_: object): undefined => {
    made += 1;
  });
  make(key);
  make(key);
  expect(made).toBe(1);
});
