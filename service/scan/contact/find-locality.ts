import { cleanText } from '../page/clean-text.ts';
import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { isBusiness, textProperty } from '../page/read-things.ts';
import { hasStreetWord } from './address-words.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

const maxLength = 60;
const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|PR|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
const provinces =
  'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Quebec|Québec|Saskatchewan|NSW|VIC|QLD|TAS|ACT|SA|Victoria|Queensland|New South Wales|South Australia|Western Australia|Tasmania';
const counties =
  '\\p{L}+shire|Kent|Surrey|Essex|Sussex|East Sussex|West Sussex|Devon|Cornwall|Dorset|Somerset|Norfolk|Suffolk|Cumbria|Merseyside|Tyne (?:and|&) Wear|West Midlands|Greater Manchester|Greater London|Middlesex|County \\p{L}+|Co\\.? \\p{L}+|Isle of \\p{L}+|Rutland|Northumberland|Wales|Scotland|England|Fife|Gwent|Powys';
/** A postcode after the town, with the state between them. */
const codeBehind = new RegExp(
  `[\\s,]+(?:(?:${states}|${provinces})\\.?[\\s,]+(?:\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d|\\d{4})|[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]?\\s{1,2}\\d[A-Z]{2}|(?:[AC-FHKNPRTV-Y]\\d{2}|D6W)\\s?[\\dAC-FHKNPRTV-Y]{4})\\b.*$`,
  'su',
);
/** A postcode before the town: continental Europe and some of Latin America. */
const codeBefore =
  /(?:^|[\s,])(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4}\s?[A-Z]{2}(?=[\s,]),?|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4})\s+(\p{Lu}[\p{L}.'’/ -]{1,50})/u;
const russian = /(?:^|[\s,])(?:г\.|город|м\.)\s?(\p{Lu}[\p{L}-]{2,30})/u;
const name =
  /^\p{Lu}[\p{L}.'’-]*(?:[\s/-](?:\p{Lu}[\p{L}.'’-]*|\d{1,2}|de|la|le|les|lès|sur|sous|en|am|an|der|im|in|upon|on|of|the|di|del|della|aan|den|bei|ob|d['’]\p{L}+|l['’]\p{L}+)){0,5}$/u;
const notTown =
  /^(?:suite|ste|unit|floor|building|p\.?o\.?|box|tel|phone|fax|email|mobile|france|germany|deutschland|österreich|schweiz|italia|italy|españa|spain|usa|united|canada|australia|belgi|nederland|netherlands|ireland|india|polska|north|south|east|west|main|the)$/iu;

/** The town or city of the firm: from structured data, else from the address that was found. */
export function findLocality(
  pages: readonly Page[],
  address: Found | undefined,
): Found | undefined {
  const [home] = pages;
  for (const { things } of pages) {
    for (const thing of things) {
      const node = isBusiness(thing)
        ? thing.data['address']
        : thing.types.includes('PostalAddress')
          ? thing.data
          : undefined;
      const one: unknown = Array.isArray(node) ? node[0] : node;
      const town = isRecord(one) ? toTown(textProperty(one['addressLocality']) ?? '') : undefined;
      if (town !== undefined)
        return { value: town, source: thing.source, confidence: 0.92, snippet: town };
    }
  }
  const town = address === undefined ? undefined : findTown(address.value);
  if (town !== undefined && address !== undefined)
    return {
      value: town,
      source: 'address',
      confidence: address.confidence * 0.95,
      snippet: address.value,
    };
  const placed = toTown(home?.metas.get('geo.placename') ?? '');
  return placed === undefined
    ? undefined
    : { value: placed, source: 'meta', confidence: 0.8, snippet: placed };
}

/** The town in an address, by the forms of several countries; undefined if it is ambiguous. */
export function findTown(address: string): string | undefined {
  const flat = address.replace(/\s*\n\s*/gu, ', ');
  const russianTown = russian.exec(flat)?.[1];
  if (russianTown !== undefined) return toTown(russianTown);
  const behind = codeBehind.exec(flat);
  if (behind !== null) return findLastTown(flat.slice(0, behind.index));
  // "Rotterdam, 3061 GE": a Dutch postcode after its town.
  const dutch = /[\s,]+\d{4}\s?[A-Z]{2}$/u.exec(flat);
  if (dutch !== null && !codeBefore.test(`${flat.slice(0, dutch.index)},`))
    return findLastTown(flat.slice(0, dutch.index));
  const before = codeBefore.exec(flat)?.[1];
  // "1000 Bruxelles, Belgique": the town ends at a comma, a dash or a bracket, and in Italy before
  // the letters of its province: "01016 Tarquinia VT".
  return before === undefined
    ? undefined
    : toTown((before.split(/,|\s[-–(]/u)[0] ?? '').replace(/(?<=\p{Ll})\s[A-Z]{2}$/u, ''));
}

/**
 * The last part of an address without its postcode that is a town. Counties are skipped, and a
 * street before the town is removed.
 */
function findLastTown(lead: string): string | undefined {
  const parts = lead
    .split(/,|\s[•|–-]\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  while (
    parts.length > 1 &&
    new RegExp(`^(?:${counties}|${states}|${provinces})\\.?$`, 'u').test(parts.at(-1) ?? '')
  )
    parts.pop();
  const last = parts.at(-1) ?? '';
  if (!/\d/u.test(last) && (parts.length > 1 || !hasStreetWord(last))) return toTown(last);
  // "604 W Ball St. Plant City": the town follows the street without a comma.
  const rest = cutStreet(last);
  return rest === undefined ? undefined : toTown(rest);
}

const streetEnd =
  /\b(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|way|court|ct|place|pl|parkway|pkwy|highway|hwy|circle|cir|terrace|ter|broadway)\b\.?(?:\s(?:N|S|E|W|NE|NW|SE|SW)\.?(?=\s))?(?:,?\s(?:suite|ste|unit|apt|#)\.?\s?#?[\w-]{1,6})?\s+/giu;

/**
 * The text after the street within one part, from the first word for a street that is not followed
 * by another.
 */
function cutStreet(text: string): string | undefined {
  if (!/^\d/u.test(text)) return undefined;
  return [...text.matchAll(streetEnd)]
    .map((match) => text.slice(match.index + match[0].length))
    .find((rest) => !hasStreetWord(rest.replace(/\bSt\.?\s/gu, '')));
}

function toTown(text: string): string | undefined {
  const bare = cleanText(text.slice(0, 120))
    .replace(/\s*\([^()]*\)|\s(?:cedex)(?:\s\d+)?\b.*$/giu, '')
    .replace(/[\s,.;–-]+$/gu, '');
  const own = bare === bare.toUpperCase() && bare.length > 3 ? toTitleCase(bare) : bare;
  const fits = own.length >= 2 && own.length <= maxLength && name.test(own) && !notTown.test(own);
  return fits && !/\d{3}/u.test(own) ? own : undefined;
}

function toTitleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /(?<!\p{L})(?!(?:de|la|le|les|sur|en|am|an|der|im|di|del|aan|den|et|und)(?!\p{L}))\p{L}/gu,
      (letter) => letter.toUpperCase(),
    );
}
