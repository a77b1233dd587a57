/** Languages into which the words of a demo are translated. */
export const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'sv',
  'da',
  'no',
] as const;
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
  pl: 'Polski',
  sv: 'Svenska',
  da: 'Dansk',
  no: 'Norsk',
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
  pl: 'Polish',
  sv: 'Swedish',
  da: 'Danish',
  no: 'Norwegian',
};

/**
 * The locale in which dates and amounts are written. The Portuguese words are European; `pt` alone
 * is Brazil's. The Norwegian ones are bokmål.
 */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de',
  fr: 'fr',
  es: 'es',
  it: 'it',
  nl: 'nl',
  pt: 'pt-PT',
  pl: 'pl',
  sv: 'sv',
  da: 'da',
  no: 'nb',
};

/** Tags of the written forms of a language that has translated words. */
const written: Readonly<Record<string, Language>> = { nb: 'no', nn: 'no' };

/** For languages without translated words: the one that their speakers read beside their own. */
const nearest: Readonly<Record<string, Language>> = {
  af: 'nl',
  ast: 'es',
  br: 'fr',
  ca: 'es',
  co: 'fr',
  csb: 'pl',
  eu: 'es',
  fo: 'da',
  fur: 'it',
  fy: 'nl',
  gl: 'es',
  gsw: 'de',
  kl: 'da',
  lb: 'de',
  oc: 'fr',
  rm: 'de',
  sc: 'it',
  szl: 'pl',
};

/**
 * Further languages of the words around a demo, without those of trades:
 * `templates-data/page-words`.
 */
export const pageLanguages = ['cs', 'ru', 'sr', 'uk'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** Whether the words around a demo, though not those of its trade, are in a language. */
export function isPageLanguage(tag: string): tag is PageLanguage {
  return (pageLanguages as readonly string[]).includes(tag);
}

function lookUp(table: Readonly<Record<string, Language>>, tag: string): Language | undefined {
  return Object.hasOwn(table, tag) ? table[tag] : undefined;
}

/** The language with translated words that a tag such as `de` or `nb` means, if there is one. */
export function translatedLanguage(tag: string): Language | undefined {
  return isLanguage(tag) ? tag : lookUp(written, tag);
}

/**
 * The language of the words around a demo: the client's own, else the nearest with translated
 * words, else English.
 */
export function demoLanguage(language: string | null | undefined): Language {
  const own = language ?? '';
  return translatedLanguage(own) ?? lookUp(nearest, own) ?? 'en';
}
