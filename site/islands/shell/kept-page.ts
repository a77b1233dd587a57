const key = 'signInPage';

/** Stores the page to return to after signing in at Google or GitHub; without one, removes it. */
export function keepPage(page: Pick<Location, 'pathname' | 'search'> | undefined): void {
  try {
    if (page) sessionStorage.setItem(key, page.pathname + page.search);
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps no site data: the mailed link has to be opened again.
  }
}

/** The page to return to, once; only ever one of this site. */
export function takePage(): string | undefined {
  try {
    const page = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return page?.startsWith('/') === true && !page.startsWith('//') ? page : undefined;
  } catch {
    return undefined;
  }
}
