import type { Page } from './read-page.ts';

/**
 * Calls `read` once for each page, because a scan reads its home page several times. The result is
 * freed with the page.
 */
export function memoizeByPage<T extends object | undefined>(
  read: (page: Page) => T,
): (page: Page) => T {
  const results = new WeakMap<Page, { readonly value: T }>();
  return (page) => {
    const known = results.get(page);
    if (known !== undefined) return known.value;
    const value = read(page);
    results.set(page, { value });
    return value;
  };
}
