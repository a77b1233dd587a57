import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { cleanServices, notService, toFoundServices } from './service-words.ts';

const minHeads = 4;
/** What is left over, and the parts of a price list that are no services. */
const otherGroups =
  /^(?:other|others|misc(?:ellaneous)?|extras?|sonstiges|weiteres|autres?|divers|otros|altro|overig(?:e)?|outros|inne|andet|annat|annet|övrigt|terms|notes?|allergen\p{L}*|cancel\p{L}*(?: policy)?|storn\p{L}*|annulations?|payment\p{L}*|zahlung\p{L}*|paiement\p{L}*|moyens .*|certifi\p{L}+.*|.*(?:rabat|rabatt|discounts?|vouchers?|gutscheine?))$/iu;

/** The headings of one kind on a page of prices: groups of a list whose prices were not read. */
export function findOnPricePage({ lines }: Page): FoundList<string> | undefined {
  const byMake = new Map<string, string[]>();
  for (const { text, heading, place, marks } of lines) {
    if (heading < 2 || place === 'nav' || place === 'footer') continue;
    const make = `${heading} ${marks}`;
    byMake.set(make, [...(byMake.get(make) ?? []), text]);
  }
  for (const texts of byMake.values()) {
    // Seasons with their years are no services.
    if (texts.some((text) => /20\d\d/u.test(text))) continue;
    const names = texts.filter((text) => !otherGroups.test(text));
    const values = cleanServices(names.filter((text) => !notService.test(text)));
    if (values.length >= minHeads && values.length === names.length)
      return toFoundServices(values, 'price-list', 0.5);
  }
  return undefined;
}
