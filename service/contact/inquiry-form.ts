import type { Database } from '../db/open.ts';
import { findBySlug } from '../demos/slugs.ts';
import type { Deps } from '../deps.ts';
import type { FormValues } from '../forms/form-page.ts';
import type { AgencySite } from '../hosts/find-host.ts';

/** Path of the page that the form was on; `/` for an address that is not ours. */
export function ownPath(
  address: string,
  { origins, publicOrigin, demoOrigin }: Deps['env'],
  site: AgencySite | undefined,
): string {
  const url = URL.parse(address, publicOrigin);
  const isOwn =
    url && (origins.has(url.origin) || url.origin === demoOrigin || url.hostname === site?.host);
  // A path that begins with `//` would lead to another host.
  return isOwn ? url.pathname.replace(/^\/+/u, '/') + url.search : '/';
}

/** The form's values as its script would send them from the page at that path. */
export function toInquiry(
  { consent, practiceArea, message, ...typed }: FormValues,
  path: string,
  demo: string | undefined,
): unknown {
  const [site] = /^\/(?:firms|industries)\/[\w-]+/u.exec(path) ?? [];
  return {
    ...typed,
    message: message?.replaceAll('\r\n', '\n'),
    practiceArea: practiceArea === 'default' ? '' : practiceArea,
    consent: consent === 'on',
    ...(demo === undefined ? { site } : { demo }),
  };
}

/** The demo whose page is at a path; undefined for a page of a sample firm. */
export async function findDemoByPath(
  db: Database,
  site: AgencySite | undefined,
  path: string,
): Promise<string | undefined> {
  if (!site) return /^\/demos\/([^/]+)/u.exec(path)?.[1];
  const address = /^\/([^/?]+)/u.exec(path)?.[1] ?? '';
  return (await findBySlug(db, site.agencyId, address))?.uniqueId ?? '-';
}
