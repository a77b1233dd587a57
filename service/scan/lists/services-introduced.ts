import { capitalize } from '../page/clean-text.ts';
import { itemsBelow } from '../page/items-below.ts';
import type { Line } from '../page/read-lines.ts';
import {
  cleanServices,
  introducesOthers,
  introducesServices,
  minServices,
  notService,
  servicesHeading,
} from './service-words.ts';

const maxItems = 30;
/** A list that was typed with dashes, without markup. */
const dashed = /^[•·*✓✔–-]\s*\p{L}/u;

const isTyped = ({ tag, text }: Line): boolean => tag !== 'li' && dashed.test(text);
/** The rest of an item that a line break splits: "and free advice". */
const goesOn = /^(?:and|or|und|oder|et|ou|y|o|e|en|of)\s/u;

/**
 * The items of the list directly below a sentence that introduces services: "We repair:". A heading
 * that ends with a colon may be such a sentence, and a list typed with dashes needs no colon.
 * Undefined below any other line.
 */
export function readIntroduced(
  lines: readonly Line[],
  index: number,
): readonly string[] | undefined {
  const [line, next] = [lines[index], lines[index + 1]];
  if (line === undefined) return undefined;
  const { text, heading } = line;
  if (introducesOthers.test(text)) return undefined;
  if (heading > 0) {
    const isIntroduction =
      text.endsWith(':') &&
      !servicesHeading.test(text) &&
      !notService.test(text) &&
      introducesServices.test(text);
    const items = isIntroduction ? itemNames(itemsBelow(lines, index, maxItems)) : [];
    return items.length < minServices ? undefined : items;
  }
  const typed = dashed.test(next?.text ?? '')
    ? itemNames(itemsBelow(lines, index, maxItems, isTyped))
    : [];
  if (typed.length >= minServices && introducesServices.test(text.replace(/\.$/u, ':')))
    return typed;
  return introducesServices.test(text) ? itemNames(itemsBelow(lines, index, maxItems)) : undefined;
}

function itemNames(items: readonly Line[]): readonly string[] {
  const texts = items.map(({ text }) => text.replace(/^[•·*✓✔–-]\s*/u, ''));
  return texts.some((text) => goesOn.test(text)) ? [] : cleanServices(texts.map(capitalize));
}
