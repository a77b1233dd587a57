import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Platform, Presets } from '../../../../templates-data/model/platform.ts';
import { presets, quoteAddress } from './studio-data.ts';

const fileOf = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../../templates-data/${name}`, import.meta.url), 'utf8'));

test('the themes are those of the data file', () => {
  expect(presets).toEqual(Presets.parse(fileOf('presets.yaml')));
});

test('the quote leads where the data file says', () => {
  expect(quoteAddress).toBe(Platform.parse(fileOf('platform.yaml')).links.quote);
});
