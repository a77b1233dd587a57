import { describe, expect, test } from 'vitest';
import { readLists } from './client-lists.ts';
import { pictureAddress } from './pictures.ts';
import { parseWebAddress } from './web-address.ts';
import { listNames, listRules, type TextRule } from './content-rules.ts';

const limits = listNames.flatMap((list) =>
  Object.entries<TextRule>(listRules[list].texts).map(([key, rule]) => ({ list, key, ...rule })),
);

describe('a text of an item', () => {
  const fits = ({ kind, label, max }: TextRule): string =>
    kind === 'address'
      ? `https://network.example/${'x'.repeat(max - 24)}`
      : kind === 'date'
        ? '2027-03-14'
        : label === 'A network'
          ? 'network'.padEnd(max, 'x')
          : '🙂'.repeat(max);
  const makeItem = (list: (typeof limits)[number]['list'], key: string, value: string): object => ({
    ...Object.fromEntries(
      Object.entries<TextRule>(listRules[list].texts).map(([name, { kind }]) => [
        name,
        kind === 'address' ? 'https://network.example/' : kind === 'date' ? '2027-03-14' : name,
      ]),
    ),
    [key]: value,
  });

  test.each(limits)('$list, $key: takes $max characters and no more', (rule) => {
    const { list, key, required } = rule;
    const full = fits(rule);
    expect(readLists({ [list]: [makeItem(list, key, full)] })[list]).toMatchObject([
      { [key]: full },
    ]);
    const [item] = readLists({ [list]: [makeItem(list, key, `${full}x`)] })[list] ?? [];
    expect(item).toEqual(required === true ? undefined : expect.objectContaining({ [key]: '' }));
  });
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  ' https://a.example',
  'https://user:word@a.example',
  'https://a.example/"onload="x',
  '//a.example',
  'https://',
  7,
])('a page may not link to %j', (value) => {
  expect(parseWebAddress(value, 300)).toBeUndefined();
  expect(readLists({ socials: [{ network: 'x', url: value }] })).toEqual({});
  expect(readLists({ booking: { label: 'Book', url: value } })).toEqual({});
});

test('the address of a picture is below its demo, or a data address', () => {
  const size = { width: 1, height: 1 };
  expect(pictureAddress('logo', { ...size, hash: 'a1' }, '/demos/x')).toBe('/demos/x/logo-a1.webp');
  expect(
    pictureAddress('opening', { ...size, type: 'image/webp', base64: 'UklG' }, '/demos/x'),
  ).toBe('data:image/webp;base64,UklG');
});

test('a valid emergency number and download are read, and invalid ones are dropped', () => {
  const emergency = { label: '', phone: '+49 30 1100' };
  const download = { label: 'Menu', url: 'https://harbor.example/menu.pdf' };
  expect(readLists({ emergency, download })).toEqual({ emergency, download });
  expect(readLists({ emergency: { phone: 'now' }, download: { url: 'data:text/html,x' } })).toEqual(
    {},
  );
});

test('a replaced title of brands from the contact section is that of their own section', () => {
  expect(readLists({ texts: { 'contact.brands': 'Guilds' } })).toEqual({
    texts: { 'brands.heading': 'Guilds' },
  });
});
