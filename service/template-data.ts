import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  isPageLanguage,
  type Language,
  type PageLanguage,
} from '../templates-data/model/languages.ts';
import { completeWords, PageWords } from '../templates-data/model/page-words.ts';
import { Trade } from '../templates-data/model/trade.ts';
import { Words } from '../templates-data/model/words.ts';
import { errorCode } from './error-code.ts';

const folder = new URL('../templates-data/', import.meta.url);
const words = new Map<Language | PageLanguage, Words>();
const trades = new Map<string, Trade | undefined>();

function readYaml(path: string): unknown {
  return parse(readFileSync(new URL(path, folder), 'utf8'));
}

/** The words around a demo in one language, read on first use. */
export function readWords(language: Language | PageLanguage): Words {
  const known =
    words.get(language) ??
    (isPageLanguage(language)
      ? completeWords(readWords('en'), PageWords.parse(readYaml(`page-words/${language}.yaml`)))
      : Words.parse(readYaml(`words/${language}.yaml`)));
  words.set(language, known);
  return known;
}

/** A trade by its id, read on first use; undefined for an unknown one. */
export function readTrade(id: string): Trade | undefined {
  if (trades.has(id)) return trades.get(id);
  const trade = /^[a-z0-9-]+$/u.test(id) ? readTradeFile(id) : undefined;
  // Ids come from requests, so unknown ones are not cached.
  if (trade) trades.set(id, trade);
  return trade;
}

/** Every trade, in the order of their files. */
export function listTrades(): readonly Trade[] {
  return readdirSync(new URL('trades/', folder)).flatMap(
    (file) => readTrade(file.replace(/\.yaml$/u, '')) ?? [],
  );
}

function readTradeFile(id: string): Trade | undefined {
  try {
    return Trade.parse(readYaml(`trades/${id}.yaml`));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
