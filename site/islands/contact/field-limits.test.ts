import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textLimits } from '../../../service/contract/text-limits.ts';

const { comment, email, message, personName, phone } = textLimits;

test.each([
  ['contact/PersonFields.tsx', [personName, email, phone]],
  ['contact/MessageFields.tsx', [message]],
  ['panel/WriterFields.tsx', [comment, personName, email]],
  ['panel/LookFields.tsx', [personName]],
])('the fields of %s, which do not load the table, take as much as it says', (file, limits) => {
  const code = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const written = [...code.matchAll(/maxLength=\{(\d+)\}/gu)].map(([, limit]) => Number(limit));
  expect(written).toEqual(limits);
});
