import { resolveBuiltPath, firmNamed, movedPath } from '../../templates-data/model/built-path.ts';
import { likelyDesign } from '../../templates-data/model/demo-kit.ts';
import { industryRule, templateIndustries } from '../../templates-data/model/industries.ts';
import { currentPath, isPagePath } from '../../templates-data/model/sections.ts';
import { paths } from '../paths.ts';
import { readSavedTemplate } from './local-demo.ts';

/** Ids of the sample firms; the build defines them (astro.config.mjs). */
declare const FIRM_IDS: readonly string[];

/** Storage key of the last firm, set by the gallery and by every page that names one. */
const key = 'currentFirmId';

/** Replaces storage in browsers without it. */
const nowhere: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

function storageHere(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return localStorage;
  } catch {
    return nowhere;
  }
}

/**
 * The address of the built page for an address, with its query; undefined when it is the same.
 * Stores the firm that it names.
 */
export function targetAddress(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  firmIds: readonly string[],
  now: number,
): string | undefined {
  const query = new URLSearchParams(search);
  const isFirm = (id: string): boolean => firmIds.includes(id);
  const choice = { path: pathname, query, isFirm, stored: storage.getItem(key) };
  const named = firmNamed(choice);
  if (named !== undefined) storage.setItem(key, named);
  const inApp = movedPath(pathname) ?? pathname;
  if (inApp.startsWith('/app/') && inApp !== '/app/')
    // Its page shows the address again (islands/app/start-app.tsx).
    return `/app/?at=${encodeURIComponent(inApp + search)}`;
  const template = query.get('template');
  const [, demo, within = ''] = /^\/demos\/([^/]+)(\/.*)?$/u.exec(pathname) ?? [];
  if (demo !== undefined) {
    const industry = templateIndustries.find((one) => demo.startsWith(`${one}-`)) ?? 'general';
    const path = within.replace(/\/$/u, '');
    const moved = currentPath(path);
    const page = moved ?? (path === '' || isPagePath(path) ? path : '/not-found');
    // A former address redirects home when the demo has no content for its current page.
    const mark = moved === undefined ? '' : '&moved';
    return `${paths.demoTemplate(industryRule(industry).design)}${page}/?demo=${encodeURIComponent(demo)}${mark}${hash}`;
  }
  const saved =
    pathname === '/' && named === undefined && template !== null
      ? readSavedTemplate(template, storage, now)
      : undefined;
  const built = saved
    ? paths.demoTemplate(likelyDesign(saved.overrides, saved.lists))
    : resolveBuiltPath(choice);
  if (built === pathname || built === '/') return undefined;
  query.delete('firm');
  query.delete('website');
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  return `${built.replace(/\/$/u, '')}/${rest}${hash}`;
}

/** Redirects to the built page for the address, or shows this one. */
export function followAddress(): void {
  const root = document.documentElement;
  const meant = targetAddress(new URL(location.href), storageHere(), FIRM_IDS, Date.now());
  const here = root.dataset['base'];
  if (
    meant === undefined ||
    (here !== undefined && new URL(meant, location.origin).pathname === `${here}/`)
  )
    root.style.visibility = '';
  else location.replace(meant);
}
