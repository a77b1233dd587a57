const site = /^\/(?:firms|industries)\/[^/]+/u;
const listed =
  /^((?:\/(?:firms|industries)\/[^/]+)?\/(?:practice-areas|attorneys|blog))\/[^/]+\/?$/u;

/**
 * Candidates for the "not found" page in the look of the address's site, the best first. Lists of
 * articles, attorneys and practice areas have their own, each site has one, and the product has
 * one.
 */
export function notFoundPaths(path: string): readonly string[] {
  const list = listed.exec(path)?.[1];
  const base = site.exec(path)?.[0];
  return [
    ...(list === undefined ? [] : [`${list}/not-found`]),
    ...(base === undefined ? [] : [`${base}/not-found`]),
    '/404',
  ];
}

const ownAddresses = /(?:\/not-found|^\/404|^\/demo-(?:missing|gone))\/?$/u;

/** Whether a path is that of a "not found" page, which is a 404 under its own address too. */
export function isNotFoundPath(path: string): boolean {
  return ownAddresses.test(path);
}
