import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '../../../../templates-data/model/languages.ts';
import { Trade } from '../../../../templates-data/model/trade.ts';
import { allChoices, choiceLabel, findChoices, type TradeEntry } from './trade-choices.ts';

const folder = new URL('../../../../templates-data/trades/', import.meta.url);
const trades: readonly TradeEntry[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const { id, industry, fallback, words, terms } = Trade.parse(
      parse(readFileSync(new URL(name, folder), 'utf8')),
    );
    const searches = languages.flatMap((language) => [
      words[language].label.toLowerCase(),
      ...terms[language],
    ]);
    return { id, industry, fallback, label: words.en.label, terms: searches };
  });
const all = allChoices(trades);
const first = (search: string): string | undefined => findChoices(all, search)[0]?.id;

test('every industry, general and every trade can be chosen', () => {
  const found = findChoices(all, '');
  expect(found.filter(({ trade }) => trade === '')).toHaveLength(11);
  expect(found.filter(({ trade }) => trade !== '')).toHaveLength(trades.length);
});

test.each([
  ['dentist', 'medical/dentist'],
  ['Zahnärztin', 'medical/dentist'],
  ['zahnarzt', 'medical/dentist'],
  ['patisserie', 'hospitality/bakery'],
  ['PÂTISSERIE', 'hospitality/bakery'],
  ['medical', 'medical'],
  ['real est', 'real-estate'],
])(
  'a search for "%s" finds %s first, in any of the languages and without accents',
  (search, id) => {
    expect(first(search)).toBe(id);
  },
);

test('unknown words find nothing', () => {
  expect(findChoices(all, 'xyzzy')).toEqual([]);
});

test('the label of a draft’s industry is its trade, its name, or the agency’s own words', () => {
  expect(choiceLabel(trades, 'medical', 'dentist')).toBe('Dentist');
  expect(choiceLabel(trades, 'real-estate', '')).toBe('Real Estate');
  expect(choiceLabel(trades, 'Dog grooming', '')).toBe('Dog grooming');
  expect(choiceLabel(trades, '', '')).toBe('');
});
