import { expect, test } from 'vitest';
import { createView, nameDemo as named } from '../testing/trade-demos.ts';

test('the client’s booking is the button, in a tab of its own', () => {
  const booking = { label: 'Reserve a table', url: 'https://tables.example/a' };
  const { texts } = createView(named({ callToAction: 'Call us' }, { booking }));
  expect([texts['hero.action'], texts['href.booking'], texts['hero.isOwnTab']]).toEqual([
    'Reserve a table',
    'https://tables.example/a',
    '_blank',
  ]);
  expect(texts['banner.action']).toBe('Reserve a table');
  const plain = createView(named({ callToAction: 'Call us' }));
  expect([
    plain.texts['hero.action'],
    plain.texts['href.booking'],
    plain.texts['hero.isOwnTab'],
  ]).toEqual(['Call us', '#contact', '']);
  const own = createView(named({}, { booking, texts: { 'hero.action': 'Book now' } }));
  expect(own.texts['hero.action']).toBe('Book now');
});

test('the words below the headline are left out where they only repeat it', () => {
  const lead = (slogan: string, description: string): string | undefined =>
    createView(named({ slogan, description })).texts['hero.lead'];
  expect(lead('Boats, built and mended', 'Boats – built and mended.')).toBe('');
  expect(lead('Boats', 'Boats, built and mended.')).toBe('Boats, built and mended.');
});
