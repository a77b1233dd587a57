import { isConsentPart } from '../page/consent-words.ts';
import { parsePictureUrl } from './find-opening.ts';
import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';

const maxElements = 600;
const maxHeroes = 6;
const maxCssLength = 400_000;
const maxPictures = 150;
const maxRuleLength = 2000;
const openings = /hero|banner|jumbotron|masthead|intro|cover|splash|billboard|showcase/u;

/** Selectors (`.hero`, `#banner`) of the page's first elements that are named like openings. */
export function listHeroMarks({ elements }: Page): readonly string[] {
  const heroes = new Set<string>();
  for (const { name, attribs } of elements.slice(0, maxElements)) {
    if (heroes.size >= maxHeroes) break;
    if (!/^(?:section|header|div|main|article|figure)$/u.test(name)) continue;
    const classes = (attribs['class'] ?? '').slice(0, 300);
    const id = (attribs['id'] ?? '').slice(0, 100);
    if (isConsentPart(`${classes} ${id}`.toLowerCase())) continue;
    const names = [...classes.split(/\s+/u).map((one) => `.${one}`), `#${id}`];
    for (const one of names)
      if (/^[.#][\w-]+$/u.test(one) && openings.test(one.toLowerCase())) heroes.add(one);
  }
  return [...heroes];
}

/**
 * The background picture that a style sheet gives to one of the opening elements, as an absolute
 * address.
 */
export function findPaintedOpening(
  css: string,
  heroes: readonly string[],
  base: URL,
): Found | undefined {
  const painted = findPainted(
    css,
    (selector) => matchesLastPart(selector, heroes),
    (source) => parsePictureUrl(source, base),
  );
  return heroes.length === 0 ? undefined : painted;
}

/** The first background picture with a matching selector that `resolve` accepts. */
export function findPainted(
  css: string,
  fits: (selectors: string) => boolean,
  resolve: (source: string) => URL | undefined,
): Found | undefined {
  const text = css.slice(0, maxCssLength);
  let at = text.indexOf('url(');
  for (let seen = 0; at !== -1 && seen < maxPictures; seen += 1) {
    const source = /^\s{0,9}["']?([^"')]{1,2048})/u.exec(text.slice(at + 4, at + 2100))?.[1];
    const selector = readSelector(text, at);
    if (source !== undefined && selector !== undefined && fits(selector)) {
      const url = resolve(source);
      if (url !== undefined)
        return {
          value: url.href,
          source: 'style-sheet',
          confidence: 0.6,
          snippet: selector.trim().slice(0, 80),
        };
    }
    at = text.indexOf('url(', at + 4);
  }
  return undefined;
}

/** The selector of the rule at the offset `at`. */
function readSelector(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - maxRuleLength), at);
  const open = before.lastIndexOf('{');
  if (
    open === -1 ||
    !/(?:^|;)\s*background(?:-image)?\s*:[^;]*$/iu.test(before.slice(open + 1).slice(-600))
  )
    return undefined;
  const start = Math.max(
    before.lastIndexOf('}', open),
    before.lastIndexOf(';', open),
    before.lastIndexOf('{', open - 1),
    before.lastIndexOf('/', open),
  );
  return before.slice(start + 1, open);
}

/** Whether one of a rule's selectors, without `:hover`, matches one of the elements. */
function matchesLastPart(selectors: string, heroes: readonly string[]): boolean {
  return selectors.split(',').some((selector) => {
    const last =
      selector
        .trim()
        .split(/[\s>+~]+/u)
        .at(-1) ?? '';
    if (/:(?!:?(?:before|after)\b)/u.test(last)) return false;
    const names: readonly string[] = last.match(/[.#][\w-]+/gu) ?? [];
    return names.some((name) => heroes.includes(name));
  });
}
