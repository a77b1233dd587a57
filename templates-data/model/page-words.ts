import { z } from 'zod';
import { pageLanguages } from './languages.ts';
import { wordKeys, type Words } from './words.ts';

/** Keys that stand in place of the words of a trade. */
const ofTrade = ['language', 'services.title', 'people.title', 'hero.action'];

/**
 * `templates-data/page-words/{language}.yaml`: the words of a demo's pages in a language in which
 * trades have none.
 */
export const PageWords = z.strictObject({
  ...Object.fromEntries(
    [...wordKeys, ...ofTrade].map((key) => [key, z.string().min(1).optional()]),
  ),
  language: z.enum(pageLanguages),
});
export type PageWords = Readonly<Record<string, string | undefined>>;

/**
 * The words of pages in such a language, completed in English. The general questions and titles
 * stand in place of English ones that differ by trade.
 */
export function completeWords(english: Words, own: PageWords): Words {
  const general = (key: string): string | undefined =>
    key.startsWith('bannerOf.')
      ? own['banner.heading']
      : key.startsWith('pricesOf.')
        ? own['prices.heading']
        : undefined;
  const known = Object.entries(own).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, text] as const],
  );
  const rest = Object.entries(english).map(([key, text]) => [key, general(key) ?? text] as const);
  return Object.fromEntries([...rest, ...known]);
}
