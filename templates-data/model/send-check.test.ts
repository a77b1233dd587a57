import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ClientLists } from './client-lists.ts';
import { emptyIndustry, type DemoKit } from './demo-kit.ts';
import type { Design } from './designs.ts';
import { checkDemo, examplesToReplace } from './send-check.ts';
import type { Overrides } from './slots.ts';
import { Trade } from './trade.ts';
import { tradeKit } from './trade-kit.ts';
import { Words } from './words.ts';

function readYaml(path: string): unknown {
  return parse(readFileSync(new URL(`../${path}.yaml`, import.meta.url), 'utf8'));
}

const files = {
  src: '/a.webp',
  srcset: '',
  avif: '',
  width: 1600,
  height: 1000,
  isPlate: false,
  isBeside: false,
};
const person = { name: 'Ada Example', title: 'Dentist', bio: '', department: '' };
const kit: DemoKit = {
  language: 'en',
  words: Words.parse(readYaml('words/en')),
  trade: {
    ...tradeKit(Trade.parse(readYaml('trades/dentist')), 'en'),
    pictures: ['clinic', 'room'],
    places: {
      opening: 'clinic',
      about: 'room',
      service1: 'room',
      service2: 'room',
      service3: 'room',
      banner: 'clinic',
    },
  },
  industry: {
    ...emptyIndustry,
    id: 'medical',
    pictures: { clinic: { label: 'A clinic', ...files }, room: { label: 'A room', ...files } },
    samples: {
      people: [person, { ...person, name: 'Bo' }],
      testimonials: [],
      figures: [{ value: '9', label: 'x' }],
      articles: [],
    },
  },
};

/** A demo without any concern. */
const words: Overrides = {
  businessName: 'Harbor Dental',
  industry: 'medical',
  slogan: 'Teeth, kindly looked after',
  callToAction: 'Call the practice',
  phone: '555 0142',
  email: 'hello@harbor.example',
};
const own = { hash: 'a'.repeat(32), width: 1600, height: 1000 };
const lists: ClientLists = {
  trade: 'dentist',
  services: [{ name: 'Check-ups', text: '' }],
  texts: { 'about.text': 'Two dentists at the harbour.' },
  opening: own,
  pictures: { about: own, service1: own, banner: own },
};

function check(change: Partial<Overrides>, changedLists: Partial<ClientLists> = {}): string[] {
  const demo = { overrides: { ...words, ...change }, lists: { ...lists, ...changedLists } };
  return checkDemo(demo, kit).map(
    ({ kind, id, count }) => `${kind} ${id}${count > 1 ? ` ×${count}` : ''}`,
  );
}

