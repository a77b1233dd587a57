import type { PricedItem } from '../../contract/scanned-words.ts';
import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { textProperty } from '../page/read-things.ts';
import { toFoundServices as found, minServices, cleanServices } from './service-words.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

/** The offer catalogue and the services in the page's structured data. */
export function readServiceThings({ things }: Page): FoundList<string> | undefined {
  const names: string[] = [];
  for (const { data, types, source } of things) {
    const waiting: unknown[] = [
      data['hasOfferCatalog'],
      data['makesOffer'],
      data['availableService'],
    ];
    for (let seen = 0; waiting.length > 0 && seen < 200; seen += 1) {
      const node = waiting.shift();
      const parts: readonly unknown[] = Array.isArray(node) ? node.slice(0, 50) : [];
      waiting.push(...parts);
      if (!isRecord(node)) continue;
      const listed: unknown = node['itemListElement'];
      const offered: unknown = node['itemOffered'];
      if (listed === undefined && offered === undefined)
        names.push(textProperty(node['name']) ?? '');
      waiting.push(listed, offered);
    }
    if (types.includes('Service')) names.push(textProperty(data['name']) ?? '');
    const values = cleanServices(names);
    if (values.length >= minServices && source !== 'microdata') return found(values, source, 0.9);
  }
  const values = cleanServices(names);
  return values.length < minServices ? undefined : found(values, 'json-ld', 0.85);
}

/**
 * The groups of a price list, or its items when it has few groups. For firms that name their
 * services nowhere else.
 */
export function readPriceListGroups(
  items: readonly PricedItem[] | undefined,
): FoundList<string> | undefined {
  if (items === undefined) return undefined;
  const groups = cleanServices([...new Set(items.flatMap(({ group }) => group ?? []))]);
  const values =
    groups.length >= minServices ? groups : cleanServices(items.map(({ name }) => name));
  return values.length < minServices ? undefined : found(values, 'price-list', 0.5);
}
