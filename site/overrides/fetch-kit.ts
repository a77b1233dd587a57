/** Fetches a demo's kit: files that the build writes beside the pages. */
import {
  kitNames,
  type DemoKit,
  type IndustryKit,
  type TradeKit,
} from '../../templates-data/model/demo-kit.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import type { Language } from '../../templates-data/model/languages.ts';

const files = new Map<string, Promise<unknown>>();

/** Fetches a file of the build once; after a failure, the next call tries again. */
function fetchFile<T>(path: string): Promise<T> {
  const known =
    files.get(path) ??
    fetch(path).then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.json() as Promise<unknown>;
    });
  files.set(path, known);
  known.catch(() => files.delete(path));
  return known as Promise<T>;
}

type TradeFile = Readonly<Record<Language, TradeKit>>;

/** @throws Error when a file cannot be loaded. */
export async function fetchKit(demo: DemoValues): Promise<DemoKit> {
  const { industry: industryId, language, words: wordsOf, trade: tradeId } = kitNames(demo);
  const own =
    tradeId === undefined
      ? undefined
      : fetchFile<TradeFile>(`/client/trades/${tradeId}.json`).catch(() => undefined);
  const [words, industry, trade] = await Promise.all([
    fetchFile<DemoKit['words']>(`/client/words/${wordsOf}.json`),
    fetchFile<IndustryKit & { readonly trade: string }>(`/client/kits/${industryId}.json`),
    own,
  ]);
  const fits = trade?.[language].industry === industryId;
  const kit = fits ? trade : await fetchFile<TradeFile>(`/client/trades/${industry.trade}.json`);
  return { language: wordsOf, words, trade: kit[language], industry };
}
