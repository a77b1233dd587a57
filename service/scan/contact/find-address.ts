import { cleanText, fitSlot } from '../page/clean-text.ts';
import { addressBlocks } from './address-blocks.ts';
import { addressesInText } from './address-in-text.ts';
import { easternAddresses } from './eastern-address.ts';
import { europeanAddresses } from './european-address.ts';
import type { Found } from '../page/found.ts';
import { latinAddresses } from './latin-address.ts';
import type { Page } from '../page/read-page.ts';
import { isRecord, textProperty } from '../page/read-things.ts';

const placeholder =
  /^(?:123|1234|000)\s+(?:main|street|example|your|any|fake|elm)\b|your (?:street|address|city)|lorem ipsum|street address|anytown/iu;

/** The firm's postal address on up to three lines: structured data first, then the text around a postcode, then an element called address. */
export function findAddress(pages: readonly Page[]): Found | undefined {
  const candidates = pages.flatMap((page, index) =>
    [
      ...fromThings(page),
      ...fromMicroformat(page),
      ...addressesInText(page.lines),
      ...europeanAddresses(page.lines),
      ...easternAddresses(page.lines),
      ...latinAddresses(page.lines),
      ...addressBlocks(page.lines),
    ].map((found) => ({
      ...found,
      confidence: found.confidence * (index === 0 ? 1 : 0.93) + (isTownOf(page, found.value) ? 0.17 : 0),
    })),
  );
  const kept = candidates.filter(({ value }) => !placeholder.test(value) && value.length >= 8);
  kept.sort((a, b) => b.confidence - a.confidence);
  const [best] = kept;
  const value = fitSlot('address', best?.value);
  return best === undefined || value === undefined || best.confidence < 0.4 ? undefined : { ...best, value };
}

/** The address lies in a town that the page names in its title or description, so it is not that of a head office elsewhere. */
function isTownOf({ title, metas }: Page, address: string): boolean {
  const said = `${title} ${metas.get('description') ?? ''}`.toLowerCase();
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
  return towns.some((town) => town.length >= 4 && said.includes(town));
}

function fromThings({ things }: Page): Found[] {
  return things.flatMap((thing) => {
    const listed: unknown = thing.types.includes('PostalAddress') ? thing.data : thing.data['address'];
    const address: unknown = Array.isArray(listed) ? listed[0] : listed;
    const value = isRecord(address) ? compose(address) : (textProperty(address) ?? '');
    // A street without a number counts only where its town stands beside it.
    if (value.length < 8 || !(/\d/u.test(value) || (isRecord(address) && value.includes('\n')))) return [];
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

function compose(address: Readonly<Record<string, unknown>>): string {
  const part = (name: string): string =>
    cleanText((textProperty(address[name]) ?? '').slice(0, 200)).replace(/,$/u, '');
  const street = [part('streetAddress'), part('postOfficeBoxNumber')]
    .filter((text) => text !== '')
    .join('\n');
  // A town alone is not an address that a client can be found at.
  if (street === '') return '';
  const region = [part('addressRegion'), part('postalCode')].filter((text) => text !== '').join(' ');
  const town = [part('addressLocality'), region]
    .filter((text) => text !== '' && !street.includes(text))
    .join(', ');
  return [street, town].filter((text) => text !== '').join('\n');
}

/** The older class names of hCard: street-address, locality, region, postal-code. */
function fromMicroformat({ elements, $ }: Page): Found[] {
  const street = elements.find(({ attribs }) => hasClass(attribs['class'], 'street-address'));
  if (street === undefined) return [];
  const text = (name: string): string => {
    const element = elements.find(({ attribs }) => hasClass(attribs['class'], name));
    return element === undefined ? '' : cleanText($(element).text().slice(0, 200)).replace(/,$/u, '');
  };
  const region = [text('region'), text('postal-code')].filter((part) => part !== '').join(' ');
  const town = [text('locality'), region].filter((part) => part !== '').join(', ');
  const value = [text('street-address'), town].filter((part) => part !== '').join('\n');
  return town === '' ? [] : [{ value, source: 'microformat', confidence: 0.9, snippet: value }];
}

function hasClass(classes: string | undefined, name: string): boolean {
  return classes !== undefined && ` ${classes.slice(0, 300)} `.includes(` ${name} `);
}
