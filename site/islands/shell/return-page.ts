const key = 'signInPage';

/** Stores the page to return to after signing in at Google or GitHub; without one, removes it. */
export function storeReturnPage(page: Pick<Location, 'pathname' | 'search'> | undefined): void {
  try {
    if (page) sessionStorage.setItem(key, page.pathname + page.search);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, the mailed link must be opened again.
  }
}

/** Reads and removes the page to return to; always a page of this site. */
export function takeReturnPage(): string | undefined {
  try {
    const page = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return page?.startsWith('/') === true && !page.startsWith('//') ? page : undefined;
  } catch {
    return undefined;
  }
}
