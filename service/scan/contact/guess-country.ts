import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import type { Page } from '../page/read-page.ts';
import { isRecord, textProperty } from '../page/read-things.ts';

const suffixCountries: Readonly<Record<string, CountryCode>> = {
  uk: 'GB',
  eu: 'DE',
  us: 'US',
  gov: 'US',
  edu: 'US',
};
// Endings sold for their sound say nothing about the country.
const genericSuffixes = new Set([
  'io',
  'co',
  'me',
  'tv',
  'cc',
  'ai',
  'ly',
  'fm',
  'gg',
  'to',
  'ws',
  'la',
  'sh',
  'app',
  'dev',
]);
const languageCountries: Readonly<Record<string, CountryCode>> = {
  ko: 'KR',
  ja: 'JP',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  pt: 'PT',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  fi: 'FI',
  cs: 'CZ',
  el: 'GR',
  tr: 'TR',
  he: 'IL',
  hu: 'HU',
  ro: 'RO',
};
const countryNames: readonly (readonly [RegExp, CountryCode])[] = [
  [/\b(?:United Kingdom|England|Scotland|Wales|Northern Ireland)\b/u, 'GB'],
  [/\b(?:Australia|NSW|Queensland|Victoria 3\d{3})\b/u, 'AU'],
  [/\b(?:Canada|Ontario|British Columbia|Alberta|Qu[eé]bec|Manitoba)\b/u, 'CA'],
  [/\bNew Zealand\b/u, 'NZ'],
  [/\bIreland\b/u, 'IE'],
  [/\bIndia\b/u, 'IN'],
  [/\bSouth Africa\b/u, 'ZA'],
  [/\bZambia\b/u, 'ZM'],
  [/\bKenya\b/u, 'KE'],
  [/\bUganda\b/u, 'UG'],
  [/\bNigeria\b/u, 'NG'],
  [/\bSingapore\b/u, 'SG'],
  [/\bPhilippines\b/u, 'PH'],
  [/\bMalaysia\b/u, 'MY'],
  [/\bGermany\b/u, 'DE'],
  [/\b(?:U\.?S\.?A\.?|United States)\b/u, 'US'],
];

const dialled =
  /^(?:tel:\s*(?:\+|%2B|00)|https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\/?\?phone=)\/?\+?)([\d\s().-]{7,24})/iu;

/** Countries the page may speak from, likeliest first: by domain ending, structured address, postcodes, language and names of countries. */
export function guessCountries(page: Page): readonly CountryCode[] {
  const votes = new Map<CountryCode, number>();
  const vote = (country: string | undefined, weight: number): void => {
    const code = country?.toUpperCase();
    if (code !== undefined && isSupportedCountry(code)) votes.set(code, (votes.get(code) ?? 0) + weight);
  };
  const ending = page.suffix.split('.').at(-1) ?? '';
  if (!genericSuffixes.has(ending))
    vote(suffixCountries[ending] ?? (ending.length === 2 ? ending : undefined), 4);
  for (const { data } of page.things) {
    const address = isRecord(data['address']) ? data['address'] : data;
    const country = textProperty(address['addressCountry']);
    if (country?.trim().length === 2) vote(country.trim(), 5);
    else if (country !== undefined) {
      for (const [pattern, code] of countryNames) if (pattern.test(country)) vote(code, 5);
    }
  }
  for (const { href } of page.links.filter(({ href }) => dialled.test(href)).slice(0, 10)) {
    const digits = dialled.exec(href)?.[1] ?? '';
    vote(parsePhoneNumberFromString(`+${digits.replace(/\D/gu, '').slice(0, 15)}`)?.country, 2);
  }
  const { text } = page;
  if (/\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u.test(text)) vote('GB', 3);
  if (/\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/u.test(text)) vote('CA', 3);
  if (/\b[A-Z]{2},?\s{1,3}\d{5}(?:-\d{4})?\b/u.test(text)) vote('US', 3);
  if (/\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT),?\s{1,3}\d{4}\b/u.test(text)) vote('AU', 3);
  if (/(?:\(\d{3}\)\s?|\b\d{3}[-.])\d{3}[-.]\d{4}\b/u.test(text)) vote('US', 1.5);
  if (/(?:^|\D)0[1-3]\d{2,4}[\s-]\d{3}[\s-]?\d{3,4}\b/u.test(text)) vote('GB', 1);
  const [language, region] = page.language.split(/[-_]/u);
  vote(languageCountries[language ?? ''], 2);
  vote(region, 1);
  for (const [pattern, code] of countryNames) if (pattern.test(text)) vote(code, 1);
  vote('US', 0.6);
  vote('GB', 0.3);
  vote('AU', 0.2);
  vote('CA', 0.1);
  return [...votes].sort((a, b) => b[1] - a[1]).map(([code]) => code);
}
