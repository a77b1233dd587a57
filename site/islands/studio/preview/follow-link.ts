import { isPagePath, type PagePath } from '../../../../templates-data/model/sections.ts';
import { $page } from '../shell/jump-to-field.ts';
import { $view } from '../shell/view-store.ts';

/** The demo's page, and its section, that a link leads to; undefined for other links. */
function findLinkedPage(
  href: string,
): { readonly page: PagePath; readonly anchor: string } | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  const [path = '', anchor = ''] = href.split('#');
  const page = path === '/' ? path : path.replace(/\/$/u, '');
  return isPagePath(page) ? { page, anchor } : undefined;
}

/** The section to scroll to once its page is shown. */
let arrival = '';

export function scrollTo(page: Document, anchor: string): void {
  if (anchor !== '') page.getElementById(decodeURIComponent(anchor))?.scrollIntoView();
}

/** Scrolls to the section of the last followed link. */
export function scrollToTarget(page: Document): void {
  scrollTo(page, arrival);
  arrival = '';
}

/** Shows the demo's page that a link leads to; returns false for other links. */
export function followLink(link: Element): boolean {
  const target = findLinkedPage(link.getAttribute('href') ?? '');
  if (!target || target.page === $page.get()) return false;
  if ($view.get()?.pages.includes(target.page) !== true) return false;
  arrival = target.anchor;
  $page.set(target.page);
  return true;
}
