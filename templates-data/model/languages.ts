/**
 * Languages that the words of a demo exist in; a demo in any other wears the English ones around
 * the client's own.
 */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}
