/** Languages into which the words of a demo are translated. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}

/** The languages as their speakers call them. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
};

/** The languages as the studio calls them. */
export const languagesInEnglish: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
};

/**
 * The locale in which dates and amounts are written. The Portuguese words are European; `pt` alone
 * is Brazil's.
 */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de',
  fr: 'fr',
  es: 'es',
  it: 'it',
  nl: 'nl',
  pt: 'pt-PT',
};

/** For languages without translated words: the one that their speakers read beside their own. */
const nearest: Readonly<Record<string, Language>> = {
  af: 'nl',
  ast: 'es',
  br: 'fr',
  ca: 'es',
  co: 'fr',
  eu: 'es',
  fur: 'it',
  fy: 'nl',
  gl: 'es',
  gsw: 'de',
  lb: 'de',
  oc: 'fr',
  rm: 'de',
  sc: 'it',
};

/**
 * The language of the words around a demo: the client's own, else the nearest with translated
 * words, else English.
 */
export function demoLanguage(language: string | null | undefined): Language {
  const own = language ?? '';
  if (isLanguage(own)) return own;
  return Object.hasOwn(nearest, own) ? (nearest[own] ?? 'en') : 'en';
}
