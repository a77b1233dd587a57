import { cleanText, fitSlot } from '../page/clean-text.ts';
import { findAddressBlocks } from './address-blocks.ts';
import { findAddressesInText } from './address-in-text.ts';
import { findEasternAddresses } from './eastern-address.ts';
import { findEuropeanAddresses } from './european-address.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Found } from '../page/found.ts';
import { findLabelledAddresses } from './labelled-address.ts';
import { findLatinAddresses } from './latin-address.ts';
import { findOtherAddresses } from './more-addresses.ts';
import { memoizeByPage } from '../page/memoize-by-page.ts';
import { withoutPlaceholders } from './placeholder-lines.ts';
import type { Page } from '../page/read-page.ts';
import { textProperty } from '../page/read-things.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

const placeholder =
  /^(?:123|1234|000)\s+(?:main|street|example|your|any|fake|elm)\b|your (?:street|address|city)|lorem,? ipsum|street (?:address|name)|city name|anytown|\bmuster(?:stra(?:ß|ss)e|stadt|ort|weg)\b/iu;

/** Firms that notes on privacy name: Meta, Google, YouTube, X, LinkedIn, Microsoft, Automattic. */
const ofNetworks =
  /\b1601 (?:S(?:outh|\.)? )?(?:California|Willow)|\bHacker Way\b|\bAmphitheatre P(?:arkway|kwy)|\b901 Cherry Ave|\bGordon House\b|\bMerrion Road\b|\b1355 Market\b|\bStierlin Court\b|\bMicrosoft Way\b|\bGrand Canal (?:Square|Quay)\b|\b60 29th Street\b|\bWilton Pla(?:ce|za)\b/iu;

/** How much less likely an address may be than a part of it. */
const maxLead = 0.15;

