import { isPagePath, type PagePath } from '../../../../templates-data/model/sections.ts';
import { $page } from '../shell/jump-to-field.ts';
import { $view } from '../shell/view-store.ts';

/**
 * A page of the demo that a link leads to, with the section there; undefined where it leads
 * elsewhere.
 */
function pageOfLink(
  href: string,
): { readonly page: PagePath; readonly anchor: string } | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  const [path = '', anchor = ''] = href.split('#');
  const page = path === '/' ? path : path.replace(/\/$/u, '');
  return isPagePath(page) ? { page, anchor } : undefined;
}

/** A section of the page that is scrolled to once the page is shown. */
let arrival = '';

export function scrollTo(page: Document, anchor: string): void {
  if (anchor !== '') page.getElementById(decodeURIComponent(anchor))?.scrollIntoView();
}

/** Scrolls to the section that the last followed link named. */
export function arrive(page: Document): void {
  scrollTo(page, arrival);
  arrival = '';
}

/** Shows the page of the demo that a link leads to; false where there is none to show. */
export function followLink(link: Element): boolean {
  const target = pageOfLink(link.getAttribute('href') ?? '');
  if (!target || target.page === $page.get()) return false;
  if ($view.get()?.pages.includes(target.page) !== true) return false;
  arrival = target.anchor;
  $page.set(target.page);
  return true;
}
