/**
 * Maps an address to a built page. The service uses it for its first answer, static hosts in a
 * script in the head. Both know the sample firms; the browser also knows the firm that was chosen
 * before.
 */
import { templateIndustry } from './industries.ts';

/** The industries whose sample sites the gallery shows, one for each design. */
const templateIds = new Set([
  'law',
  'finance',
  'real-estate',
  'technology',
  'hospitality',
  'construction',
  'education',
]);
const firmPages =
  /^\/(?:practice-areas|attorneys|blog|about|contact|faq|privacy-policy|terms-of-service|disclaimer)(?:\/|$)/u;
const defaultFirm = 'premier';

/** The present form of a former address, for a permanent redirect; undefined for others. */
export function movedPath(path: string): string | undefined {
  return /^\/account\/?$/u.test(path) ? '/app/settings/account' : undefined;
}

interface Choice {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly isFirm: (id: string) => boolean;
  /** The stored id of the last chosen firm, unvalidated. */
  readonly stored?: string | null;
}

/** The sample firm in an address's query or path; callers store it as the chosen one. */
export function firmNamed({ path, query, isFirm }: Choice): string | undefined {
  const requested = /^\/gmrlaw\/?$/u.test(path) ? 'gmrlaw' : query.get('firm');
  return requested !== null && /^[a-z0-9-]+$/u.test(requested) && isFirm(requested)
    ? requested
    : undefined;
}

/**
 * The built page for an address. `/demo?website=finance` is the finance template,
 * `/attorneys?firm=camrose` that firm's attorneys, `/?firm=premier` that firm's home; all addresses
 * of the workspace are one page.
 */
export function resolveBuiltPath(choice: Choice): string {
  const { path, query, isFirm, stored = null } = choice;
  if (/^\/app(?:\/|$)/u.test(path)) return '/app';
  const named = firmNamed(choice);
  if (path === '/' || path === '/gmrlaw' || path === '/gmrlaw/')
    return named === undefined ? path : `/firms/${named}`;
  if (path === '/demo' || path === '/demo/') {
    const website = query.get('website') ?? 'law';
    return `/industries/${templateIndustry(templateIds.has(website) ? website : 'law')}`;
  }
  if (!firmPages.test(path)) return path;
  const before = stored !== null && isFirm(stored) ? stored : defaultFirm;
  return `/firms/${named ?? before}${path}`;
}
