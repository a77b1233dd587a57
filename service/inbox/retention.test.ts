import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../templates-data/model/languages.ts';
import { messageDays } from './queries.ts';

const textOf = (path: string): string =>
  readFileSync(new URL(`../../templates-data/${path}`, import.meta.url), 'utf8');

test('the privacy texts name the months after which messages are deleted', () => {
  const months = `${Math.round((messageDays / 365) * 12)}`;
  expect(textOf('policies/privacy-policy.md')).toContain(`${months} months after you sent it`);
  for (const language of languages)
    expect(textOf(`words/${language}.yaml`), language).toMatch(
      new RegExp(`^privacy\\.kept: .*\\b${months} m\\p{L}+`, 'imu'),
    );
});