/** Part of a sentence about the firm's location that matched a pattern. */
const sentence =
  /^(?:proudly |now )?(?:serving|servicing|covering)\s|(?<!\p{L})(?:lies|located|situated|nestled|(?:is|are) (?:on|in|at|just)|you(?:['’]ll)? (?:will )?find|liegt|befindet sich|finden sie|se trouve|situé\p{L}*|nous sommes|si trova|situat[oa]|ci troviamo|se encuentra|ubicad\p{L}+|estamos|gelegen|wij zijn|localizad\p{L}+|znajduje się|расположен\p{L}*|находится)(?!\p{L})/iu;
/** Rules of a style sheet, and lines above a post: "December 13, 2023 No Comments". */
const notAddress =
  /[{}]|;\s*$|[€$£₹]\s?\d|\d\s?[€£]|\b(?:margin|padding|font-size|display)\s*:|\bno comments\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s\d{1,2},?\s(?:19|20)\d{2}\b/iu;

/**
 * The firm's postal address on up to three lines: structured data first, then the text around a
 * postcode, then an element called address.
 */
export function findAddress(pages: readonly Page[]): Found | undefined {
  const candidates = pages.flatMap((page, index) =>
    listAddresses(page).map((found) => ({
      ...found,
      value: removeName(found.value),
      confidence:
        found.confidence * (index === 0 ? 1 : 0.93) + (namesTown(page, found.value) ? 0.17 : 0),
    })),
  );
  const kept = candidates.filter(
    ({ value }) =>
      !placeholder.test(value) &&
      !ofNetworks.test(value) &&
      !notAddress.test(value) &&
      !sentence.test(value) &&
      value.length >= 8,
  );
  kept.sort((a, b) => b.confidence - a.confidence);
  const [first] = kept;
  // The same street with its town.
  const best =
    kept.find(
      ({ value, confidence }) =>
        first !== undefined &&
        value.length > first.value.length &&
        value.startsWith(first.value) &&
        confidence >= first.confidence - maxLead,
    ) ?? first;
  const value = fitSlot('address', best?.value);
  return best === undefined || value === undefined || best.confidence < 0.4
    ? undefined
    : { ...best, value };
}

const listAddresses = memoizeByPage((page): readonly Found[] => {
  const lines = withoutPlaceholders(page);
  return [
    ...readThings(page),
    ...readMicroformats(page),
    ...findAddressesInText(lines),
    ...findEuropeanAddresses(lines),
    ...findEasternAddresses(lines),
    ...findLatinAddresses(lines),
    ...findLabelledAddresses(lines),
    ...findAddressBlocks(lines),
    ...findOtherAddresses(lines),
  ];
});

/**
 * The address without a label at its beginning: "Adres: Tallow Cd. No:27". A pattern may have cut
 * off the label's first letters.
 */
function removeName(value: string): string {
  return value
    .replace(/^(?:[\p{Extended_Pictographic}\u{fe0f}\u{200d}](?<!\d)\s*)+/u, '')
    .replace(/^\p{L}{1,14}\s?[:：]\s+(?=\p{L}|\d)/u, '')
    .replace(
      /^(?:indirizzo|adresse|address|anschrift|dirección|endereço|morada|adres|ubicación)\s+(?=\p{Lu}|\d)/iu,
      '',
    )
    .replace(
      /^(?:located|situated|ubicad[oa]s?|situé\p{L}*|situat[oa]) (?:at|in|on|en|à|au|a)\s/iu,
      '',
    );
}

/**
 * Whether the page names the town of the address in its title or description; else it may be that
 * of a head office elsewhere.
 */
function namesTown({ title, metas }: Page, address: string): boolean {
  const summary = `${title} ${metas.get('description') ?? ''}`.toLowerCase();
  const parts = address
    .slice(0, 300)
    .split(/[\n,•|]/u)
    .slice(1);
  const towns = parts.map((part) =>
    part
      .replace(/[\d.]|\b[A-Z]{2}\b/gu, '')
      .trim()
      .toLowerCase(),
  );
  return towns.some((town) => town.length >= 4 && summary.includes(town));
}

function readThings({ things }: Page): Found[] {
  return things.flatMap((thing) => {
    const listed: unknown = thing.types.includes('PostalAddress')
      ? thing.data
      : thing.data['address'];
    const address: unknown = Array.isArray(listed) ? listed[0] : listed;
    const value = isRecord(address) ? compose(address) : (textProperty(address) ?? '');
    // A street without a number counts only with its town.
    if (value.length < 8 || !(/\d/u.test(value) || (isRecord(address) && value.includes('\n'))))
      return [];
    return [
      {
        value,
        source: thing.source,
        confidence: isRecord(address) && value.includes('\n') ? 0.95 : 0.75,
        snippet: value,
      },
    ];
  });
}

/** Countries whose postcodes stand before the town. */
const codeFirst =
  /^(?:AT|BE|BG|CH|CZ|DE|DK|ES|FI|FR|GR|HR|IT|LI|LU|NL|NO|PL|PT|RO|RS|SE|SI|SK|austria|österreich|belgi\p{L}+|switzerland|schweiz|suisse|germany|deutschland|denmark|spain|españa|finland|france|italy|italia|luxembourg|netherlands|nederland|norway|poland|polska|portugal|sweden)$/iu;

function compose(address: Readonly<Record<string, unknown>>): string {
  const part = (name: string): string =>
    cleanText((textProperty(address[name]) ?? '').slice(0, 200)).replace(/,$/u, '');
  const street = [part('streetAddress'), part('postOfficeBoxNumber')]
    .filter((text) => text !== '')
    .join('\n');
  // A town alone is not a full address.
  if (street === '') return '';
  const isNew = (text: string): boolean => text !== '' && !includesWords(street, text);
  const region = [part('addressRegion'), part('postalCode')].filter(isNew).join(' ');
  const locality = part('addressLocality');
  const town = codeFirst.test(part('addressCountry'))
    ? [part('postalCode'), locality].filter(isNew).join(' ')
    : [locality, region].filter(isNew).join(', ');
  return [street, town].filter((text) => text !== '').join('\n');
}

/** Whether the words stand in the text, not only their letters: "MAIN ST" does not include "IN". */
function includesWords(text: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

const farthest = 5;

/**
 * The older class names of hCard within one element: street-address, locality, region, postal-code.
 */
function readMicroformats({ elements, $ }: Page): Found[] {
  const streets = elements
    .filter(({ attribs }) => hasClass(attribs['class'], 'street-address'))
    .slice(0, 6);
  return streets.flatMap((street) => {
    let card: PageElement['parent'] = street.parent;
    for (let depth = 0; depth < farthest && card !== null && 'attribs' in card; depth += 1) {
      const value = readHCard(card, (element) =>
        cleanText($(element).text().slice(0, 200)).replace(/,$/u, ''),
      );
      if (value !== undefined)
        return [{ value, source: 'microformat', confidence: 0.9, snippet: value }];
      card = card.parent;
    }
    return [];
  });
}

/** The address in an element that contains each part exactly once. */
function readHCard(
  card: PageElement,
  textOf: (element: PageElement) => string,
): string | undefined {
  const parts = new Map<string, string>();
  const waiting = [...card.children];
  for (let seen = 0; waiting.length > 0 && seen < 200; seen += 1) {
    const node = waiting.shift();
    if (node === undefined || !('attribs' in node)) continue;
    for (const name of ['street-address', 'locality', 'region', 'postal-code']) {
      if (!hasClass(node.attribs['class'], name)) continue;
      if (name === 'street-address' && parts.has(name)) return undefined;
      if (!parts.has(name)) parts.set(name, textOf(node));
    }
    waiting.push(...node.children);
  }
  const part = (name: string): string => parts.get(name) ?? '';
  const region = [part('region'), part('postal-code')].filter((text) => text !== '').join(' ');
  const town = [part('locality'), region].filter((text) => text !== '').join(', ');
  return town === '' || part('street-address') === ''
    ? undefined
    : `${part('street-address')}\n${town}`;
}

function hasClass(classes: string | undefined, name: string): boolean {
  return classes !== undefined && ` ${classes.slice(0, 300)} `.includes(` ${name} `);
}
