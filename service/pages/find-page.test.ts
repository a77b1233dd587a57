import { describe, expect, test } from 'vitest';
import { isNotFoundPath, notFoundPaths } from './find-page.ts';

describe('an unknown address', () => {
  test.each([
    [
      '/firms/premier/attorneys/nobody',
      ['/firms/premier/attorneys/not-found', '/firms/premier/not-found', '/404'],
    ],
    [
      '/industries/finance/blog/nothing/',
      ['/industries/finance/blog/not-found', '/industries/finance/not-found', '/404'],
    ],
    ['/practice-areas/x', ['/practice-areas/not-found', '/404']],
    ['/firms/premier/nothing', ['/firms/premier/not-found', '/404']],
    ['/firms/premier/attorneys/a/b', ['/firms/premier/not-found', '/404']],
    ['/nothing', ['/404']],
    ['', ['/404']],
  ])('%s is answered with the first there is of %j', (path, pages) => {
    expect(notFoundPaths(path)).toEqual(pages);
  });

  test.each([
    '/firms/premier/blog/not-found',
    '/firms/premier/not-found/',
    '/404',
    '/404/',
    '/demo-missing/',
  ])('%s is a page for unknown addresses', (path) => expect(isNotFoundPath(path)).toBe(true));

  test.each(['/firms/premier/blog/law', '/industries/law', '/'])(
    '%s is an ordinary page',
    (path) => {
      expect(isNotFoundPath(path)).toBe(false);
    },
  );
});
