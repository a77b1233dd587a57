import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { cleanText, fitSlot } from '../page/clean-text.ts';
import { findLocalPhone } from './local-phone.ts';
import { collectPhones } from './collect-phones.ts';
import type { PhoneCandidate } from './phone-candidate.ts';
import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';

interface Vote {
  readonly number: PhoneNumber;
  readonly forms: { text: string; weight: number; source: string; snippet: string }[];
  score: number;
  /** Whether the home page shows it too. */
  isAtHome: boolean;
}

const minScore = 1;
// Weight of a number at a premium or shared rate.
const sharedShare = 0.4;
// Weight of a number on another page than the home page; half of it if the home page has a number.
const onwardShare = 0.8;

/** The firm's telephone number as the page writes it, else in the national form of its country. */
export function findPhone(
  pages: readonly Page[],
  countries: readonly CountryCode[],
): Found | undefined {
  const votes = new Map<string, Vote>();
  const candidates = pages.flatMap((page, index) =>
    collectPhones(page, index === 0 ? 1 : onwardShare).map((found) => ({
      ...found,
      isAtHome: index === 0,
    })),
  );
  const fitting = removeMisfits(countries, candidates);
  for (const candidate of candidates) {
    const number = parse(candidate.text, fitting, candidate.lenient);
    if (number === undefined) continue;
    const vote = votes.get(number.number) ?? { number, forms: [], score: 0, isAtHome: false };
    votes.set(number.number, vote);
    const seen = vote.forms.filter(({ source }) => source === candidate.source).length;
    vote.score += candidate.weight / (1 + seen * 3);
    vote.forms.push(candidate);
    vote.isAtHome ||= candidate.isAtHome;
  }
  const isKnownAtHome = [...votes.values()].some(
    ({ isAtHome, score }) => isAtHome && score >= minScore,
  );
  for (const vote of votes.values()) {
    if (isSpecialRate(vote.number)) vote.score *= sharedShare;
    if (isKnownAtHome && !vote.isAtHome) vote.score *= onwardShare / 2;
  }
  const [best, second] = [...votes.values()].sort((a, b) => b.score - a.score);
  if (best === undefined || best.score < minScore) return findLocalPhone(candidates, countries);
  const shown = best.forms.find(
    ({ text, source }) => !/json-ld|microdata/u.test(source) && isPlausible(text),
  );
  const witness = best.forms.reduce((a, b) => (b.weight > a.weight ? b : a));
  const home = best.number.country === undefined || best.number.country === fitting[0];
  const value = fitSlot(
    'phone',
    shown?.text.replace(/\s?\(0\)\s?/u, ' ') ??
      (home ? best.number.formatNational() : best.number.formatInternational()),
  );
  if (value === undefined) return undefined;
  const rival = second === undefined ? 0 : second.score / best.score;
  const confidence = Math.min(0.97, 0.55 + best.score / 14) * (1 - rival * 0.2);
  return { value, source: witness.source, confidence, snippet: witness.snippet };
}

/**
 * Without numbers of North America if several labelled numbers are not valid there, because the
 * others match by chance.
 */
function removeMisfits(
  countries: readonly CountryCode[],
  candidates: readonly PhoneCandidate[],
): readonly CountryCode[] {
  const labelled = new Set(
    candidates.filter(({ lenient }) => lenient).map(({ text }) => text.replace(/[^\d+]/gu, '')),
  );
  const local = [...labelled]
    .filter((text) => !text.startsWith('+') && text.length >= 9)
    .slice(0, 20);
  const valid = local.filter((text) => parsePhoneNumberFromString(text, 'US')?.isValid() === true);
  const misfits = local.length - valid.length;
  if (misfits < 2 || misfits < valid.length) return countries;
  return countries.filter((country) => getCountryCallingCode(country) !== '1');
}

function parse(
  text: string,
  countries: readonly CountryCode[],
  lenient: boolean,
): PhoneNumber | undefined {
  const plain = text.replace(/\(0\)/u, ' ');
  const tries = lenient ? countries.slice(0, 8) : countries.slice(0, 2);
  for (const country of tries) {
    const number = parsePhoneNumberFromString(plain, { defaultCountry: country, extract: false });
    if (number?.isValid() === true && !isPlaceholder(number)) return number;
    // The plus sign is missing: 91 98765 43210 on an Indian page.
    const dialled = parsePhoneNumberFromString(`+${plain.replace(/\D/gu, '').replace(/^00/u, '')}`);
    if (dialled?.isValid() === true && dialled.country === country && !isPlaceholder(dialled))
      return dialled;
  }
  return lenient ? parseBracketedCode(plain) : undefined;
}

/** Parses a number with the country code in brackets, of any country: "(506) 2221-4130". */
function parseBracketedCode(text: string): PhoneNumber | undefined {
  if (!/^\(\+?\d{1,3}\)/u.test(text)) return undefined;
  const code = text.slice(0, text.indexOf(')')).replace(/\D/gu, '');
  const number = parsePhoneNumberFromString(`+${text.replace(/\D/gu, '')}`);
  return number?.isValid() === true && number.countryCallingCode === code ? number : undefined;
}

/**
 * Whether callers pay a special rate. Such a number has no place, and is rarely a small firm's own.
 */
function isSpecialRate(number: PhoneNumber): boolean {
  const type = number.getType();
  return type === 'SHARED_COST' || type === 'PREMIUM_RATE' || type === 'UAN';
}

function isPlaceholder({ nationalNumber, countryCallingCode }: PhoneNumber): boolean {
  if (/^(\d)\1+$/u.test(nationalNumber) || nationalNumber.includes('1234567')) return true;
  if (/(\d)\1{6}$/u.test(nationalNumber)) return true;
  return countryCallingCode === '1' && /^\d{3}55501\d\d$/u.test(nationalNumber);
}

function isPlausible(text: string): boolean {
  return (
    /^[+(\d][\d\s().\-–/+]{5,24}\d$/u.test(cleanText(text)) && /\D/u.test(text.replace(/^\+/u, ''))
  );
}
