import { parseAccept } from 'hono/utils/accept';
import { translatedLanguage, type Language } from '../templates-data/model/languages.ts';
import { readWords } from './template-data.ts';

/** The words of pages and mails for an agency's clients, in one language. */
export interface ClientWords {
  readonly language: Language;
  /** A text with its placeholders filled. */
  readonly text: (key: string, values?: Readonly<Record<string, string>>) => string;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Isolates right-to-left text, so that it does not reorder the sentence around it. */
export function isolate(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}

export function clientWords(language: Language): ClientWords {
  const words = readWords(language);
  const text: ClientWords['text'] = (key, values = {}) =>
    (words[key] ?? '').replace(/\{(\w+)\}/gu, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : isolate(value);
    });
  return { language, text };
}

/** The best available language for an `Accept-Language` header; English without one. */
export function chooseLanguage(accepted: string | undefined): Language {
  const preferred = parseAccept(accepted ?? '')
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => translatedLanguage(type.toLowerCase().split('-', 1)[0] ?? ''));
  return preferred.find((language) => language !== undefined) ?? 'en';
}

/** The requested language if there is one, else the best for the `Accept-Language` header. */
export function readLanguage(named: string | undefined, accepted: string | undefined): Language {
  return translatedLanguage(named ?? '') ?? chooseLanguage(accepted);
}
