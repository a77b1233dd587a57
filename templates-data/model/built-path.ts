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

/** Addresses of before, and where they lead for good. */
export function movedPath(path: string): string | undefined {
  return /^\/account\/?$/u.test(path) ? '/app/settings/account' : undefined;
}

export interface Choice {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly isFirm: (id: string) => boolean;
  /** The firm that this browser stored as chosen; may be any text. */
  readonly stored?: string | null;
}

/** The sample firm that an address names, in its query or path; it becomes the chosen one. */
export function firmNamed({ path, query, isFirm }: Choice): string | undefined {
  const asked = /^\/gmrlaw\/?$/u.test(path) ? 'gmrlaw' : query.get('firm');
  return asked !== null && /^[a-z0-9-]+$/u.test(asked) && isFirm(asked) ? asked : undefined;
}

/**
 * `/demo?website=finance` shows the finance template, `/attorneys?firm=camrose` that firm's
 * attorneys, `/?firm=premier` that firm's home; every address of the workspace shows its one page,
 * and everything else its own.
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
