/**
 * What a demo does not take over from a website as it stands there: titles of pages, cut lines,
 * labels in place of names, and texts that the page already shows elsewhere.
 */

import { hoursTitles } from './words/section-titles.ts';

/** The letters and figures of a text, for comparison. */
export const lettersOnly = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const homePage =
  /^(?:home(?:page)?|accueil|startseite|inicio|início|pagina iniziale|welcome|welkom|willkommen|bienvenidos?|bienvenue)\s*[-–—|:·]\s*/iu;
/** A last sentence that introduces what is not there: "See some of our work:". */
const promise = /(?<=[.!?])\s[^.!?]{1,80}:$/u;
const joint = /\s+[-–—|:·]+\s+|\s*[|]\s*/u;

/**
 * A description without the words that only make it the title of a page: "Home - ", and the name
 * before it. Nothing is left of one that says no more than the name and the headline.
 */
export function tidyDescription(description: string, name: string, headline: string): string {
  const text = description.replace(homePage, '').replace(promise, '');
  const known = [name, headline].map(lettersOnly).filter((one) => one !== '');
  const isKnown = (part: string): boolean => known.some((one) => one === lettersOnly(part));
  const parts = text.split(joint);
  const isShort = (part: string): boolean => part.split(/\s+/u).length <= 4;
  if (parts.length > 1 && parts.some(isKnown) && parts.every((one) => isKnown(one) || isShort(one)))
    return '';
  const [first = '', second = ''] = parts;
  if (parts.length !== 2 || lettersOnly(first) !== known[0]) return text;
  return /^\p{Lu}/u.test(second) && second.split(/\s+/u).length > 3 ? second : text;
}

/** An article or preposition at the end, after which a word is missing. */
const cut =
  /\s(?:van|het|een|der|dem|den|des|das|of|the|with|from|und|et|du|von|für|del|della|dello|voor|para|les|los|las)[.…]*$/iu;
const street =
  /(?<!\p{L})(?:ул\.|str\.|rue|via|calle|avenida|rua|street|road|avenue|\p{L}*stra(?:ß|ss)e)(?!\p{L}).*\s\d+\s?\p{L}?$|^\d+,?\s.*(?<!\p{L})(?:street|road|avenue|rue)(?!\p{L})/iu;
const list = /(?:.+\s[•|·/]\s){2}/u;

const price = /[£$€]\s?\d|\d\s?(?:€|EUR|CHF)/u;

/** The second half of a sentence: "patient's needs, I am here to help." */
const rest = /^\p{Ll}[^.!?]*,.*[.!?…]["”»]?$/u;

/** Whether a line can stand as a headline: it is whole, and not a list, an address or an offer. */
export function isHeadline(text: string): boolean {
  return [cut, rest, street, list, price].every((pattern) => !pattern.test(text));
}

/** A line that only names networks: "Follow us on Instagram: @mill • Bread • Cakes". */
const handles = /(?:^|\s)@[\w.]{3,}|(?:.+•){2}/u;

/** The shortest rest of a paragraph that is worth showing. */
const minRest = 60;

/** What follows the first `count` letters and figures of a text, from the next sentence on. */
function afterLetters(text: string, count: number): string {
  let seen = 0;
  const letters = Array.from(text);
  const end = letters.findIndex((one) => {
    if (/[\p{L}\p{N}]/u.test(one)) seen += 1;
    return seen === count;
  });
  const rest = letters.slice(end + 1).join('');
  return /^[^\p{L}\p{N}]*[.!?…]["”»)]*\s+(?=\p{Lu})/u.test(rest)
    ? rest.replace(/^[^\p{L}\p{N}]+/u, '')
    : '';
}

/** The paragraphs, without what the page already shows elsewhere. */
export function ownParagraphs(
  paragraphs: readonly string[],
  shown: readonly string[],
): readonly string[] {
  const elsewhere = shown.map(lettersOnly).filter((text) => text.length >= 30);
  return paragraphs.flatMap((paragraph) => {
    const letters = lettersOnly(paragraph);
    if (handles.test(paragraph) || elsewhere.some((text) => text.includes(letters))) return [];
    const start = elsewhere.find((text) => letters.startsWith(text));
    if (start === undefined) return [paragraph];
    const rest = afterLetters(paragraph, start.length);
    return rest.length < minRest ? [] : [rest];
  });
}

/** Labels of a price or a summary, which are not names. */
const label =
  /^(?:prijsindicatie|richtprijs|preisbeispiel|richtpreis|price guide|tarif indicatif|precio orientativo|prezzo indicativo|samenvatting|zusammenfassung|summary|résumé|resumen|riepilogo|resumo|(?:mostrar|ver|show|view)\s(?:todos?\s(?:los\s)?|all\s)?(?:servi\p{L}+))$/iu;
/** A person with a position: the author of a testimonial, not a service. */
const author =
  /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}\s*[-–—,|]\s*(?:ceo|cto|coo|owner|founder|manager|director|gerente|propriet|fundador|sóci|inhaber|geschäftsführer|gérant|directeur|titolare|eigenaar)/iu;

/** A name that is written in small letters throughout, with a capital at its beginning. */
export function capitalizeName(name: string): string {
  return /\p{Lu}/u.test(name) ? name : name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

export function isServiceName(name: string): boolean {
  return !label.test(name.trim()) && !author.test(name);
}

interface Line {
  readonly name: string;
  readonly group?: string | undefined;
}

/** What lists of prices are called; as the name of the only group it repeats the heading. */
const listTitle =
  /^(?:men[uüi]|меню|preise|preisliste|prices?|price list|prix|tarifs?|precios|tarifas|prezzi|listino|prijzen|tarieven|preços|cennik|priser|prislist[ae]|cene|ceník|цены|ціни)$/iu;

/** A price list without the name of its only group, where this is what such lists are called. */
export function withoutListTitle<Price extends Line>(prices: readonly Price[]): readonly Price[] {
  const isTitle = prices.every(({ group = '' }) => listTitle.test(group.trim()));
  return isTitle ? prices.map((price) => ({ ...price, group: undefined })) : prices;
}

/** A price list whose lines have names: a label takes the name of its group, or is left out. */
export function namedPrices<Price extends Line>(prices: readonly Price[]): readonly Price[] {
  return prices.flatMap((price) => {
    if (!label.test(price.name.trim())) return [price];
    const { group = '' } = price;
    return group === '' || group.endsWith(':') ? [] : [{ ...price, name: group, group: undefined }];
  });
}

interface Somebody {
  readonly name: string;
  readonly title?: string | undefined;
}

/** People without those who stand there a second time, by a part of their name and no title. */
export function distinctPeople<Person extends Somebody>(
  people: readonly Person[],
): readonly Person[] {
  return people.filter(
    ({ name, title = '' }) =>
      title !== '' ||
      !people.some((other) => other.name !== name && other.name.startsWith(`${name} `)),
  );
}

const hoursTitle = new RegExp(`^(?:${hoursTitles})\\s*:?\\s+`, 'iu');

const officeHours =
  /^(?:[\p{L}’']+\s)?(?:office|bureau|büro|secretariaat|secretary)\P{L}?(?:zeiten|hours)/iu;
/** Trades whom people visit at other times than when their office is open. */
const gatherings = new Set(['church', 'charity', 'association', 'school', 'kindergarten']);

/**
 * Opening hours without the title that stands before them. The hours of a church's office keep it:
 * they do not say when the church is open.
 */
export function tidyHours(hours: string, trade = ''): string {
  return gatherings.has(trade) && officeHours.test(hours) ? hours : hours.replace(hoursTitle, '');
}
