import { templateIndustry } from './industries.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const suffixLength = 6;
const form = /^[a-z0-9]+(?:-[a-z0-9]+)*-[a-z0-9]{6}$/u;
const maxSlugLength = 60;

/** Letters without a base letter in Unicode, which must be transliterated. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * `Größten & Søn` becomes `grossten-son`, cut to `maxLength` characters; empty for a name without
 * Latin letters or digits.
 */
export function hyphenate(name: string, maxLength: number): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-/u, '')
    .slice(0, maxLength)
    .replace(/-$/u, '');
}

/**
 * A name as part of an address: `Müller & Söhne` becomes `muller-sohne`; a name without Latin
 * letters or digits becomes `site`.
 */
export function slugify(name: string): string {
  const slug = hyphenate(name, maxSlugLength);
  return slug === '' ? 'site' : slug;
}

/** Six characters from a cryptographic source, each equally likely. */
export function randomSuffix(): string {
  let suffix = '';
  while (suffix.length < suffixLength) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 252) suffix += alphabet.charAt(byte % alphabet.length);
  }
  return suffix;
}

/** The last part of a demo's link: industry, name, six random characters. */
export function newUniqueId(
  industry: string | undefined,
  name: string,
  suffix: () => string = randomSuffix,
): string {
  return `${templateIndustry(industry)}-${slugify(name)}-${suffix()}`;
}

/**
 * Whether an id that was made elsewhere (by a browser without a connection) is well-formed for this
 * industry.
 */
export function isUniqueId(id: string, industry: string | undefined): boolean {
  const template = templateIndustry(industry);
  // Before the general template, demos of other businesses got links that begin with `law-`.
  const isPrefixed =
    id.startsWith(`${template}-`) || (template === 'general' && id.startsWith('law-'));
  return id.length <= 100 && form.test(id) && isPrefixed;
}
