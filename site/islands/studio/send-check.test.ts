import { expect, test } from 'vitest';
import { contentOf, noContent } from './client-content.ts';
import { freshValues, type Origin, type Origins } from './draft-store.ts';
import { isUncertain, sourceWords } from './origin-words.ts';
import { concernsOf } from './send-check.ts';

const typed: Origin = { kind: 'typed' };
const read = (confidence: number): Origin => ({ kind: 'site', snippet: 'x', source: 'title', confidence });

const all = {
  ...freshValues(),
  businessName: 'Harrow & Finch',
  slogan: 'Steady counsel',
  description: 'Lawyers in Halifax.',
  phone: '555 0142',
  email: 'office@harrow.example',
  address: '88 Water Street',
  hours: 'Monday to Friday',
};
const names = [
  'businessName',
  'industry',
  'slogan',
  'description',
  'primaryColor',
  'secondaryColor',
  'callToAction',
  'phone',
  'email',
  'address',
  'hours',
] as const;
const allTyped: Origins = Object.fromEntries(names.map((name) => [name, typed]));

const full = contentOf(
  {
    services: ['Family law'],
    people: [{ name: 'Ada Harrow', title: '' }],
    testimonials: [{ quote: 'Quick and kind.', author: '' }],
    socials: [{ network: 'LinkedIn', url: 'https://linkedin.example/harrow' }],
  },
  () => typed,
);

const kinds = (origins: Origins, values = all): string[] =>
  concernsOf(values, origins, full).map(({ kind, name }) => `${kind} ${name}`);

test('a page that somebody wrote is in order', () => {
  expect(kinds(allTyped)).toEqual([]);
});

test('what a scan was sure of is in order, and what it was not is uncertain', () => {
  expect(kinds({ ...allTyped, phone: read(0.9), address: read(0.5) })).toEqual(['uncertain address']);
  expect(isUncertain({ kind: 'site', snippet: 'x' })).toBe(false);
});

test('a value that stands there from the template is sample, a blank contact line is left out', () => {
  const { callToAction: _, hours: __, ...rest } = allTyped;
  expect(kinds(rest, { ...all, hours: '' })).toEqual(['sample callToAction', 'left out hours']);
});

test('what keeps the demo from being made comes first', () => {
  expect(kinds({ ...allTyped, phone: read(0.1) }, { ...all, businessName: ' ', email: 'office@' })).toEqual([
    'fault businessName',
    'fault email',
    'uncertain phone',
  ]);
});

test('every place a scan names has words, and an unknown one too', () => {
  expect(sourceWords('copyright')).toBe('Read from the copyright line.');
  expect(sourceWords('constructor')).toBe('Read from the website.');
});

test('lists that nobody gave are sample, networks left out, and a damaged address is to be mended', () => {
  expect(concernsOf(all, allTyped, noContent).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'sample services',
    'sample people',
    'sample testimonials',
    'left out socials',
  ]);
  const [social] = full.lists.socials;
  const broken = social && { ...social, texts: { network: 'LinkedIn', url: 'not an address' } };
  const lists = { ...full.lists, socials: broken ? [broken] : [] };
  const [fault] = concernsOf(all, allTyped, { ...full, lists });
  expect(fault).toMatchObject({ kind: 'fault', name: 'socials', control: `socials-${social?.key ?? 0}-url` });
});

test('a list that the scan was unsure of is uncertain until it is written anew', () => {
  const unsure = contentOf({ services: ['Family law'] }, () => read(0.4));
  expect(
    concernsOf(all, allTyped, { ...full, lists: { ...full.lists, services: unsure.lists.services } }),
  ).toEqual([expect.objectContaining({ kind: 'uncertain', name: 'services' })]);
});
