import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Firm } from '../templates-data/model/firm.ts';
import { Trade } from '../templates-data/model/trade.ts';

const contentFiles = [
  'industry.yaml',
  'services.yaml',
  'people.yaml',
  'testimonials.yaml',
  'faqs.yaml',
  'posts',
];
const minTrades = 3;

export interface IndustryData {
  readonly folder: string;
  readonly trades: readonly Pick<Trade, 'industry' | 'fallback'>[];
  readonly firms: readonly Pick<Firm, 'industry'>[];
}

function readAll<T>(folder: string, parseFile: (value: unknown) => T): T[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parseFile(parse(readFileSync(join(folder, name), 'utf8'))));
}

export function readIndustryData(folder: string): IndustryData {
  return {
    folder,
    trades: readAll(join(folder, 'trades'), (value) => Trade.parse(value)),
    firms: readAll(join(folder, 'firms'), (value) => Firm.parse(value)),
  };
}

/** A sentence for each missing part of an industry, with the file to add or change. */
export function missingIndustryParts(industry: string, data: IndustryData): string[] {
  const trades = data.trades.filter((trade) => trade.industry === industry);
  const fallbacks = trades.filter(({ fallback }) => fallback);
  const needs = `The industry ${industry} needs`;
  const isSample = industry === 'general';
  return [
    ...(isSample ? [] : contentFiles)
      .filter((file) => !existsSync(join(data.folder, 'industries', industry, file)))
      .map((file) => `${needs} templates-data/industries/${industry}/${file}`),
    trades.length < minTrades
      ? `${needs} at least ${minTrades} files in templates-data/trades with industry: ${industry}`
      : '',
    fallbacks.length === 1
      ? ''
      : `${needs} exactly one file in templates-data/trades with fallback: true`,
    isSample || data.firms.some((firm) => firm.industry === industry)
      ? ''
      : `${needs} a sample in templates-data/firms: npm run new:firm -- --industry ${industry}`,
  ].filter((sentence) => sentence !== '');
}
