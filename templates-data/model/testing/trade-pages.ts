import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languages, type Language } from '../languages.ts';
import { Trade } from '../trade.ts';

const folder = new URL('../../trades/', import.meta.url);
export const files = readdirSync(folder).sort();

export const sources = files.map((file) => ({
  file,
  content: parse(readFileSync(new URL(file, folder), 'utf8')) as unknown,
}));

export const trades = sources.flatMap(({ content }) => {
  const result = Trade.safeParse(content);
  return result.success ? [result.data] : [];
});

/** The texts of a trade that a page may show in a language. */
export function listTexts(trade: Trade, language: Language): string[] {
  return [
    ...Object.values(trade.words[language]),
    trade.about[language],
    ...trade.services.flatMap((service) => Object.values(service[language])),
  ];
}

/** Each trade in each language, with its texts. */
export const pages = trades.flatMap((trade) =>
  languages.map((language) => ({
    trade,
    language,
    at: `${trade.id} (${language})`,
    texts: listTexts(trade, language),
  })),
);

/** The entries that a list has more than once. */
export function duplicates(list: readonly string[]): string[] {
  return list.filter((entry, index) => list.indexOf(entry) !== index);
}
