import { describe, expect, test } from 'vitest';
import { containsWord } from './contains-word.ts';
import type { Language } from './languages.ts';
import { duplicates, pages, trades } from './testing/trade-pages.ts';

/** Beginnings of words that praise, promise or count. */
const claims: Record<Language, string> = {
  en: 'best|leading|award|certified|guarante|expert|experienced|trusted|reliable|affordable|quality|perfect|unique|finest|renowned|unrivalled|passion|fastest|cheap|free of charge|same day|years? of|professional',
  de: 'beste[nrs]?(?!ll)\\b|führend|erstklassig|zertifiziert|garant|erfahren|preiswert|günstig|qualität|perfekt|einzigartig|leidenschaft|kostenlos|zuverlässig|ausgezeichnet|professionell|kompeten',
  fr: 'meilleur|reconnu|certifié|garanti|qualité|parfait|abordable|fiable|expériment|expert|passionné|gratuit|unique|primé|professionnel',
  es: 'mejor|reconocid|certificad|garant|calidad|perfect|asequible|fiable|experiencia|expert|pasión|líder|premiad|únic|gratis|profesional',
  it: 'miglior|rinomat|certificat|garant|qualità|perfett|affidabil|esperienza|espert|passione|leader|premiat|unic|convenient|gratuit|professional',
  nl: 'beste(?!l)|toonaangevend|gecertificeerd|garant|kwaliteit|betrouwbaar|ervaren|betaalbaar|passie|bekroond|uniek|gratis|deskundig|professione',
  pt: 'melhor|certificad|garant|qualidade|perfeit|confiáve|experiente|paixão|acessíve|premiad|únic|grátis|gratuit|líder|especialista',
  pl: 'najlep|wiodąc|certyfik|gwaran|jakoś|doświadcz|profesjonal|niezawodn|pasj|wyjątkow|darmow|bezpłatn|ekspert|nagradzan|uznan',
  sv: 'bäst|ledande|certifier|garant|kvalitet|erfar|pålitlig|prisvärd|passion|unik|gratis|expert|prisbelön|professionel',
  da: 'bedst|førende|certificer|garant|kvalitet|erfar|pålidelig|passion|unik|gratis|ekspert|prisvind|professionel|billig',
  no: 'beste?(?!m)\\b|ledende|sertifiser|garant|kvalitet|erfar|pålitelig|lidenskap|unik|gratis|ekspert|prisvinn|profesjonel|billig',
};

const figure = /\d/u;

function isClaim(content: string, language: Language): boolean {
  return (
    figure.test(content) || new RegExp(`(?<!\\p{L})(?:${claims[language]})`, 'iu').test(content)
  );
}

/** Trades whose label is an everyday word that any page may use, such as "shop" or "business". */
const everyday = new Set(['association', 'business', 'school', 'shop']);

describe('the texts of a trade', () => {
  test('contain no word that does not fit the trade', () => {
    const found = pages.flatMap(({ trade, at, texts }) =>
      trade.absurd
        .filter((word) => texts.some((content) => containsWord(content, word)))
        .map((word) => `${at}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('include no term that does not fit the trade', () => {
    const found = trades.flatMap(({ id, terms, absurd }) =>
      Object.values(terms)
        .flat()
        .filter((term) => absurd.some((word) => containsWord(term, word)))
        .map((term) => `${id}: ${term}`),
    );
    expect(found).toEqual([]);
  });

  test('contain no claims and no figures', () => {
    const found = pages.flatMap(({ at, language, texts }) =>
      texts.filter((content) => isClaim(content, language)).map((content) => `${at}: ${content}`),
    );
    expect(found).toEqual([]);
    expect(isClaim('The best bread in town', 'en')).toBe(true);
    expect(isClaim('Seit 1987 für Sie da', 'de')).toBe(true);
  });

  test('are unique within a language', () => {
    const found = pages.flatMap(({ at, texts }) =>
      duplicates(texts.map((content) => content.toLowerCase())).map(
        (content) => `${at}: ${content}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('do not name a trade of another industry', () => {
    const found = pages.flatMap(({ trade, language, at, texts }) =>
      trades
        .filter(({ id, industry }) => industry !== trade.industry && !everyday.has(id))
        .map(({ words }) => words[language].label)
        .filter((label) => texts.some((content) => containsWord(content, label)))
        .map((label) => `${at}: ${label}`),
    );
    expect(found).toEqual([]);
  });

  test('a service has one sentence of 9 to 16 words', () => {
    const found = pages.flatMap(({ trade, language, at }) =>
      trade.services
        .map((service) => service[language].text)
        .filter((sentence) => {
          const count = sentence.split(/[\s–-]+/u).length;
          return count < 9 || count > 16 || !/^\p{Lu}[^.!?]*\.$/u.test(sentence);
        })
        .map((sentence) => `${at}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });

  test('the text about the business is one or two whole sentences', () => {
    const found = pages
      .filter(
        ({ trade, language }) =>
          !/^\p{Lu}[^.!?]*\.(?: \p{Lu}[^.!?]*\.)?$/u.test(trade.about[language]),
      )
      .map(({ at }) => at);
    expect(found).toEqual([]);
  });
});
