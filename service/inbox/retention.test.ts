import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages, type Language } from '../../templates-data/model/languages.ts';
import { messageDays } from './queries.ts';

const readText = (path: string): string =>
  readFileSync(new URL(`../../templates-data/${path}`, import.meta.url), 'utf8');

/**
 * The number in words, as demos' texts write it: a digit could be read as a figure of the business.
 */
const twelve: Record<Language, string> = {
  en: 'twelve',
  de: 'zwölf',
  fr: 'douze',
  es: 'doce',
  it: 'dodici',
  nl: 'twaalf',
  pt: 'doze',
  pl: 'dwanaście',
  sv: 'tolv',
  da: 'tolv',
  no: 'tolv',
};

test('the privacy texts name the months after which messages are deleted', () => {
  expect(Math.round((messageDays / 365) * 12)).toBe(12);
  expect(readText('policies/privacy-policy.md')).toContain('12 months after you sent it');
  for (const language of languages)
    expect(readText(`words/${language}.yaml`), language).toMatch(
      new RegExp(`^privacy\\.kept: .*${twelve[language]} m\\p{L}+`, 'imu'),
    );
});
