const site = /^\/(?:firms|industries)\/[^/]+/u;
const listed =
  /^((?:\/(?:firms|industries)\/[^/]+)?\/(?:practice-areas|attorneys|blog))\/[^/]+\/?$/u;

/**
 * The pages that say, in the look of their site, that what an address names is not there; the first
 * that exists is meant. Articles, attorneys and practice areas have one each, the rest of a site
 * has one, and so has everything else.
 */
export function notFoundPathsOf(path: string): readonly string[] {
  const list = listed.exec(path)?.[1];
  const base = site.exec(path)?.[0];
  return [
    ...(list === undefined ? [] : [`${list}/not-found`]),
    ...(base === undefined ? [] : [`${base}/not-found`]),
    '/404',
  ];
}

const ownAddresses = /(?:\/not-found|^\/404|^\/demo-(?:missing|gone))\/?$/u;

/** Whether a path leads to such a page itself, which is a 404 under its own address too. */
export function isNotFoundPath(path: string): boolean {
  return ownAddresses.test(path);
}
