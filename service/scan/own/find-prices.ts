import { ownLimits } from '../../contract/scanned-words.ts';
import type { PricedItem } from '../../contract/scanned-words.ts';
import { isFiller } from '../page/filler.ts';
import type { Line } from '../page/read-lines.ts';
import { joinBrokenHeadings } from '../page/whole-headings.ts';
import { rankPageKind } from '../page-kinds.ts';
import type { FoundPrices, SitePage } from './own-words.ts';
import { findPriceTitle } from './find-price-title.ts';
import { pairColumns } from './price-columns.ts';
import { fitSentences } from './prose.ts';

const {
  max,
  group: maxGroupLength,
  name: maxNameLength,
  price: maxPriceLength,
  text: maxTextLength,
} = ownLimits.priceList;
const minItems = 3;
const maxPrice = 100_000;
const amount = '(?:\\d{1,3}(?:[.,\\s’]\\d{3})+|\\d{1,6})(?:[.,]\\d{1,2})?';
const firstAmount = new RegExp(amount, 'u');
const money = `(?:(?:ab|from|(?:[àa] )?partir de|dès|desde|da|vanaf|od|от)\\s)?(?:(?:[$€£₹]|CHF|EUR|USD|Rs\\.?|kr\\.?|R\\$|zł)\\s?${amount}(?:,-|,–|\\.-|/-)?|${amount}(?:,-|,–|\\.-|/-)?\\s?(?:€|£|\\$|₹|₴|₸|CHF|EUR|zł|PLN|kr\\.?|Kč|(?:бел\\.?\\s)?руб(?:л\\p{L}+)?\\.?|₽|грн\\.?|тг\\.?|лв\\.?|lei|RSD|din\\.?))(?:\\s?(?:\\/|pro|per|par|p\\.|po|za|la|le|al|each|each\\s)\\s?\\p{L}{1,10}\\.?)?`;
/** "$20+", "$20 & up" */
const more = '(?:\\+|\\s(?:&|and)\\s?up)?';
/** A price, or two; the first of a span may have no currency: "57 à 75 €". */
const price = new RegExp(
  `^(?:${amount}\\s?(?:-|–|—|bis|to|à|a|tot)\\s?)?${money}(?:\\s?(?:-|–|—|bis|to|à|/|\\||\\s)\\s?${money})?${more}$`,
  'iu',
);
/** Whether a line is a price and nothing else. */
export function isPrice(text: string): boolean {
  return text.length <= maxPriceLength && price.test(text);
}
const priceAtEnd = new RegExp(
  `^(.{3,90}?)[\\s.:…·•_–—|-]{1,60}((?:${amount}\\s?[-–—]\\s?)?${money}(?:\\s?(?:-|–|to|à|/)\\s?${money})?${more})(?:\\s?\\([^()]{0,20}\\d\\s?(?:min|mn|h|std|stunden?|hours?|heures?)[^()]{0,10}\\))?$`,
  'iu',
);
/** The beginning of a price at the end of its item's name: "Balayage from", "$90". */
const leadOfPrice = /\s((?:à|a) partir de|from|ab|vanaf|desde|dès|od|от|fra|från)[\s:]*$/iu;
/** What is added to another item: "Add shrimp", "Long hair +". */
const isAddition = /^(?:add(?!-on|\son)|ajoutez|aggiungi|añade|dodaj)\s|(?<!\d\s?)\+\s*$/iu;
const startsWithPrice = new RegExp(`^(?:${money})(?!\\p{L})`, 'iu');
const noName =
  /^(?:alkaen|från|fra|desde|vanaf|dès|dalle|a partir de|à partir de|od|от)(?!\p{L})|^[+-]?\d+\s?%|=$|^(?:total|subtotal|cart|was|sale|save|regular price|price|shipping|free shipping|from|ab|gift card|over|under|up to|only|qty|sku|discount|donate|donner|spende[nr]?|dona(?:r|te|zione)|dona$|donación|doneren|faire un don|each|per|starting|tarief|tarif|preis|prix|prezzo|precio|cost|cena|цена|стоимость|prévoyez|comptez|budget|net|gross)\b|^\d+\s?(?:bath(?:room)?s?|bed(?:room)?s?|guests?|baños?|habitaci\p{L}+|invitados?|huéspedes|chambres?|voyageurs?|camere|bagni|ospiti|schlafzimmer|badezimmer|gäste|slaapkamers?|gasten|quartos?|hóspedes)$|^[$€£₹]\s?\d|\d[.,]$|@|https?:|\d{3}[\s.-]\d{3}/iu;

