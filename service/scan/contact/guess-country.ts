import { findLanguage } from '../words/find-language.ts';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import type { Page } from '../page/read-page.ts';
import { textProperty } from '../page/read-things.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

const suffixCountries: Readonly<Record<string, CountryCode>> = {
  uk: 'GB',
  eu: 'DE',
  us: 'US',
  gov: 'US',
  edu: 'US',
};
// Endings that firms anywhere use, such as .io and .tv, which do not identify a country.
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
  no: 'NO',
  nn: 'NO',
  sk: 'SK',
  sl: 'SI',
  hr: 'HR',
  sr: 'RS',
  bs: 'BA',
  bg: 'BG',
  ru: 'RU',
  uk: 'UA',
  id: 'ID',
  ms: 'MY',
  th: 'TH',
  vi: 'VN',
  hi: 'IN',
  ca: 'ES',
};
/** Further countries of a language, tried if a number is invalid in the most likely one. */
const languageNeighbors: Readonly<Record<string, readonly CountryCode[]>> = {
  de: ['AT', 'CH'],
  fr: ['BE', 'CH', 'CA', 'DZ', 'MA', 'TN'],
  es: ['MX', 'CO', 'AR', 'CL', 'UY'],
  it: ['CH'],
  nl: ['BE'],
  pt: ['BR'],
  sr: ['BA', 'ME'],
  ru: ['BY', 'KZ', 'UA'],
  en: ['IE', 'NZ'],
};
const countryNames: readonly (readonly [RegExp, CountryCode])[] = [
  [/\b(?:United Kingdom|England|Scotland|Wales|Northern Ireland)\b/u, 'GB'],
  [/\b(?:Australia|NSW|Queensland|Victoria 3\d{3})\b/u, 'AU'],
  [/\b(?:Canada|Ontario|British Columbia|Alberta|Qu[eé]bec|Manitoba)\b/u, 'CA'],
  [/\b(?:New Zealand|Auckland|Christchurch|Aotearoa)\b/u, 'NZ'],
  [
    /(?<!Northern )\bIreland\b|\bCo\.? (?:Dublin|Cork|Galway|Kerry|Mayo|Kildare|Meath|Wicklow)\b/u,
    'IE',
  ],
  [
    /\bIndia\b|\b(?:Tamil ?Nadu|Kerala|Karnataka|Maharashtra|Gujarat|Haryana|Telangana|Uttar Pradesh|West Bengal|Jharkhand|Rajasthan|Bengaluru|Bangalore|Chennai|Hyderabad|Kolkata|Mumbai|Pune)\b/u,
    'IN',
  ],
  [/\b(?:South Africa|Gauteng|KwaZulu-Natal|Johannesburg|Cape Town)\b/u, 'ZA'],
  [/\bZambia\b/u, 'ZM'],
  [/\bKenya\b/u, 'KE'],
  [/\bUganda\b/u, 'UG'],
  [/\bNigeria\b/u, 'NG'],
  [/\bSingapore\b/u, 'SG'],
  [/\bPhilippines\b/u, 'PH'],
  [/\bMalaysia\b/u, 'MY'],
  [/\bGermany\b/u, 'DE'],
  [/\bColombia\b/u, 'CO'],
  [/\bM[eé]xico\b/u, 'MX'],
  [/\bArgentina\b/u, 'AR'],
  [/\bJapan\b/u, 'JP'],
  [/\b(?:U\.?S\.?A\.?|United States)\b/u, 'US'],
];

const dialled =
  /^(?:tel:\s*(?:\+|%2B|00)|https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\/?\?phone=)\/?\+?)([\d\s().-]{7,24})/iu;
