import { ownLimits } from '../../contract/scanned-words.ts';
import type { PricedItem } from '../../contract/scanned-words.ts';
import type { Line } from '../page/read-lines.ts';
import { rankPageKind } from '../page-kinds.ts';

/**
 * What the firm calls its price list, as "Catering menu": the last heading above the list with a
 * word for such lists. A list of trays for parties must not pass for the menu of the day.
 */
export function findPriceTitle(
  lines: readonly Line[],
  items: readonly PricedItem[],
): string | undefined {
  const names = new Set(items.flatMap(({ name, group = '' }) => [name, group]));
  const read = lines.filter(({ place }) => place !== 'nav' && place !== 'footer');
  const start = read.findIndex(({ text }) => text.startsWith(items[0]?.name ?? ''));
  const title = read
    .slice(0, Math.max(0, start))
    .findLast(
      ({ text, heading }) => heading > 0 && rankPageKind('prices', text) > 0 && !names.has(text),
    );
  return title !== undefined && title.text.length <= ownLimits.priceTitle ? title.text : undefined;
}