/**
 * The firm's price list or menu: at least three nearby lines with a name and a price, below the
 * headings of their groups.
 */
export function findPriceList(pages: readonly SitePage[]): FoundPrices | undefined {
  const ranked = [...pages].sort((a, b) => rank(b) - rank(a));
  for (const { page, kind } of ranked) {
    if (kind === 'articles' || kind === 'praise' || kind === 'faq') continue;
    const value = readItems(pairColumns(joinBrokenHeadings(splitPrices(page.lines)), isPrice));
    if (value.length < minItems && !arePrices(value)) continue;
    const snippet = value.map(({ name, price: cost }) => `${name} ${cost}`).join('; ');
    const evidence = { source: 'text', confidence: kind === 'prices' ? 0.85 : 0.75 } as const;
    const title = findPriceTitle(page.lines, value);
    return {
      list: { ...evidence, value, snippet },
      title: title === undefined ? undefined : { ...evidence, value: title, snippet: title },
    };
  }
  return undefined;
}

/** The lines, with each price on its own where one heading has several: "32 to 37 €", "30 €". */
function splitPrices(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, index) =>
    line.continuesHeading && isPrice(line.text) && isPrice(lines[index - 1]?.text ?? '')
      ? { ...line, continuesHeading: false }
      : line,
  );
}

/** Whether two prices have a heading that calls them so: "Pricing". */
function arePrices(items: readonly PricedItem[]): boolean {
  return (
    items.length === minItems - 1 &&
    items.every(({ group }) => group !== undefined && rankPageKind('prices', group) > 0)
  );
}

function rank({ kind }: SitePage): number {
  return kind === 'prices' ? 2 : kind === 'services' ? 1 : 0;
}

function readItems(lines: readonly Line[]): PricedItem[] {
  const items = new Map<string, PricedItem>();
  let group: Line | undefined;
  /** The heading that the group's is below. */
  let above: Line | undefined;
  // The headline of a page is not the name of a group.
  const hasHeadline = lines.filter(({ heading }) => heading === 1).length === 1;
  for (const [index, line] of lines.entries()) {
    const { text, heading, place } = line;
    if (place === 'nav' || place === 'footer' || items.size >= max) continue;
    const item = readItem(lines, index);
    if (item !== undefined && group !== undefined && measure.test(item.name)) {
      // The heading names what the lines measure: "Hot stone massage", "60 / 90 min", "€ 55".
      const treatment = tidyName(group.text).slice(0, maxNameLength);
      const name = `${treatment}, ${item.name}`;
      const key = `${name} ${item.price}`.toLowerCase();
      if (isName(treatment) && !items.has(key))
        items.set(key, {
          ...readGroup(above),
          ...(name.length <= maxNameLength ? { name } : { name: treatment, text: item.name }),
          price: item.price,
        });
    } else if (item !== undefined) {
      const within = group?.text === item.name ? {} : readGroup(group);
      const key = `${within.group ?? ''} ${item.name} ${item.price}`.toLowerCase();
      if (!items.has(key)) items.set(key, { ...within, ...item });
    } else if (heading > 0 && !isNameOfItem(lines, index)) {
      if (group !== undefined && group.heading < heading) above = group;
      else if (above !== undefined && above.heading >= heading) above = undefined;
      group = text.length <= maxGroupLength && !(heading === 1 && hasHeadline) ? line : undefined;
    }
  }
  // Amounts that a firm won or lent are not prices.
  return [...items.values()].filter(
    ({ price: cost }) =>
      Number((firstAmount.exec(cost)?.[0] ?? '').replace(/[.,]\d{1,2}(?!\d)|\D/gu, '')) < maxPrice,
  );
}

function readGroup(heading: Line | undefined): { group?: string } {
  return heading === undefined || heading.text.length > maxGroupLength || price.test(heading.text)
    ? {}
    : { group: heading.text };
}