const written = /\+\d{1,3}[\s(.-]{0,2}\d[\d\s().-]{5,14}\d/gu;
const mailEnding = /@[\w-]+(?:\.[\w-]+){0,2}\.([a-z]{2})(?![\w.-]*\w)/giu;
const mapHost = /^https?:\/\/(?:maps\.|www\.)?google\.(?:com?\.)?([a-z]{2})\/(?:maps)?/iu;
// Minimum number of letters, because a language menu contains a few of many scripts.
const minLetters = 12;
const scripts: readonly (readonly [RegExp, CountryCode])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'JP'],
  [/\p{Script=Hangul}/gu, 'KR'],
  [/[іїєґ]/giu, 'UA'],
  [/\p{Script=Cyrillic}/gu, 'RU'],
  [/\p{Script=Greek}/gu, 'GR'],
  [/\p{Script=Hebrew}/gu, 'IL'],
  [/\p{Script=Thai}/gu, 'TH'],
  [/[\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Bengali}]/gu, 'IN'],
];
// Patterns of postcodes, numbers, and the words next to them.
const shapes: readonly (readonly [RegExp, CountryCode, number])[] = [
  [/\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u, 'GB', 3],
  [/\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/u, 'CA', 3],
  [/\b[A-Z]{2},?\s{1,3}\d{5}(?:-\d{4})?\b/u, 'US', 3],
  [/\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT),?\s{1,3}\d{4}\b/u, 'AU', 3],
  [/\bpin(?:\s?code)?\s?[:.–-]{1,2}\s?\d{3}\s?\d{3}\b/iu, 'IN', 4],
  [/〒\s?\d{3}-?\d{4}/u, 'JP', 4],
  [/\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W)\s[AC-FHKNPRTV-Y](?=[A-Z]*\d)[\dAC-FHKNPRTV-Y]{3}\b/u, 'IE', 2.5],
  [/\bCHF\b|\bFr\.\s?\d{1,4}\.(?:\d\d|[-–])/u, 'CH', 2.5],
  [
    /(?:^|[^\d+])0(?:2[1-7]|3[1-4]|4[1-4]|5[1-8]|6[1-2]|7[1-9]|81|91)\s\d{3}\s\d{2}\s\d{2}(?!\d)/u,
    'CH',
    2,
  ],
  [/(?:\(\d{3}\)\s?|\b\d{3}[-.])\d{3}[-.]\d{4}\b/u, 'US', 1.5],
  [/(?:^|\D)0[1-3]\d{2,4}[\s-]\d{3}[\s-]?\d{3,4}\b/u, 'GB', 1],
];

/**
 * Likely countries of the pages, likeliest first: by top-level domains of the home page and of
 * e-mail addresses, structured address, postcodes, language and script, maps and names of
 * countries.
 */
export function guessCountries(...pages: readonly Page[]): readonly CountryCode[] {
  const votes = new Map<CountryCode, number>();
  const vote = (country: string | undefined, weight: number): void => {
    const code = country?.toUpperCase();
    if (code !== undefined && isSupportedCountry(code))
      votes.set(code, (votes.get(code) ?? 0) + weight);
  };
  const [home] = pages;
  const ending = home?.suffix.split('.').at(-1) ?? '';
  if (!genericSuffixes.has(ending))
    vote(suffixCountries[ending] ?? (ending.length === 2 ? ending : undefined), 4);
  for (const { data } of pages.flatMap(({ things }) => things)) {
    const address = isRecord(data['address']) ? data['address'] : data;
    const country = textProperty(address['addressCountry']);
    if (country?.trim().length === 2) vote(country.trim(), 5);
    else if (country !== undefined) {
      for (const [pattern, code] of countryNames) if (pattern.test(country)) vote(code, 5);
    }
  }
  const hrefs = pages.flatMap(({ links }) => links.map(({ href }) => href));
  for (const href of hrefs.filter((href) => dialled.test(href)).slice(0, 10))
    vote(parseCountry(dialled.exec(href)?.[1] ?? ''), 2);
  const text = pages.map((page) => page.text).join('\n');
  for (const [number] of [...text.matchAll(written)].slice(0, 5)) vote(parseCountry(number), 2);
  for (const code of readEmailDomains(text, hrefs)) vote(suffixCountries[code] ?? code, 2.5);
  vote(
    hrefs.map((href) => mapHost.exec(href)?.[1]).find((code) => code !== undefined),
    2,
  );
  for (const [pattern, code, weight] of shapes) if (pattern.test(text)) vote(code, weight);
  const start = text.slice(0, 20_000);
  vote(scripts.find(([pattern]) => (start.match(pattern)?.length ?? 0) >= minLetters)?.[1], 2.5);
  const [declared, region] = (home?.language ?? '').split(/[-_]/u);
  // Many templates declare English on pages in any language.
  const language = (home === undefined ? undefined : findLanguage(home)?.value) ?? declared;
  vote(languageCountries[language ?? ''], 2);
  for (const code of languageNeighbors[language ?? ''] ?? []) vote(code, 0.8);
  if (language === declared) vote(region, 1);
  for (const [pattern, code] of countryNames) if (pattern.test(text)) vote(code, 1);
  vote('US', 0.6);
  vote('GB', 0.3);
  vote('AU', 0.2);
  vote('CA', 0.1);
  return [...votes].sort((a, b) => b[1] - a[1]).map(([code]) => code);
}

function parseCountry(number: string): CountryCode | undefined {
  return parsePhoneNumberFromString(`+${number.replace(/\D/gu, '').slice(0, 15)}`)?.country;
}

/** Countries of the domains of e-mail addresses. */
function readEmailDomains(text: string, hrefs: readonly string[]): ReadonlySet<string> {
  const mailed = hrefs
    .filter((href) => /^mailto:/iu.test(href))
    .map((href) => href.split('?', 1)[0]);
  const matches = [...[...mailed.slice(0, 20), text].join('\n').matchAll(mailEnding)].slice(0, 20);
  const endings = matches.map((match) => (match[1] ?? '').toLowerCase());
  return new Set(endings.filter((ending) => !genericSuffixes.has(ending)));
}
