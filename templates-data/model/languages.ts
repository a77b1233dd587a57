/**
 * Languages into which the words of a demo are translated; in others, the English words stand
 * around the client's own.
 */
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

/** The language of the words around a demo; English where its client's own has none. */
export function demoLanguage(language: string | null | undefined): Language {
  return languages.find((one) => one === language) ?? 'en';
}
