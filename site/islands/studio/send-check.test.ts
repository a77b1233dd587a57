import { expect, test } from 'vitest';
import { freshValues, type Origin, type Origins } from './draft-store.ts';
import { concernsOf, isUncertain, sourceWords } from './send-check.ts';

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

const kinds = (origins: Origins, values = all): string[] =>
  concernsOf(values, origins).map(({ kind, name }) => `${kind} ${name}`);

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