function readItem(lines: readonly Line[], index: number): PricedItem | undefined {
  const { text } = lines[index] ?? { text: '' };
  if (text.length > 160 || !/\d/u.test(text)) return undefined;
  const within = price.test(text) ? null : priceAtEnd.exec(text);
  if (within?.[1] !== undefined && within[2] !== undefined) {
    const name = tidyName(within[1]);
    return isName(name) && !isAddition.test(within[1])
      ? { name, price: within[2].trim(), ...readDescription(lines[index + 1], lines[index + 2]) }
      : undefined;
  }
  if (!price.test(text) || text.length > maxPriceLength) return undefined;
  const [above, over] = linesAbove(lines, index);
  // "Pho", "Beef broth with noodles", "$14": a description between name and price.
  const isBetween = isTextBetween(over, above);
  const named = (isBetween ? over : above)?.text ?? '';
  const lead = leadOfPrice.exec(named)?.[1];
  const name = tidyName(named.replace(leadOfPrice, ''));
  if (!isName(name) || price.test(name) || isAddition.test(named)) return undefined;
  return {
    name,
    price: `${lead === undefined ? '' : `${lead} `}${text.replace(/^partir de/iu, 'à partir de')}`,
    ...(isBetween ? readDescription(above) : readDescription(lines[index + 1], lines[index + 2])),
  };
}

/** Labels that shops put between a product's name and its price. */
const labelOfPrice =
  /^(?:(?:regular|sale|unit|original|current|our) price(?: (?:was|is):?)?|price|prix(?: (?:habituel|soldé|promotionnel|de vente))?|normaler preis|verkaufspreis|angebotspreis|preis|precio(?: (?:habitual|de oferta))?|prezzo(?: (?:di listino|scontato))?|normale prijs|aanbiedingsprijs|prijs|cena(?: \p{L}+)?|sale|sold out|new|vendor:.{0,60}|rated .{0,30})\s*:?$/iu;

function linesAbove(lines: readonly Line[], index: number): readonly (Line | undefined)[] {
  let at = index - 1;
  while (index - at < 4 && labelOfPrice.test(lines[at]?.text ?? '')) at -= 1;
  return [lines[at], lines[at - 1]];
}

/** Only a duration or an amount: "60 / 90 Min", "500 g". */
const measure =
  /^(?:[\d\s.,/–—x’'-]+(?:min(?:ut\p{L}*)?|mn|std|stunden?|h|hours?|hrs?|heures?|horas?|or[ae]|uur|godz\p{L}*|ml|cl|l|g|kg|stück|pcs?|pers\p{L}*|мин\p{L}*|час\p{L}*)\.?){1,2}(?:\s?\d{1,2})?$/iu;

/** Whether a heading directly precedes a price, or the description of an item with a price. */
function isNameOfItem(lines: readonly Line[], index: number): boolean {
  const [next, after] = [lines[index + 1], lines[index + 2]];
  const isPriced = next !== undefined && price.test(next.text);
  return (
    isPriced || (isTextBetween(lines[index], next) && after !== undefined && price.test(after.text))
  );
}

function isTextBetween(name: Line | undefined, text: Line | undefined): boolean {
  return (name?.heading ?? 0) >= 3 && text?.heading === 0 && text.text.length >= 20;
}

function readDescription(line: Line | undefined, after?: Line): { text?: string } {
  // The name of the next entry, which has its own price.
  if (after !== undefined && after.heading === 0 && price.test(after.text)) return {};
  if (line === undefined || line.place === 'footer' || line.place === 'nav') return {};
  if (line.heading > 0 || line.text.length < 12 || line.text.length > 400) return {};
  if (
    priceAtEnd.test(line.text) ||
    price.test(line.text) ||
    isFiller(line.text) ||
    noName.test(line.text)
  )
    return {};
  // Text that begins another entry does not describe this one.
  return /[,.]/u.test(line.text) || line.text.split(' ').length > 4
    ? { text: fitSentences(line.text, maxTextLength) }
    : {};
}

function tidyName(name: string): string {
  return name.replace(
    /^(?:[\p{Extended_Pictographic}\u{fe0f}\u{200d}]+\s*)+|^[\s•·*✓–—-]+|(?:\s(?:à|für|for|voor|por|per|a)(?=[\s.:…·•_–—|-]*$))?[\s.:…·•_–—|-]*$/gu,
    '',
  );
}

function isName(name: string): boolean {
  return (
    !name.startsWith('(') &&
    !startsWithPrice.test(name) &&
    name.length >= 3 &&
    name.length <= maxNameLength &&
    /\p{L}{2}/u.test(name) &&
    !noName.test(name) &&
    !isFiller(name) &&
    !/[!?]$|\b(?:net|gross|balance|subtotal|total)$/iu.test(name)
  );
}
