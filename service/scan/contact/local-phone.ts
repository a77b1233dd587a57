import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import { fitSlot } from '../page/clean-text.ts';
import type { Found } from '../page/found.ts';
import type { PhoneCandidate } from './phone-candidate.ts';

// Countries where local numbers are often written without their area code.
const local: readonly CountryCode[] = [
  'BR',
  'US',
  'CA',
  'MX',
  'AR',
  'CO',
  'PH',
  'NG',
  'IN',
  'ZA',
  'AU',
  'NZ',
];
const grouped = /^\d{3,5}[-\s.]\d{4}$/u;
const phoneLabel =
  /\b(?:ligue|tel(?:efone|[eé]fono)?|fone|call|phone|dial|ll[aá]m(?:e|anos)|whats\s?app)\b/iu;

/**
 * The number of a page without a complete one: a local number without its area code, or one with a
 * country code and a digit too many or too few, as the page shows it.
 */
export function findLocalPhone(
  candidates: readonly PhoneCandidate[],
  countries: readonly CountryCode[],
): Found | undefined {
  const isLocal = countries.slice(0, 2).some((country) => local.includes(country));
  for (const { text, source, snippet, lenient, weight } of candidates) {
    const isTown =
      isLocal && weight > 0 && grouped.test(text) && (lenient || phoneLabel.test(snippet));
    const isAbroad =
      source === 'tel-link' &&
      text.startsWith('+') &&
      parsePhoneNumberFromString(text)?.country !== undefined;
    const value = isTown || isAbroad ? fitSlot('phone', text) : undefined;
    if (value !== undefined && !/(\d)\1{5}|12345/u.test(value.replace(/\D/gu, '')))
      return { value, source, confidence: 0.4, snippet };
  }
  return undefined;
}
