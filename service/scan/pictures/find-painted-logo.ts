import { textData } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { findPainted } from './find-painted-opening.ts';
import { leadsHome } from './leads-home.ts';
import { findLandmark } from '../page/find-landmark.ts';

const maxElements = 1500;
const maxMarks = 12;
const calledLogo =
  /^(?:(?:site|header|main|nav|navbar|page|top|company)[-_]?)?(?:logo|brand|branding)(?:[-_]?(?:link|img|image|main|header|top|wrap|box|container))?$/u;
// Icons and sprites.
const unfit =
  /sprite|icon|arrow|bg[-_.]|background|pattern|gradient|banner|slide|photo|partner|client/u;

/**
 * Selectors (`.logo`, `#brand`, `.home`) of elements named logo, and of links to the home page in
 * the page's head.
 */
export function listLogoMarks({ elements }: Page, base: URL): readonly string[] {
  const marks = new Set<string>();
  for (const element of elements.slice(0, maxElements)) {
    const classes = (element.attribs['class'] ?? '').slice(0, 200).split(/\s+/u);
    const id = (element.attribs['id'] ?? '').slice(0, 60);
    const isHome =
      element.name === 'a' && leadsHome(element.attribs['href'], base) && isInHead(element);
    for (const mark of [...classes.map((one) => `.${one}`), `#${id}`]) {
      const name = mark.slice(1).toLowerCase();
      if (
        /^[.#][\w-]+$/u.test(mark) &&
        (calledLogo.test(name) || (isHome && /^(?:home|brand|logo)/u.test(name)))
      )
        marks.add(mark);
    }
    if (marks.size >= maxMarks) break;
  }
  return [...marks];
}

function isInHead(element: PageElement): boolean {
  let outer = element.parent;
  for (let depth = 0; depth < 6 && outer !== null && 'attribs' in outer; depth += 1) {
    const marks = `${outer.attribs['class'] ?? ''} ${outer.attribs['id'] ?? ''}`
      .slice(0, 200)
      .toLowerCase();
    const place = findLandmark(outer, marks);
    if (place !== undefined) return place === 'header' || place === 'nav';
    outer = outer.parent;
  }
  return false;
}

/**
 * The background picture that a style sheet gives to one of these elements, or to the link or
 * heading inside it.
 */
export function findPaintedLogo(
  css: string,
  marks: readonly string[],
  base: URL,
): Found | undefined {
  if (marks.length === 0) return undefined;
  return findPainted(
    css,
    (selectors) => selectors.split(',').some((selector) => paintsLogo(selector, marks)),
    (source) => parseLogoUrl(source, base),
  );
}

function paintsLogo(selector: string, marks: readonly string[]): boolean {
  const parts = selector.trim().split(/[\s>+~]+/u);
  const last = parts.at(-1) ?? '';
  if (/:(?!:?(?:before|after|link)\b)/u.test(last) || /foot/iu.test(selector)) return false;
  const own = /^(?:a|h1|span|img)$/u.test(last.replace(/:.*$/u, '')) ? (parts.at(-2) ?? '') : last;
  const names: readonly string[] = own.match(/[.#][\w-]+/gu) ?? [];
  return names.some((name) => marks.includes(name));
}

function parseLogoUrl(source: string, base: URL): URL | undefined {
  const url = source.startsWith('data:') ? null : URL.parse(source.trim(), base);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.href.length > 2048) return undefined;
  const file = (url.pathname.split('/').at(-1) ?? '').toLowerCase();
  return /\.(?:png|svg|gif|webp|jpe?g)$/u.test(file) && !unfit.test(file) ? url : undefined;
}

/**
 * The logo in the page's own styles: a `style` attribute of an element named logo, or a rule of the
 * page.
 */
export function findInlinePaintedLogo(page: Page, base: URL): Found | undefined {
  const marks = listLogoMarks(page, base);
  if (marks.length === 0) return undefined;
  for (const { name, attribs, children } of page.elements) {
    const own = `${attribs['class'] ?? ''} #${attribs['id'] ?? ''}`.split(/\s+/u);
    const css =
      name === 'style'
        ? children.map((child) => textData(child) ?? '').join('')
        : own.some((mark) => marks.includes(mark.startsWith('#') ? mark : `.${mark}`))
          ? `${marks[0] ?? ''}{${attribs['style'] ?? ''}}`
          : '';
    const found = css.includes('url(') ? findPaintedLogo(css, marks, base) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
