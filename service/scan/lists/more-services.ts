import { nameKey } from '../name/compare-names.ts';
import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { findServiceMenu, findProductMenu } from './services-in-menus.ts';
import {
  servicesHeading,
  toFoundServices as found,
  minServices,
  notService,
  cleanServices,
} from './service-words.ts';

const maxBeforeGoods = 6;

/**
 * The list under a heading in the footer or in a side menu: items, or lines of one kind as builders
 * write them.
 */
export function findInFooter(
  lines: readonly Line[],
  called = servicesHeading,
): FoundList<string> | undefined {
  for (const [index, { text, place, tag, heading }] of lines.entries()) {
    if (place !== 'footer' && (place !== 'nav' || heading === 0)) continue;
    if (tag === 'li' || text.length > 40 || !called.test(text)) continue;
    const after = lines.slice(index + 1, index + 20);
    const [first] = after;
    const end = after.findIndex(
      (line) =>
        line.heading > 0 ||
        line.tag !== (first?.tag ?? 'li') ||
        (line.tag !== 'li' && line.marks !== first?.marks),
    );
    const values = cleanServices(
      (end === -1 ? after : after.slice(0, end))
        .map((line) => line.text)
        .filter((entry) => !notService.test(entry)),
    );
    if (values.length >= minServices) return found(values, 'footer', 0.6);
  }
  return undefined;
}

/**
 * The page's list with the services of the footer; when the page has few, also with those of the
 * menu, which often has the whole range.
 */
export function addRest(
  list: FoundList<string> | undefined,
  page: Page,
): FoundList<string> | undefined {
  if (list === undefined) return undefined;
  const footer = findInFooter(page.lines)?.values ?? [];
  const menu = list.values.length > 4 ? [] : (findServiceMenu(page)?.values ?? []);
  // Firms that make or sell the goods they fit.
  const goods = list.values.length > maxBeforeGoods ? [] : (findProductMenu(page)?.values ?? []);
  return addMissing(list, [...footer, ...menu, ...goods]);
}

/** Adds the other lists to a short list of the page; a long one stays as it is. */
export function addToFew(
  list: FoundList<string> | undefined,
  page: Page,
): FoundList<string> | undefined {
  return list === undefined || list.values.length > minServices ? list : addRest(list, page);
}

/** A list with those services of another list that it does not contain in other words. */
export function addMissing(list: FoundList<string>, more: readonly string[]): FoundList<string> {
  const others = more.filter(
    (text) =>
      !list.values.some((value) => containsWords(value, text) || containsWords(text, value)),
  );
  return { ...list, values: cleanServices([...list.values, ...others]) };
}

/** Whether `value` contains every word of `text`: "Root Canal" in "Root Canal Treatment". */
function containsWords(value: string, text: string): boolean {
  const words = new Set(nameKey(value).split(' '));
  return nameKey(text)
    .split(' ')
    .every((word) => words.has(word));
}
