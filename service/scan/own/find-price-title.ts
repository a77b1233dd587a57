import { ownLimits } from '../../contract/scanned-words.ts';
import type { PricedItem } from '../../contract/scanned-words.ts';
import { rankPageKind } from '../page-kinds.ts';
import type { FoundWords, SitePage } from './own-words.ts';

/**
 * What the firm calls its price list, as "Catering menu": the last heading above the list with a
 * word for such lists. A list of trays for parties must not pass for the menu of the day.
 */
export function findPriceTitle(
  pages: readonly SitePage[],
  priceList: FoundWords<PricedItem[]> | undefined,
): FoundWords<string> | undefined {
  const [first] = priceList?.value ?? [];
  if (priceList === undefined || first === undefined) return undefined;
  const names = priceList.value.flatMap(({ name, group = '' }) => [name, group]);
  for (const { page } of pages) {
    const lines = page.lines.filter(({ place }) => place !== 'nav' && place !== 'footer');
    const last = priceList.value.at(-1)?.name ?? '';
    const start = lines.findIndex(({ text }) => text.startsWith(first.name));
    if (start < 0 || !lines.slice(start).some(({ text }) => text.startsWith(last))) continue;
    const title = lines
      .slice(0, start)
      .findLast(
        ({ text, heading }) =>
          heading > 0 && rankPageKind('prices', text) > 0 && !names.includes(text),
      );
    if (title === undefined || title.text.length > ownLimits.priceTitle) continue;
    const { source, confidence } = priceList;
    return { value: title.text, source, confidence, snippet: title.text };
  }
  return undefined;
}
