import { expect, test } from 'vitest';
import { isUniqueId, newUniqueId, slugify } from './unique-id.ts';

test.each([
  ['Müller & Söhne GmbH', 'muller-sohne-gmbh'],
  ['  --Smith__Smith!! ', 'smith-smith'],
  ['Größten Weißbier', 'grossten-weissbier'],
  ['GROẞE STRAẞE', 'grosse-strasse'],
  ['Ærø Cœur', 'aero-coeur'],
  ['Łódź & Đakovo', 'lodz-dakovo'],
  ['Þór Guðmundsson', 'thor-gudmundsson'],
  ['Işık İnşaat', 'isik-insaat'],
  ['ﬁne Ⅳ ½', 'fine-iv-1-2'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ['مكتب المحاماة', 'site'],
  ['🙂', 'site'],
])('the name %j becomes %j in the address', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('a new id is industry, name and six random characters', () => {
  expect(newUniqueId('finance', 'Acme Wealth', () => 'a1b2c3')).toBe('finance-acme-wealth-a1b2c3');
  expect(newUniqueId('Dog grooming', 'Paws')).toMatch(/^general-paws-[a-z0-9]{6}$/u);
  expect(newUniqueId(undefined, 'مكتب')).toMatch(/^general-site-[a-z0-9]{6}$/u);
});

test('an older link keeps its industry, also a custom one', () => {
  expect(isUniqueId('law-paws-a1b2c3', 'Dog grooming')).toBe(true);
  expect(isUniqueId('general-paws-a1b2c3', 'Dog grooming')).toBe(true);
  expect(isUniqueId('finance-paws-a1b2c3', 'Dog grooming')).toBe(false);
  expect(isUniqueId('general-paws-a1b2c3', 'law')).toBe(false);
});

test('a requested id is accepted only in the exact form and with the prefix of its industry', () => {
  expect(isUniqueId('law-paws-a1b2c3', 'law')).toBe(true);
  expect(isUniqueId('law-paws-a1b2c3', 'finance')).toBe(false);
  for (const wrong of [
    'law-Paws-a1b2c3',
    'law--paws-a1b2c3',
    'law-paws-a1b2c',
    '../law-paws-a1b2c3',
    'law-a1b2c3/',
  ]) {
    expect(isUniqueId(wrong, 'law')).toBe(false);
  }
});
