import type { PricedItem } from '../../contract/scanned-words.ts';
import { nameKey } from '../name/compare-names.ts';
import type { SitePage } from '../own/own-words.ts';
import type { FoundList } from '../page/found.ts';
import { findServices } from './find-services.ts';
import { addMissing } from './more-services.ts';
import { findLabelledServices, findOnServicesPage } from './services-described.ts';
import { readPriceListGroups } from './services-in-data.ts';
import { findOnPricePage } from './services-on-price-page.ts';
import { findMentionedEntries, addMentionedEntries } from './services-in-entries.ts';

/** Services below a heading or menu for services. */
const surelyServices = 0.55;
const fewServices = 4;

/** The services by all pages that were read, without the names of the firm and its people. */
export function findSiteServices(
  site: readonly SitePage[],
  prices: readonly PricedItem[] | undefined,
  names: readonly string[],
): FoundList<string> | undefined {
  return withoutNames(spellAsWritten(findPageServices(site, prices), site), names);
}

const maxLinks = 200;

/**
 * Names that headings show in capitals in the spelling of a link: "Cours CSO" for "Cours Cso", as
 * the capitals of an abbreviation are lost in a heading.
 */
function spellAsWritten(
  found: FoundList<string> | undefined,
  site: readonly SitePage[],
): FoundList<string> | undefined {
  if (found === undefined) return undefined;
  const written = new Map(
    site
      .flatMap(({ page }) => page.links.slice(0, maxLinks))
      .filter(({ text }) => text.length <= 60 && text !== text.toUpperCase())
      .map(({ text }) => [text.toUpperCase(), text] as const),
  );
  const values = found.values.map((value) =>
    /\p{Lu}\p{Ll}+\s/u.test(value) ? (written.get(value.toUpperCase()) ?? value) : value,
  );
  return { ...found, values };
}

function withoutNames(
  found: FoundList<string> | undefined,
  names: readonly string[],
): FoundList<string> | undefined {
  if (found === undefined) return undefined;
  const own = new Set(names.map(nameKey));
  const values = found.values.filter(
    (value) => !own.has(nameKey(value)) && !own.has(nameKey(value.split(/,\s/u)[0] ?? '')),
  );
  // What is left of a list of people is no service either.
  const isLeft = values.length === 1 && found.values.length > 1;
  return values.length === 0 || isLeft ? undefined : { ...found, values };
}

/**
 * The services on the home page. If these are few or only unlabelled cards, the services page comes
 * first.
 */
function findServicesAcross(site: readonly SitePage[]): FoundList<string> | undefined {
  const home = site.find(({ kind }) => kind === 'home');
  const shown = home === undefined ? undefined : findServices(home.page);
  const isCalled = shown !== undefined && shown.confidence >= surelyServices;
  const isWhole = isCalled && shown.values.length > fewServices;
  const described = site
    .filter(({ kind }) => kind === 'services')
    .map(({ page }) => findLabelledServices(page) ?? findServices(page) ?? findOnServicesPage(page))
    .find((found) => found !== undefined);
  if (isWhole) return described === undefined ? shown : addSameRange(shown, described);
  if (described === undefined || shown === undefined)
    return shown ?? (described && { ...described, confidence: described.confidence * 0.95 });
  const [first, second] = isCalled ? [shown, described] : [described, shown];
  return second.confidence < first.confidence && isCalled
    ? first
    : addMissing(first, second.values);
}

/**
 * The list of the home page with the rest of the page of services, which begins with the same. A
 * menu of the services has all of them.
 */
function addSameRange(shown: FoundList<string>, described: FoundList<string>): FoundList<string> {
  if (shown.source === 'menu') return shown;
  const known = new Set(described.values.map(nameKey));
  const shared = shown.values.filter((value) => known.has(nameKey(value)));
  return shared.length < shown.values.length / 2 ? shown : addMissing(shown, described.values);
}

/** The headings of the page of prices. */
function findPriced(site: readonly SitePage[]): FoundList<string> | undefined {
  const page = site.find(({ kind }) => kind === 'prices')?.page;
  return page && findOnPricePage(page);
}

function findPageServices(
  site: readonly SitePage[],
  prices: readonly PricedItem[] | undefined,
): FoundList<string> | undefined {
  const listed = findServicesAcross(site) ?? readPriceListGroups(prices) ?? findPriced(site);
  const home = site.find(({ kind }) => kind === 'home');
  if (home === undefined) return listed;
  return listed === undefined
    ? findMentionedEntries(home.page)
    : addMentionedEntries(listed, home.page);
}
