import { templateOf } from '../../templates-data/model/slots.ts';

const templateIds = new Set(['law', 'finance', 'real-estate', 'technology']);
const firmPages =
  /^\/(?:practice-areas|attorneys|blog|about|contact|faq|privacy-policy|terms-of-service|disclaimer)(?:\/|$)/u;
const defaultFirm = 'premier';

/**
 * Which built page an address shows: `/demo?website=finance` the finance template, `/attorneys?firm=camrose` that firm's
 * attorneys, `/?firm=premier` that firm's home; everything else its own page.
 */
export function builtPathOf(path: string, query: URLSearchParams, exists: (path: string) => boolean): string {
  const asked = query.get('firm');
  const firm = asked !== null && /^[a-z0-9-]+$/u.test(asked) && exists(`/firms/${asked}`) ? asked : undefined;
  if (path === '/') return firm === undefined ? '/' : `/firms/${firm}`;
  if (path === '/demo' || path === '/demo/') {
    const website = query.get('website') ?? 'law';
    return `/industries/${templateOf(templateIds.has(website) ? website : 'law')}`;
  }
  if (path === '/gmrlaw' || path === '/gmrlaw/') return '/firms/gmrlaw';
  if (firmPages.test(path)) return `/firms/${firm ?? defaultFirm}${path}`;
  return path;
}

const listed = /^((?:\/(?:firms|industries)\/[^/]+)?\/(?:practice-areas|attorneys|blog))\/[^/]+\/?$/u;

/** The page that says, in the look of its site, that an article, attorney or practice area is not there; undefined elsewhere. */
export function notFoundPathOf(path: string): string | undefined {
  const list = listed.exec(path)?.[1];
  return list === undefined ? undefined : `${list}/not-found`;
}

/** Whether a path leads to such a page itself, which is a 404 under its own address too. */
export function isNotFoundPath(path: string): boolean {
  return notFoundPathOf(path) === path.replace(/\/$/u, '');
}
