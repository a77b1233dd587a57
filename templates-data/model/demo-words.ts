/**
 * The words of a demo: those of the shell and the trade, completed with the client's values and
 * replaced by the agency's texts.
 */
import { actionKind } from './action-kinds.ts';
import { displayHost } from './web-address.ts';
import { speaksLanguage, type DemoKit, type TradeKit } from './demo-kit.ts';
import type { DemoValues } from './demo-values.ts';
import { isIndustry } from './industries.ts';
import { textKeys } from './text-keys.ts';

/**
 * Replaces `{name}` and the like. A placeholder without a value empties the text, because half a
 * sentence must not be shown.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const names = Array.from(text.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name);
  if (names.some((name) => (values[name] ?? '') === '')) return '';
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}

/** The town of a postal address; empty when its form does not tell which part that is. */
export function findLocality(address: string): string {
  const lines = address
    .split(/\n|,/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const [index, line] of lines.entries()) {
    // "10115 Berlin", "75004 Paris", "1012 AB Amsterdam", "1000-001 Lisboa"
    const after =
      /^(?:[A-Z]{1,2}-)?(?:\d{4}\s?[A-Z]{2}|\d{4}-\d{3}|\d{4,5})\s+(\p{Lu}[\p{L}.'’ -]{1,40})$/u.exec(
        line,
      )?.[1];
    if (after !== undefined && index > 0) return after.trim();
    // The line before "IL 62701", "ON M5V 2T6", "NSW 2000"
    const next = lines[index + 1] ?? '';
    if (
      index > 0 &&
      /^[A-Z]{2,3}\s+(?:\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/u.test(next) &&
      /^\p{Lu}[\p{L}.'’ -]+$/u.test(line)
    )
      return line;
    // "Leeds LS1 4AP"
    const british = /^(\p{Lu}[\p{L}.'’ -]+?)\s+[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u.exec(line)?.[1];
    if (british !== undefined && index > 0) return british;
  }
  return '';
}

/** Industries whose form takes an inquiry; a shop, a school or a kitchen is sent a message. */
const takesInquiries: ReadonlySet<string> = new Set([
  'law',
  'finance',
  'real-estate',
  'technology',
  'consulting',
]);

/** The words of a demo's form, which sends an inquiry or, in most trades, a message. */
export function formWords({ words, trade }: DemoKit): Readonly<Record<string, string>> {
  const form = Object.entries(words).filter(([key]) => key.startsWith('form.'));
  if (takesInquiries.has(trade.industry)) return Object.fromEntries(form);
  return Object.fromEntries(
    form.map(([key, text]) => [key, words[key.replace('form.', 'message.')] ?? text]),
  );
}

/** Whether the words below a headline say only what it says. */
function repeats(headline = '', below = ''): boolean {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return below !== '' && letters(headline).includes(letters(below));
}

/** Whether all letters are Latin: "Metalworks in Москва" reads like a mistake. */
function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text);
}

/** Whether its services are dishes or rooms, which inquiry forms do not offer as subjects. */
function servesGuests({ prices, industry, broad }: TradeKit): boolean {
  return prices === 'menu' || prices === 'rooms' || (broad === true && industry === 'hospitality');
}

/**
 * The line above the headline: trade and place, as "Dentist in Punawale". A label that names no
 * trade ("Hospitality") is left out, and a place of other letters than the label's too.
 */
export function tradeAndPlace(label: string, place: string, { words, trade }: DemoKit): string {
  const isOwn = label !== trade.label;
  if (trade.broad && !isOwn) return place || trade.eyebrow;
  const both = fillIn(words['eyebrow.place'] ?? '', { trade: label, place });
  return (isLatin(label + place) ? both : '') || (isOwn ? label : trade.eyebrow);
}

/** Whether a demo's pages show a text; approvals, expired demos and errors have their own. */
export function isForDemoPages(key: string): boolean {
  return !/^(?:approval|verify|certificate|expired|notice)\./u.test(key);
}

/** The words of the shell with what the agency replaced. */
export function demoWords(
  { overrides, lists }: DemoValues,
  kit: DemoKit,
): Readonly<Record<string, string>> {
  const { words, trade } = kit;
  // Words of pages in a language without trades have words in their place.
  const {
    'hero.action': usual = trade.callToAction,
    'services.title': services = trade.services,
    'people.title': several = trade.people,
  } = words;
  const name = overrides.businessName ?? '';
  const industry = overrides.industry ?? '';
  // A custom industry is the name of the trade.
  const label =
    industry !== '' && !isIndustry(industry) && industry !== 'general' ? industry : trade.label;
  const place = lists.locality ?? findLocality(overrides.address ?? '');
  const year = lists.founded ?? '';
  const values = { name, place, year, trade: label, host: displayHost(lists.sourceUrl ?? '') };
  const booking = lists.booking?.label ?? '';
  const call = booking || overrides.callToAction || usual;
  const isUsual = call === usual;
  // A heading for several people is wrong above one.
  const people = (lists.people?.length === 1 && words['people.one']) || several;
  const isOwn = speaksLanguage(lists);
  const kind = isUsual ? trade.action : actionKind(call, trade.action);
  // English words would stand directly above a headline in another language.
  const eyebrow = isOwn || label !== trade.label ? tradeAndPlace(label, place, kit) : place;
  const derived: Readonly<Record<string, string>> = {
    'header.services': services,
    'header.people': people,
    'hero.eyebrow': repeats(overrides.slogan, eyebrow) ? '' : eyebrow,
    ...(servesGuests(trade) && { 'services.link': '' }),
    'hero.lead': repeats(overrides.slogan, overrides.description)
      ? ''
      : (overrides.description ?? ''),
    'hero.action': call,
    'about.text': trade.about,
    'about.founded': fillIn(words['eyebrow.founded'] ?? '', values),
    'services.title': services,
    'people.title': people,
    ...(!takesInquiries.has(trade.industry) &&
      words['contact.send'] !== undefined && {
        'contact.formSubmit': words['contact.send'],
        'contact.formConsent': words['message.consent'] ?? '',
      }),
    // Rooms have a section of their own, so what else has a price is just that.
    ...(trade.prices &&
      !(trade.prices === 'rooms' && lists.rooms) && {
        'prices.heading': words[`pricesOf.${trade.prices}`] ?? '',
      }),
    'banner.heading': words[`bannerOf.${kind}`] ?? words['banner.heading'] ?? '',
    'banner.action': call,
    ...(!overrides.phone && { 'banner.text': words['banner.withoutPhone'] ?? '' }),
    // Sentences, unlike titles and buttons, stand only beside a client's words in their language.
    ...(!isOwn && { 'about.text': '' }),
    ...(!isOwn && lists.language !== kit.language && { 'banner.text': '', 'contact.lead': '' }),
  };
  const texts: Record<string, string> = {};
  for (const key of Object.keys(textKeys)) {
    const replaced = lists.texts?.[key];
    texts[key] =
      replaced === undefined ? fillIn(derived[key] ?? words[key] ?? '', values) : (replaced ?? '');
  }
  for (const [key, text] of Object.entries(words))
    if (!key.startsWith('icon.') && isForDemoPages(key)) texts[key] ??= fillIn(text, values);
  return texts;
}
