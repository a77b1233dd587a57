/** Checks of the content: each returns a sentence, or undefined for a valid value. */
import { isCalendarDate } from '../../../../templates-data/model/calendar-date.ts';
import { isPhone } from '../../../../templates-data/model/phone.ts';
import { parseWebAddress } from '../../../../templates-data/model/web-address.ts';
import {
  type ListName,
  listNames,
  otherRules,
  type TextRule,
} from '../../../../templates-data/model/content-rules.ts';
import { isPageOfNetwork } from '../../../../templates-data/model/social-networks.ts';
import { textKeys } from '../../../../templates-data/model/text-keys.ts';
import {
  isBlank,
  normalizeAddress,
  type ClientContent,
  type Detail,
  type ListEntry,
  type OriginName,
} from './client-content.ts';
import { listFields, type FieldRule } from './list-fields.ts';

export const countCharacters = (text: string): number => Array.from(text).length;

const addressSentence = 'Please enter a web address like https://example.com';

/**
 * The fault of one text of an entry. An entry without any text is valid, because it is left out.
 */
export function validateText(rule: FieldRule, entry: ListEntry): string | undefined {
  const text = (entry.texts[rule.name] ?? '').trim();
  if (text === '') return isBlank(entry) ? undefined : rule.needed;
  if (countCharacters(text) > rule.max) return tooLong(rule.label, text, rule.max);
  if (rule.isAddress && parseWebAddress(normalizeAddress(text), rule.max) === undefined)
    return addressSentence;
  if (rule.isDate && !isCalendarDate(text)) return 'Please enter a day of the calendar';
  const network = entry.texts['network']?.trim() ?? '';
  if (rule.name === 'url' && network !== '' && !isPageOfNetwork(network, normalizeAddress(text)))
    return `Please enter an address at ${network}`;
  return undefined;
}

function tooLong(label: string, text: string, max: number): string {
  return `${label} is ${countCharacters(text)} characters, the limit is ${max}`;
}

/** The fault of a replaced text. */
export function validateReplacedText(
  key: string,
  text: string | null | undefined,
): string | undefined {
  const rule = textKeys[key];
  if (!rule || typeof text !== 'string' || countCharacters(text.trim()) <= rule.max)
    return undefined;
  return tooLong(rule.label, text.trim(), rule.max);
}

function validateLabel(label: string, rule: TextRule): string | undefined {
  const words = label.trim();
  return countCharacters(words) > rule.max ? tooLong(rule.label, words, rule.max) : undefined;
}

/** The fault of a single value. */
export function validateDetail(
  content: ClientContent,
  name: Exclude<Detail, 'trade'>,
): string | undefined {
  if (name === 'emergency') {
    const { label, phone } = content.emergency;
    if (phone.trim() === '' && label.trim() === '') return undefined;
    if (!isPhone(phone.trim())) return 'Please enter a telephone number';
    return validateLabel(label, otherRules.emergency.label);
  }
  if (name === 'booking' || name === 'download') {
    const { label } = content[name];
    const url = content[name].url.trim();
    if (url === '')
      return label.trim() === '' ? undefined : 'Please enter the address that the button leads to';
    if (parseWebAddress(normalizeAddress(url), otherRules[name].url.max) === undefined)
      return addressSentence;
    return validateLabel(label, otherRules[name].label);
  }
  const text = content[name].trim();
  if (name === 'founded' && text !== '' && !/^(?:1[5-9]|20)\d\d$/u.test(text))
    return 'Please enter a year like 1987';
  return countCharacters(text) > otherRules[name].max
    ? tooLong(otherRules[name].label, text, otherRules[name].max)
    : undefined;
}

/** The position of the first invalid text of the lists. */
interface ContentFault {
  readonly list: ListName;
  readonly key: number;
  readonly text: string;
  readonly sentence: string;
}

export function contentFaults({ lists }: ClientContent): readonly ContentFault[] {
  return listNames.flatMap((list) =>
    lists[list].flatMap((entry) =>
      listFields[list].flatMap((rule) => {
        const sentence = validateText(rule, entry);
        return sentence === undefined ? [] : [{ list, key: entry.key, text: rule.name, sentence }];
      }),
    ),
  );
}

/** The first invalid replaced text or single value. */
interface OtherFault {
  readonly name: OriginName;
  readonly sentence: string;
}

export function otherFaults(content: ClientContent): readonly OtherFault[] {
  const texts = Object.entries(content.texts).map(
    ([key, text]) => [`texts.${key}`, validateReplacedText(key, text)] as const,
  );
  const single = (['founded', 'locality', 'booking', 'emergency', 'download'] as const).map(
    (name) => [name, validateDetail(content, name)] as const,
  );
  return [...texts, ...single].flatMap(([name, sentence]) =>
    sentence === undefined ? [] : [{ name, sentence }],
  );
}
