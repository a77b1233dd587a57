/** Problems about trades and words: ids, terms of two trades, forbidden words, placeholders. */
import { containsWord } from '../templates-data/model/contains-word.ts';
import { templateIndustries } from '../templates-data/model/industries.ts';
import { languages, type Language } from '../templates-data/model/languages.ts';
import type { Trade } from '../templates-data/model/trade.ts';
import type { Words } from '../templates-data/model/words.ts';
import { didYouMean } from './explain-issue.ts';

export interface TradeFile {
  readonly file: string;
  /** The file's name without its ending. */
  readonly id: string;
  /** Undefined for an invalid file. */
  readonly trade: Trade | undefined;
}

export interface WordsFile {
  readonly file: string;
  readonly language: Language;
  /** Undefined for an invalid file. */
  readonly words: Words | undefined;
}

/** Every text of a trade that a page may show, with its field. */
function listTexts({ words, about, services }: Trade): { field: string; text: string }[] {
  return languages.flatMap((language) => [
    ...Object.entries(words[language]).map(([name, text]) => ({
      field: `words.${language}.${name}`,
      text,
    })),
    { field: `about.${language}`, text: about[language] },
    ...services.flatMap((service, index) =>
      Object.entries(service[language]).map(([name, text]) => ({
        field: `services[${index + 1}].${language}.${name}`,
        text,
      })),
    ),
  ]);
}

/** Problems about places with a picture that cannot be chosen. */
function findPictureProblems(file: string, trade: Trade): string[] {
  const { set, notFor: _, ...places } = trade.pictures;
  return Object.entries(places)
    .filter(([, name]) => !set.includes(name))
    .map(([place, name]) => `${file}: pictures.${place} is ${name}, which pictures.set has not`);
}

function findTradeFileProblems({ file, id, trade }: TradeFile): string[] {
  if (!trade) return [];
  const texts = listTexts(trade);
  return [
    ...findPictureProblems(file, trade),
    ...(trade.id === id ? [] : [`${file}: id must be ${id}, the file's name`]),
    ...texts.flatMap(({ field, text }) => [
      ...trade.absurd
        .filter((word) => containsWord(text, word))
        .map((word) => `${file}: ${field} says "${word}", which absurd forbids on its pages`),
      ...(/\d/u.test(text)
        ? [`${file}: ${field} has a figure; it would be said of every such business`]
        : []),
    ]),
  ];
}

/** A term may belong to one trade only. */
function sharedTerms(files: readonly TradeFile[]): string[] {
  return languages.flatMap((language) => {
    const first = new Map<string, string>();
    return files.flatMap(({ file, trade }) =>
      (trade?.terms[language] ?? []).flatMap((term) => {
        const other = first.get(term);
        if (other === undefined) first.set(term, file);
        return other === undefined || other === file
          ? []
          : [
              `${file}: terms.${language} has "${term}", which ${other} has too; it can name one trade only`,
            ];
      }),
    );
  });
}

/** Each industry has one trade for businesses whose trade is not known. */
function findFallbackProblems(files: readonly TradeFile[]): string[] {
  // The fallback may be in an invalid file.
  if (files.some(({ trade }) => !trade)) return [];
  return templateIndustries.flatMap((industry) => {
    const own = files.filter(({ trade }) => trade?.industry === industry && trade.fallback);
    if (own.length === 1) return [];
    return own.length === 0
      ? [`trades: no trade of the industry ${industry} has "fallback: true"`]
      : own
          .slice(1)
          .map(
            ({ file }) =>
              `${file}: fallback is true in ${own[0]?.file ?? ''} too; one trade of ${industry} can have it`,
          );
  });
}

/** A trade can be a kind of a trade that exists. */
function unknownKinds(files: readonly TradeFile[]): string[] {
  const ids = files.map(({ id }) => id);
  return files.flatMap(({ file, trade }) =>
    trade?.kindOf === undefined || ids.includes(trade.kindOf)
      ? []
      : [`${file}: kindOf is "${trade.kindOf}", which is no trade${didYouMean(trade.kindOf, ids)}`],
  );
}

export function findTradeProblems(files: readonly TradeFile[]): string[] {
  return [
    ...files.flatMap(findTradeFileProblems),
    ...sharedTerms(files),
    ...findFallbackProblems(files),
    ...unknownKinds(files),
  ];
}

/** A placeholder: a name in braces. */
const placeholders = [
  'name',
  'agency',
  'trade',
  'place',
  'year',
  'host',
  'n',
  'count',
  'day',
  'time',
  'reader',
  'quote',
  'version',
  'pages',
  'amount',
  'share',
  'email',
  'person',
  'code',
  'events',
  'files',
  'file',
  'standard',
  'hash',
  'encoding',
  'signature',
];
const placeholder = /\{(\w*)\}/gu;

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/**
 * Problems about unknown placeholders, and about placeholders of the English text that are
 * missing.
 */
export function findWordsProblems(files: readonly WordsFile[]): string[] {
  const english = files.find(({ language }) => language === 'en')?.words;
  return files.flatMap(({ file, words }) =>
    Object.entries(words ?? {}).flatMap(([key, text]) => {
      const used = namesIn(text);
      const unknown = used.filter((name) => !placeholders.includes(name));
      const expected = english?.[key] === undefined ? [] : namesIn(english[key]);
      const lacking = expected.filter((name) => !used.includes(name));
      // A placeholder that English lacks could empty the text.
      const added = used.filter(
        (name) => placeholders.includes(name) && english && !expected.includes(name),
      );
      return [
        ...unknown.map(
          (name) =>
            `${file}: ${key} has {${name}}, which is not filled in${didYouMean(name, placeholders)}`,
        ),
        ...lacking.map((name) => `${file}: ${key} lacks {${name}}, which words/en.yaml has`),
        ...added.map((name) => `${file}: ${key} has {${name}}, which words/en.yaml has not`),
        // A certificate states its own facts, such as the widths of its pictures.
        ...(/\d/u.test(text) && !key.startsWith('certificate.')
          ? [`${file}: ${key} has a figure; it would be said of every business`]
          : []),
      ];
    }),
  );
}
