import { describe, expect, test } from 'vitest';
import { industryRule, templateIndustries } from './industries.ts';
import { drawsOpening } from './designs.ts';
import { tradeSections } from './sections.ts';
import { languages } from './languages.ts';
import { duplicates, files, pages, sources, trades } from './testing/trade-pages.ts';
import { Trade } from './trade.ts';

describe('the registry of trades', () => {
  test.each(sources)('$file follows the schema and is named after its id', ({ file, content }) => {
    expect(Trade.parse(content).id).toBe(file.replace(/\.yaml$/u, ''));
  });

  test('has at least 55 trades', () => {
    expect(trades.length).toBeGreaterThanOrEqual(55);
  });

  test.each(templateIndustries)(
    '%s has at least three trades, one of them the fallback',
    (industry) => {
      const own = trades.filter((trade) => trade.industry === industry);
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(own.filter(({ fallback }) => fallback)).toHaveLength(1);
    },
  );

  test('the fallbacks of hospitality and medical are neither hotel nor dentist', () => {
    const findFallback = (industry: string) =>
      trades.find((trade) => trade.fallback && trade.industry === industry)?.id;
    expect(findFallback('hospitality')).toBe('hospitality-business');
    expect(findFallback('medical')).toBe('health-practice');
    expect(findFallback('general')).toBe('business');
  });

  test('every trade has five to eight typical services, in every language', () => {
    const counts = pages.flatMap(({ trade, language, at }) => {
      const described = trade.services.filter((service) => service[language].text !== '').length;
      return described >= 5 && described <= 8 ? [] : [`${at}: ${described}`];
    });
    expect(counts).toEqual([]);
    expect(pages).toHaveLength(files.length * languages.length);
  });

  test('each term belongs to one trade', () => {
    const twice = languages.flatMap((language) =>
      duplicates(trades.flatMap(({ terms }) => terms[language])).map(
        (term) => `${language}: ${term}`,
      ),
    );
    expect(twice).toEqual([]);
  });

  test('each type of schema.org belongs to one trade', () => {
    expect(duplicates(trades.flatMap(({ types }) => types))).toEqual([]);
  });

  test('each label belongs to one trade', () => {
    for (const language of languages)
      expect(
        duplicates(trades.map(({ words }) => words[language].label.toLowerCase())),
        language,
      ).toEqual([]);
  });
});

describe('the order of sections', () => {
  test('contains at least two sections for each trade that not every trade has', () => {
    for (const { id, sections } of trades)
      expect([
        id,
        sections.filter((one) => tradeSections.some((own) => own === one)).length >= 2,
      ]).toEqual([id, true]);
  });

  test('differs between trades', () => {
    expect(duplicates(trades.map(({ sections }) => sections.join()))).toEqual([]);
  });

  test('begins with the section that the trade’s clients need first', () => {
    const first = (id: string): string | undefined =>
      trades.find((trade) => trade.id === id)?.sections[0];
    expect(['plumber', 'gym', 'shop', 'builder', 'museum'].map(first)).toEqual([
      'emergency',
      'timetable',
      'products',
      'projects',
      'hours',
    ]);
  });
});

test('no two trades of a design have the same opening', () => {
  const openings = trades.map(({ industry, design, styles, scene, pictures }) => {
    const worn = design ?? industryRule(industry).design;
    const { layout = 'standard', heroImageStyle = 'abstract' } = styles;
    const { fontStyle = 'modern', headerStyle = 'transparent' } = styles;
    const picture = drawsOpening(worn) ? scene : pictures.opening;
    return [worn, layout, heroImageStyle, fontStyle, headerStyle, picture].join(' ');
  });
  expect(duplicates(openings)).toEqual([]);
});

test('only trades of health and care show the drawn practice', () => {
  const outside = trades
    .filter(
      ({ scene, industry, id }) => scene === 'park' && industry !== 'medical' && id !== 'care-home',
    )
    .map(({ id }) => id);
  expect(outside).toEqual([]);
});
