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

/** The list under a heading in the footer or in a side menu. */
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
 * The page's list with the services of the footer; when the page has few, also with those of the
 * menu, which often has the whole range.
 */
export function withRest(
  list: FoundList<string> | undefined,
  page: Page,
): FoundList<string> | undefined {
  if (list === undefined) return undefined;
  const footer = fromFooter(page.lines)?.values ?? [];
  const menu = list.values.length > 4 ? [] : (fromMenu(page)?.values ?? []);
  // Firms that make or sell the goods they fit.
  const goods = list.values.length > maxBeforeGoods ? [] : (fromProductMenu(page)?.values ?? []);
  return withMore(list, [...footer, ...menu, ...goods]);
}

/** Adds the other lists to a short list of the page; a long one stays as it is. */
export function withFew(
  list: FoundList<string> | undefined,
  page: Page,
): FoundList<string> | undefined {
  return list === undefined || list.values.length > minServices ? list : withRest(list, page);
}

/** A list with those services of another list that it does not contain in other words. */
export function withMore(list: FoundList<string>, more: readonly string[]): FoundList<string> {
  const others = more.filter(
    (text) => !list.values.some((value) => holdsWords(value, text) || holdsWords(text, value)),
  );
  return { ...list, values: tidyServices([...list.values, ...others]) };
}

/** Whether `value` contains every word of `text`: "Root Canal" in "Root Canal Treatment". */
function holdsWords(value: string, text: string): boolean {
  const words = new Set(nameKey(value).split(' '));
  return nameKey(text)
    .split(' ')
    .every((word) => words.has(word));
}
