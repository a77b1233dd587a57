import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ClientLists } from '../../templates-data/model/client-lists.ts';
import { emptyIndustry, type DemoKit } from '../../templates-data/model/demo-kit.ts';
import { languages, type Language } from '../../templates-data/model/languages.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';
import { suggestWords } from '../../templates-data/model/suggest-words.ts';
import { tradeKit } from '../../templates-data/model/trade-kit.ts';
import { readTrade, readWords } from '../template-data.ts';
import { createEvidence, isFounded } from './check-claims.ts';

const folder = new URL('../../templates-data/trades/', import.meta.url);
const trades = readdirSync(folder).map((file) => file.replace(/\.yaml$/u, ''));

function makeKit(id: string, language: Language): DemoKit {
  const trade = readTrade(id);
  if (!trade) throw new Error(`there is no trade ${id}`);
  return {
    language,
    words: readWords(language),
    trade: tradeKit(trade, language),
    industry: emptyIndustry,
  };
}

const bare = { overrides: { businessName: 'Harbor' }, lists: {} };

describe.each(trades)('the words of a %s without a language model', (id) => {
  test.each(languages)('are short, of the trade, and claim nothing in %s', (language) => {
    const { trade } = makeKit(id, language);
    const texts = suggestWords(bare, makeKit(id, language));
    expect(Object.keys(texts)).toEqual(
      expect.arrayContaining(['place', 'introduction', 'trade', 'action', 'contact']),
    );
    expect(texts.action).toBe(trade.callToAction);
    const evidence = createEvidence([
      'Harbor',
      trade.label,
      trade.eyebrow,
      trade.about,
      trade.callToAction,
    ]);
    const numbersAndNames = Object.values(texts).filter(
      (text) => !isFounded(text, evidence, language),
    );
    expect(numbersAndNames).toEqual([]);
    for (const text of Object.values(texts))
      expect(Array.from(text).length).toBeLessThanOrEqual(320);
  });
});

test.each<[string, Overrides, ClientLists, object]>([
  [
    'the place and the client’s own services where they are known',
    { businessName: 'Harbor' },
    {
      locality: 'Leeds',
      services: ['Check-ups', 'fillings', 'crowns', 'X-rays'].map((name) => ({ name, text: '' })),
    },
    {
      place: 'Dentist in Leeds',
      services: 'Check-ups, fillings, and crowns',
      introduction: 'Harbor – Dentist in Leeds: Check-ups, fillings, and crowns.',
    },
  ],
  [
    'the town of the address',
    { address: '9 Pier Road\nLeeds LS1 4AP' },
    {},
    { place: 'Dentist in Leeds' },
  ],
  [
    'the client’s own sentences, as many as fit',
    {},
    { texts: { 'about.text': `We mend teeth. We are gentle. ${'Word '.repeat(80)}.` } },
    { own: 'We mend teeth. We are gentle.' },
  ],
  [
    'the client’s own booking button',
    {},
    { booking: { label: 'Book a check-up', url: 'https://a.example' } },
    { action: 'Book a check-up' },
  ],
])('they are made of %s', (_name, overrides, lists, expected) => {
  expect(suggestWords({ overrides, lists }, makeKit('dentist', 'en'))).toMatchObject(expected);
});

test('they are in the demo’s language', () => {
  const lists = {
    locality: 'Köln',
    services: ['Prophylaxe', 'Implantate'].map((name) => ({ name, text: '' })),
  };
  expect(suggestWords({ overrides: {}, lists }, makeKit('dentist', 'de'))).toMatchObject({
    place: expect.stringMatching(/ in Köln$/u) as string,
    services: 'Prophylaxe und Implantate',
    contact: 'Kontakt',
  });
});

test('what is too long for its field is not suggested', () => {
  const lists = { booking: { label: 'x'.repeat(60), url: 'https://a.example' } };
  expect(
    suggestWords({ overrides: { businessName: 'x'.repeat(700) }, lists }, makeKit('dentist', 'en')),
  ).not.toHaveProperty('introduction');
});
