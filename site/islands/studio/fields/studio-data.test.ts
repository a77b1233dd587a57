import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Platform, Presets } from '../../../../templates-data/model/platform.ts';
import { presets, quoteAddress } from './studio-data.ts';

const readYaml = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../../templates-data/${name}`, import.meta.url), 'utf8'));

test('the themes equal those of the data file', () => {
  expect(presets).toEqual(Presets.parse(readYaml('presets.yaml')));
});

test('the link for a quote equals that of the data file', () => {
  expect(quoteAddress).toBe(Platform.parse(readYaml('platform.yaml')).links.quote);
});
