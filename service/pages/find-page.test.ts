import { describe, expect, test } from 'vitest';
import { builtPathOf, isNotFoundPath, notFoundPathOf } from './find-page.ts';

const exists = (path: string): boolean => path === '/firms/premier' || path === '/firms/camrose';

test.each([
  ['/', '', '/'],
  ['/', 'firm=camrose', '/firms/camrose'],
  ['/', 'firm=nobody', '/'],
  ['/', 'firm=../secret', '/'],
  ['/demo', '', '/industries/law'],
  ['/demo', 'website=real-estate', '/industries/real-estate'],
  ['/demo', 'website=toString', '/industries/law'],
  ['/gmrlaw', '', '/firms/gmrlaw'],
  ['/attorneys', '', '/firms/premier/attorneys'],
  ['/blog/x', 'firm=camrose', '/firms/camrose/blog/x'],
  ['/about', 'firm=nobody', '/firms/premier/about'],
  ['/templates', '', '/templates'],
])('%s with "%s" shows the built page %s', (path, query, built) => {
  expect(builtPathOf(path, new URLSearchParams(query), exists)).toBe(built);
});

describe('an address below a list that has no such entry', () => {
  test.each([
    ['/firms/premier/attorneys/nobody', '/firms/premier/attorneys/not-found'],
    ['/industries/finance/blog/nothing/', '/industries/finance/blog/not-found'],
    ['/practice-areas/x', '/practice-areas/not-found'],
    ['/firms/premier/about', undefined],
    ['/firms/premier/attorneys', undefined],
    ['/firms/premier/attorneys/a/b', undefined],
  ])('%s is answered with %s', (path, page) => {
    expect(notFoundPathOf(path)).toBe(page);
  });

  test('the page that says so is known as such', () => {
    expect(isNotFoundPath('/firms/premier/blog/not-found')).toBe(true);
    expect(isNotFoundPath('/firms/premier/blog/law')).toBe(false);
  });
});
