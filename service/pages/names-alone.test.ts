import { expect, test } from 'vitest';
import { createView } from '../testing/trade-demos.ts';

const show = (lists: object, industry = 'medical'): Readonly<Record<string, string>> =>
  createView({ overrides: { businessName: 'Harbor', industry }, lists }).texts;
const service = (name: string, text = '') => ({ name, text });

test('services with a text or a picture stand together, more than two others are names below them', () => {
  const parts = (...services: object[]): unknown => {
    const texts = show({ trade: 'dentist', services, pictures: { service1: { set: '' } } });
    return [texts['services.offers'], texts['services.names']];
  };
  expect(parts(service('Crowns'), service('Bridges'))).toEqual(['', 'yes']);
  const named = ['Bridges', 'Veneers', 'Whitening'].map((name) => service(name));
  expect(parts(service('Crowns', 'Made here.'), ...named)).toEqual(['yes', 'yes']);
  expect(parts(service('Crowns', 'Made here.'), ...named.slice(1))).toEqual(['yes', '']);
  expect(parts(service('Crowns', 'Made here.'))).toEqual(['yes', '']);
  // Its first has a picture of the trade's.
  const pictured = show({ trade: 'dentist', services: [service('Crowns')] });
  expect(pictured['services.names']).toBe('');
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

test('a single person of whom only the name is known signs the text about the firm, unless hidden', () => {
  const lead = { name: 'Ada Quist', title: '', bio: '', department: '' };
  const view = (...people: (typeof lead)[]) =>
    createView({ overrides: { businessName: 'Harbor', industry: 'medical' }, lists: { people } });
  const alone = view(lead);
  expect(alone.texts['about.signed']).toBe('yes');
  expect([alone.sections.includes('people'), alone.pages.includes('/team')]).toEqual([
    false,
    false,
  ]);
  expect(view({ ...lead, title: 'Dentist' }).texts['about.signed']).toBe('yes');
  const told = view({ ...lead, bio: 'She has drilled since the war.' });
  expect(told.sections).toContain('people');
  expect(told.texts['people.title']).toBe('Here for you');
  expect(told.texts['about.signed']).toBe('');
  const unsigned = createView({
    overrides: { businessName: 'Harbor', industry: 'medical' },
    lists: { people: [lead], sections: { '/': { hidden: ['about'] } } },
  });
  expect(unsigned.sections).toContain('people');
  expect(unsigned.texts['about.signed']).toBe('');
  const both = view(lead, { ...lead, name: 'Otto Quist' });
  expect(both.sections).toContain('people');
  expect(both.texts['people.title']).not.toBe('Here for you');
});

test('an opening announces a list of prices by its groups, where there are several', () => {
  const line = (group: string) => ({ group, name: 'Soup', price: '7', text: '', details: '' });
  const view = (...priceList: ReturnType<typeof line>[]) =>
    createView({
      overrides: { businessName: 'Harbor', industry: 'hospitality' },
      lists: { trade: 'cafe', priceList },
    });
  const names = view(line('Soups'), line('Soups'), line('Cakes')).lists['groups'];
  expect(names?.map(({ name }) => name)).toEqual(['Soups', 'Cakes']);
  expect(view(line('Soups')).lists['groups']).toEqual([]);
});
