import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { demoView } from './demo-view.ts';
import { pageLanguages } from './languages.ts';
import { completeWords, PageWords } from './page-words.ts';
import { emptyIndustry } from './demo-kit.ts';
import { tradeKit } from './trade-kit.ts';
import { Trade } from './trade.ts';
import { Words } from './words.ts';

const read = (path: string): unknown =>
  parse(readFileSync(new URL(`../${path}.yaml`, import.meta.url), 'utf8'));
const english = Words.parse(read('words/en'));
const fields = (text: string): string => (text.match(/\{\w+\}/gu) ?? []).sort().join();

test('each further language of pages has a file', () => {
  const files = readdirSync(new URL('../page-words/', import.meta.url));
  expect(files.sort()).toEqual(pageLanguages.map((language) => `${language}.yaml`));
});

test.each(pageLanguages)('the words in %s have the fields of the English ones', (language) => {
  const own = PageWords.parse(read(`page-words/${language}`));
  const differing = Object.entries(own).filter(
    ([key, text]) =>
      english[key] !== undefined &&
      !/^(?:about|gallery)\.heading$/u.test(key) &&
      fields(text) !== fields(english[key] ?? ''),
  );
  expect(differing).toEqual([]);
});

test.each(pageLanguages)('no page in %s shows an English word of its own', (language) => {
  const words = completeWords(english, PageWords.parse(read(`page-words/${language}`)));
  const trade = tradeKit(Trade.parse(read('trades/bakery')), 'en');
  const kit = { language, words, trade, industry: emptyIndustry } as const;
  const lists = {
    language,
    people: [{ name: 'Ада', title: '', bio: 'Ада', department: '' }],
    priceList: [{ name: 'Ада', price: '1', group: '', text: '', details: '' }],
    services: [{ name: 'Ада', text: 'Ада' }],
  };
  const { texts } = demoView(
    { overrides: { businessName: 'Ада', industry: 'hospitality' }, lists },
    kit,
    { canonical: '', demoId: 'x', page: '/', base: '/demos/x' },
    undefined,
  );
  const shown =
    /^(?:aria|header|hero|about|services|people|prices|banner|contact|footer|label|hours|faq|note|privacy|concept|report)\./u;
  const englishTexts = new Set([...Object.values(english), trade.services, trade.people]);
  const sameAbroad = new Set(['Menu', 'Menu ', 'Kontakt']);
  const left = Object.entries(texts).filter(
    ([key, text]) =>
      shown.test(key) && /\p{L}{3}/u.test(text) && englishTexts.has(text) && !sameAbroad.has(text),
  );
  expect(left).toEqual([]);
  expect(texts['language']).toBe(language);
  expect(texts['people.title']).toBe(words['people.one']);
});
