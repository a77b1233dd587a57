import { parseAccept } from 'hono/utils/accept';
import { isLanguage, type Language } from '../../templates-data/model/languages.ts';
import { readWords } from '../template-data.ts';

/** The words of one language. */
export interface ObjectionWords {
  readonly language: Language;
  /** A text with its placeholders filled. */
  readonly text: (key: string, values?: Readonly<Record<string, string>>) => string;
}

export function objectionWords(language: Language): ObjectionWords {
  const words = readWords(language);
  const text: ObjectionWords['text'] = (key, values = {}) =>
    (words[key] ?? '').replace(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
  return { language, text };
}

/** The best of our languages for an `Accept-Language` header; English without one. */
export function chooseLanguage(accepted: string | undefined): Language {
  const wanted = parseAccept(accepted ?? '')
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => type.toLowerCase().split('-', 1)[0] ?? '');
  return wanted.find(isLanguage) ?? 'en';
}

/** A language that is named outright, else the best for the header. */
export function readLanguage(named: string | undefined, accepted: string | undefined): Language {
  return named !== undefined && isLanguage(named) ? named : chooseLanguage(accepted);
}
