import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { emptyIndustry } from '../../../templates-data/model/demo-kit.ts';
import { Trade } from '../../../templates-data/model/trade.ts';
import { tradeKit } from '../../../templates-data/model/trade-kit.ts';
import { Words } from '../../../templates-data/model/words.ts';
import { findExamples } from './demo-examples.ts';

function readYaml(path: string): unknown {
  return parse(
    readFileSync(new URL(`../../../templates-data/${path}.yaml`, import.meta.url), 'utf8'),
  );
}

const dentist = tradeKit(Trade.parse(readYaml('trades/dentist')), 'en');
const industry = {
  ...emptyIndustry,
  id: 'medical',
  trade: 'dentist',
};
const files: Readonly<Record<string, unknown>> = {
  '/client/words/en.json': Words.parse(readYaml('words/en')),
  '/client/kits/medical.json': industry,
  '/client/trades/dentist.json': { en: dentist },
};

const requests: string[] = [];
beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    return Promise.resolve(Response.json(files[path]));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('typical services of the trade are counted, with the list that edits them', async () => {
  const lean = { websiteData: { businessName: 'Harbor', trade: 'dentist' }, industry: 'medical' };
  expect(await findExamples(lean)).toEqual({
    words: `${dentist.typical.length} examples to replace`,
    first: 'services',
  });
});

test('a demo with only the client’s own words has none, and is checked once', async () => {
  const own = {
    websiteData: { businessName: 'Harbor', services: ['Crowns'] },
    industry: 'medical',
  };
  const examples = await findExamples(own);
  expect(examples).toEqual({ words: '', first: undefined });
  const { length } = requests;
  expect(await findExamples(own)).toBe(examples);
  expect(requests).toHaveLength(length);
});