describe('the check before sending lists', () => {
  const { services: _, ...withoutServices } = lists;
  const typical = kit.trade.typical.length;

  test.each<[string, Partial<Overrides>, Partial<ClientLists>, string[]]>([
    ['nothing, of a demo that is wholly the client’s and the agency’s', {}, {}, []],
    [
      'samples that are switched on, each item of them',
      {},
      { samples: ['people', 'figures'] },
      ['example figures', 'example people ×2'],
    ],
    ['no sample where the client’s own stands', {}, { samples: ['people'], people: [person] }, []],
    [
      'no sample of a section that is hidden everywhere',
      {},
      {
        samples: ['people'],
        sections: { '/': { hidden: ['people'] }, '/team': { hidden: ['people'] } },
      },
      [],
    ],
    [
      'a sample that is hidden on the home page and shown on its own',
      {},
      { samples: ['people'], sections: { '/': { hidden: ['people'] } } },
      ['example people ×2'],
    ],
    ['a sample that the industry does not have is not shown', {}, { samples: ['articles'] }, []],
    ['opening words that are missing', { slogan: '', description: '' }, {}, ['hint opening']],
    [
      'a description alone is enough of an opening',
      { slogan: '', description: 'Two dentists.' },
      {},
      [],
    ],
    ['the trade’s neutral words about the client', {}, { texts: {} }, ['hint about.text']],
    ['no words about the client that are hidden', {}, { texts: { 'about.text': null } }, []],
    ['the trade’s call to action', { callToAction: '' }, {}, ['hint callToAction']],
    [
      'no call to action where the booking button has words',
      { callToAction: '' },
      { booking: { label: 'Book', url: 'https://a.example' } },
      [],
    ],
    [
      'a phone and an e-mail address that are missing',
      { phone: '', email: ' ' },
      {},
      ['hint phone', 'hint email'],
    ],
    [
      'opening hours that no table can be made of',
      { hours: 'From spring to autumn' },
      {},
      ['hint hours'],
    ],
    ['no opening hours that stand in a table', { hours: 'Mon-Fri 9-5' }, {}, []],
    ['a language that the shell does not speak', {}, { language: 'cs' }, ['hint language']],
    ['no language that it does', {}, { language: 'de' }, []],
    ['no written form of such a language', {}, { language: 'nb' }, []],
    [
      'pictures that stand there by default',
      {},
      { pictures: {} },
      ['hint picture.about', 'hint picture.service1', 'hint picture.banner'],
    ],
    [
      'no picture that the agency took from the set, or took away',
      {},
      { pictures: { about: { set: 'room' }, service1: { set: '' }, banner: own } },
      [],
    ],
    [
      'no picture of a section that is hidden',
      {},
      {
        pictures: { about: own, service1: own },
        sections: {
          '/': { hidden: ['banner'] },
          '/services': { hidden: ['banner'] },
          '/about': { hidden: ['banner'] },
          '/team': { hidden: ['banner'] },
        },
      },
      [],
    ],
  ])('%s', (_name, change, changedLists, expected) => {
    expect(check(change, changedLists)).toEqual(expected);
  });

  test('typical services, each counted as an example', () => {
    const demo = {
      overrides: words,
      lists: { ...withoutServices, pictures: { ...lists.pictures, service2: own, service3: own } },
    };
    const found = checkDemo(demo, kit);
    expect(found.map(({ id, count }) => [id, count])).toEqual([['services', typical]]);
    expect(found[0]?.way).toEqual({ to: 'list', name: 'services' });
    expect(examplesToReplace(found)).toBe(`${typical} examples to replace`);
  });

  test('an opening picture of the set, unless the opening has none or is drawn', () => {
    const { opening: __, ...rest } = lists;
    const ids = (change: Overrides, design: Design = 'law'): string[] =>
      checkDemo({ overrides: { ...words, ...change }, lists: { ...rest, design } }, kit).map(
        ({ id }) => id,
      );
    expect(ids({ heroImageStyle: 'abstract' })).toEqual(['picture.opening']);
    expect(ids({ layout: 'minimal' })).toEqual([]);
    expect(ids({ heroImageStyle: 'none' })).toEqual([]);
    expect(ids({}, 'courtyard')).toEqual([]);
  });

  test('dates that have passed', () => {
    const dated = (date: string): NonNullable<ClientLists['events']>[number] => ({
      title: date,
      date,
      time: '',
      place: '',
      url: '',
    });
    const events = ['2026-01-06', '2026-02-02', '2026-12-24'].map(dated);
    const noted = (now: string): string[] =>
      checkDemo({ overrides: words, lists: { ...lists, events } }, kit, Date.parse(now)).map(
        ({ note }) => note,
      );
    expect(noted('2026-01-01T12:00:00Z')).toEqual([]);
    expect(noted('2026-02-01T12:00:00Z')).toEqual(['1 date is past, and not on the page']);
    expect(noted('2026-03-01T12:00:00Z')).toEqual(['2 dates are past, and not on the page']);
  });

  test('a trade that the agency has not chosen', () => {
    const { trade: __, ...rest } = lists;
    const [found] = checkDemo({ overrides: words, lists: rest }, kit);
    expect(found).toMatchObject({
      id: 'trade',
      note: 'not chosen, so the words of “Dentist” are shown',
    });
  });

  test('one sentence contains the number of examples, and is empty without any', () => {
    const one = checkDemo({ overrides: words, lists: { ...lists, samples: ['figures'] } }, kit);
    expect(examplesToReplace(one)).toBe('1 example to replace');
    expect(examplesToReplace(checkDemo({ overrides: { ...words, phone: '' }, lists }, kit))).toBe(
      '',
    );
  });
});
