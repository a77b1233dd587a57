import { textData } from './element-text.ts';
import type { PageElement, PageNode } from './element-text.ts';

const maxOfMenu = 150;
const minDish = 20;
const cost = /[$€£₹]\s?\d|\d\s?[$€£₹]|\d[.,]\d{2}(?!\d)/u;

/**
 * Whether an element marked as menu navigates the website. A menu of dishes has headings, sentences
 * or prices, or no links.
 */
export function isMenuOfLinks(menu: PageElement): boolean {
  if (menu.name === 'section' || menu.name === 'article') return false;
  const waiting: PageNode[] = [...menu.children];
  let links = 0;
  let length = 0;
  for (let seen = 0; waiting.length > 0 && seen < maxOfMenu; seen += 1) {
    const node = waiting.shift();
    const data = node === undefined ? undefined : textData(node);
    if (data !== undefined) {
      // White space between elements is not part of what was seen.
      if (data.trim() === '') seen -= 1;
      length += data.trim().length;
      if (cost.test(data.slice(0, 200))) return false;
    }
    if (node === undefined || !('attribs' in node)) continue;
    if (/^(?:h[1-6]|p)$/u.test(node.name)) return false;
    if (node.name === 'a' || node.name === 'button') links += 1;
    waiting.push(...node.children);
  }
  return links > 0 || (length < minDish && waiting.length === 0);
}

/** Whether an element has a link or a button, or too many elements to look through. */
export function hasLinks(outer: PageElement): boolean {
  const waiting: PageNode[] = [...outer.children];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    const node = waiting.shift();
    if (seen > maxOfMenu) return true;
    if (node === undefined || !('attribs' in node)) continue;
    if (/^(?:a|button|input|select)$/u.test(node.name)) return true;
    waiting.push(...node.children);
  }
  return false;
}

const minOfColumn = 3;
const maxOfColumn = 60;

/**
 * Whether a link is part of a column of links without list markup, as in footers. Such links are
 * read as the items of a list.
 */
export function isInColumn({ name, parent }: PageElement): boolean {
  if (name !== 'a' || parent === null || !('attribs' in parent)) return false;
  if (!/^(?:div|nav|section|footer|aside|td|li)$/u.test(parent.name)) return false;
  const { children } = parent;
  if (children.length > maxOfColumn * 2) return false;
  let links = 0;
  for (const child of children) {
    if ((textData(child)?.trim() ?? '') !== '') return false;
    if ('attribs' in child && !/^(?:a|br|h[2-6])$/u.test(child.name)) return false;
    if ('attribs' in child && child.name === 'a') links += 1;
  }
  return links >= minOfColumn;
}
