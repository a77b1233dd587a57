import { nameKey } from '../name/compare-names.ts';
import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { fromMenu, fromProductMenu } from './services-in-menus.ts';
import {
  calledServices,
  foundServices as found,
  minServices,
  tidyServices,
} from './service-words.ts';

const maxBeforeGoods = 6;

/** The list under a heading in the footer, or in a menu at the side. */
export function fromFooter(lines: readonly Line[]): FoundList<string> | undefined {
  for (const [index, { text, place, tag, heading }] of lines.entries()) {
    if (place !== 'footer' && (place !== 'nav' || heading === 0)) continue;
    if (tag === 'li' || text.length > 40 || !calledServices.test(text)) continue;
    const after = lines.slice(index + 1, index + 20);
    const end = after.findIndex((line) => line.heading > 0 || line.tag !== 'li');
    const values = tidyServices(
      (end === -1 ? after : after.slice(0, end)).map((line) => line.text),
    );
    if (values.length >= minServices) return found(values, 'footer', 0.6);
  }
  return undefined;
}

/**
 * The page's list, extended by services in the footer and, when the page shows few, in the menu,
 * which often has the whole range.
 */
export function withRest(
  list: FoundList<string> | undefined,
  page: Page,
): FoundList<string> | undefined {
  if (list === undefined) return undefined;
  const footer = fromFooter(page.lines)?.values ?? [];
  const menu = list.values.length > 4 ? [] : (fromMenu(page)?.values ?? []);
  // A firm that makes or sells what it fits.
  const goods = list.values.length > maxBeforeGoods ? [] : (fromProductMenu(page)?.values ?? []);
  return withMore(list, [...footer, ...menu, ...goods]);
}

/** A short list of the page with the rest; a long one speaks for itself. */
export function withFew(
  list: FoundList<string> | undefined,
  page: Page,
): FoundList<string> | undefined {
  return list === undefined || list.values.length > minServices ? list : withRest(list, page);
}

/** A list with further services that it does not name yet in other words. */
export function withMore(list: FoundList<string>, more: readonly string[]): FoundList<string> {
  const others = more.filter(
    (text) => !list.values.some((value) => holdsWords(value, text) || holdsWords(text, value)),
  );
  return { ...list, values: tidyServices([...list.values, ...others]) };
}

/** Whether every word of `text` stands in `value`: "Root Canal" in "Root Canal Treatment". */
function holdsWords(value: string, text: string): boolean {
  const words = new Set(nameKey(value).split(' '));
  return nameKey(text)
    .split(' ')
    .every((word) => words.has(word));
}
