import { expect, test } from 'vitest';
import { createView } from '../testing/trade-demos.ts';

const show = (lists: object, industry = 'medical'): Readonly<Record<string, string>> =>
  createView({ overrides: { businessName: 'Harbor', industry }, lists }).texts;
const service = (name: string, text = ''): object => ({ name, text });

test('services are an index while no more than half of them have a text', () => {
  const isIndex = (...services: object[]): string | undefined =>
    show({ trade: 'dentist', services, pictures: { service1: { set: '' } } })['services.index'];
  expect(isIndex(service('Crowns'), service('Bridges'))).toBe('yes');
  expect(isIndex(service('Crowns', 'Made here.'), service('Bridges'))).toBe('yes');
  expect(isIndex(service('Crowns', 'Made here.'))).toBe('');
  expect(show({ trade: 'dentist' })['services.index']).toBe('');
  // Its first has a picture of the trade's.
  expect(show({ trade: 'dentist', services: [service('Crowns')] })['services.index']).toBe('');
});

test('people are a list of names while nobody has a portrait', () => {
  const people = [{ name: 'Ada Quist', title: '', bio: '', department: '' }];
  const pictures = { person1: { hash: 'a'.repeat(64), type: 'image/webp', width: 10, height: 10 } };
  expect(show({ people })['people.portraits']).toBe('');
  expect(show({ people, pictures })['people.portraits']).toBe('yes');
});

test('only a menu is dated, not the prices of a salon', () => {
  const priceList = [{ name: 'Soup', price: '7', text: '', details: '', group: '' }];
  expect(show({ trade: 'cafe', priceList }, 'hospitality')['prices.daily']).toBe('yes');
  expect(show({ trade: 'hair-salon', priceList }, 'retail')['prices.daily']).toBe('');
});

test('a long price has a line of its own on phones', () => {
  const view = createView({
    overrides: { businessName: 'Harbor', industry: 'hospitality' },
    lists: {
      trade: 'cafe',
      priceList: ['7', '199,99 din. po komadu'].map((price) => ({
        name: 'Soup',
        price,
        text: '',
        details: '',
        group: '',
      })),
    },
  });
  expect(view.lists['prices']?.map(({ wide }) => wide)).toEqual(['', 'yes']);
});
