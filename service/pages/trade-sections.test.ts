import { describe, expect, test } from 'vitest';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import type { SectionId } from '../../templates-data/model/sections.ts';
import { allTrades, createView } from '../testing/trade-demos.ts';

const demo = (lists: DemoValues['lists'], overrides: DemoValues['overrides'] = {}): DemoValues => ({
  overrides: { businessName: 'Harbor', industry: 'retail', ...overrides },
  lists,
});
const own: readonly (readonly [SectionId, DemoValues['lists']])[] = [
  ['brands', { brands: [{ name: 'Guild' }] }],
  ['products', { products: [{ name: 'Rye loaf', price: '€ 4', text: '' }] }],
  ['rooms', { rooms: [{ name: 'Garden room', price: '€ 90', details: '', text: '' }] }],
  ['timetable', { timetable: [{ title: 'Yoga', day: 'Monday', time: '18:00', place: '' }] }],
  ['events', { events: [{ title: 'A fair', date: '2999-07-04', time: '', place: '', url: '' }] }],
  ['projects', { projects: [{ title: 'A roof', place: '', kind: '', text: '' }] }],
  ['emergency', { emergency: { label: '', phone: '+49 30 1100' } }],
  ['download', { download: { label: 'Menu', url: 'https://harbor.example/menu.pdf' } }],
];

describe('a section that only some trades need', () => {
  test.each(own)(
    '%s is there with content of the client’s own, and only then',
    (section, lists) => {
      expect(createView(demo(lists)).sections).toContain(section);
      expect(createView(demo({})).sections).not.toContain(section);
      const hidden = { ...lists, sections: { '/': { hidden: [section] } } };
      expect(createView(demo(hidden)).sections).not.toContain(section);
    },
  );

  test('stands where the trade’s order has it, and before the banner in other trades', () => {
    const lists = { emergency: { label: '', phone: '+49 30 1100' } };
    expect(
      createView(demo({ ...lists, trade: 'plumber' }, { industry: 'construction' })).sections[1],
    ).toBe('emergency');
    const { sections } = createView(demo({ ...lists, trade: 'florist' }));
    expect(sections[sections.indexOf('banner') - 1]).toBe('emergency');
  });
});

test('the call of every trade stands amid its sections, not on the form to which it leads', () => {
  const last = allTrades
    .filter(({ id, industry }) => {
      const { sections } = createView(demo({ trade: id }, { industry }));
      return sections[sections.indexOf('banner') + 1] === 'contact';
    })
    .map(({ id }) => id);
  expect(last).toEqual([]);
});

test('brands stay beside the contact on its own page, which has no section of them', () => {
  const lists = { brands: [{ name: 'Guild' }] };
  expect(createView(demo(lists), { page: '/contact' }).texts['contact.brands']).toBe('yes');
  expect(createView(demo(lists)).texts['contact.brands']).toBe('');
});

test('a day of the timetable is named once, above its first entry', () => {
  const entry = (day: string): { title: string; day: string; time: string; place: string } => ({
    title: 'Yoga',
    day,
    time: '',
    place: day,
  });
  const timetable = [entry('Monday'), { ...entry('Monday'), title: 'Choir' }, entry('Tuesday')];
  expect(createView(demo({ timetable })).lists['timetable']?.map(({ day }) => day)).toEqual([
    'Monday',
    '',
    'Tuesday',
  ]);
});

test('two pictures of a project are compared, one alone is not', () => {
  const projects = [
    { title: 'A roof', place: '', kind: '', text: '' },
    { title: 'A yard', place: '', kind: '', text: '' },
  ];
  const pictures = {
    project1: { set: 'room' },
    project1before: { set: 'door' },
    project2before: { set: 'door' },
  };
  const [first, second] = createView(demo({ projects, pictures })).lists['projects'] ?? [];
  expect([first?.['src'], first?.['before.src'], first?.['compare']]).toEqual([
    '/room.webp',
    '/door.webp',
    'Before and after: A roof',
  ]);
  expect([second?.['src'], second?.['before.src']]).toEqual(['', '']);
});

describe('a project with two pictures', () => {
  const projects = [
    { title: 'A yard', place: '', kind: '', text: '' },
    { title: 'A roof', place: 'Leith', kind: '', text: '' },
  ];
  const pictures = { project2: { set: 'room' }, project2before: { set: 'door' } };
  const lists = { projects, pictures };

  test('is compared in the opening of designs that show work', () => {
    const { texts } = createView(demo(lists));
    expect([texts['pair.title'], texts['pair.src'], texts['pair.before.src']]).toEqual([
      'A roof',
      '/room.webp',
      '/door.webp',
    ]);
  });

  test.each([
    ['no picture', { opening: { set: '' } }],
    ['another picture', { opening: { set: 'door' } }],
    ['no projects', { sections: { '/': { hidden: ['projects' as const] } } }],
  ])('is not, where the agency wants %s', (_, change) => {
    expect(createView(demo({ ...lists, ...change })).texts['pair.src']).toBeUndefined();
  });

  test.each([{ heroImageStyle: 'none' }, { layout: 'minimal' }])(
    'is not, in an opening of lines: %o',
    (style) => {
      expect(createView(demo(lists, style)).texts['pair.src']).toBeUndefined();
    },
  );
});

test('single pictures of projects can be enlarged, and compared ones cannot', () => {
  const projects = [{ title: 'A roof', place: '', kind: '', text: '' }];
  const enlarged = (pictures: DemoValues['lists']['pictures']): unknown =>
    createView(demo({ projects, ...(pictures && { pictures }) })).texts['projects.enlarged'];
  expect(enlarged({ project1: { set: 'room' } })).toBe('gallery');
  expect(enlarged({ project1: { set: 'room' }, project1before: { set: 'door' } })).toBe('');
  expect(enlarged(undefined)).toBe('');
});

describe('a timetable and a calendar in the design Courtyard', () => {
  const lists = {
    design: 'courtyard',
    timetable: [{ title: 'Yoga', day: 'Monday', time: '', place: '' }],
    events: [{ title: 'A fair', date: '2999-07-04', time: '', place: '', url: '' }],
    emergency: { label: '', phone: '+49 30 1100' },
  } as const;

  test('stand directly below the opening or its emergency number', () => {
    const first = (trade: string, industry: string): readonly SectionId[] =>
      createView(demo({ ...lists, trade }, { industry })).sections.slice(0, 4);
    expect(first('school', 'education').slice(1, 3)).toEqual(['timetable', 'events']);
    expect(first('vet', 'medical').slice(1)).toEqual(['emergency', 'timetable', 'events']);
  });

  test('stay where the agency moved them', () => {
    const sections = { '/': { order: ['services', 'events', 'timetable'] as const } };
    const { sections: shown } = createView(
      demo({ ...lists, trade: 'school', sections }, { industry: 'education' }),
    );
    expect(shown.slice(1, 4)).toEqual(['services', 'events', 'timetable']);
  });
});

test('the emergency number is dialled, with the page’s words where it has none of its own', () => {
  const { texts } = createView(
    demo({ language: 'de', emergency: { label: '', phone: '+49 (30) 11 00' } }),
  );
  expect([texts['emergency.label'], texts['emergency.href']]).toEqual([
    'Im Notfall',
    'tel:+49301100',
  ]);
  const named = createView(demo({ emergency: { label: 'Burst pipe?', phone: '110' } }));
  expect(named.texts['emergency.label']).toBe('Burst pipe?');
  const replaced = {
    emergency: { label: 'Burst pipe?', phone: '110' },
    texts: { 'emergency.label': 'Call' },
  };
  expect(createView(demo(replaced)).texts['emergency.label']).toBe('Call');
});

test('rooms stand with their pictures, and what else has a price is then just prices', () => {
  const rooms = [{ name: 'Garden room', price: '€ 90', details: '2 guests', text: '' }];
  const hotel = { trade: 'hotel', rooms, pictures: { room1: { set: 'room' } } };
  const { lists, sections, texts } = createView(demo(hotel, { industry: 'hospitality' }));
  expect(lists['rooms']).toMatchObject([
    { name: 'Garden room', details: '2 guests', src: '/room.webp', path: 'rooms.0' },
  ]);
  expect(sections.slice(0, 3)).toContain('rooms');
  expect([texts['rooms.heading'], texts['prices.heading']]).toEqual(['Rooms and rates', 'Prices']);
});

test('a price list says the details of a line, and below it what the agency notes', () => {
  const priceList = [{ name: 'Rye', price: '4', text: '', details: 'A, G', group: '' }];
  const bare = createView(demo({ priceList }));
  expect([bare.lists['prices']?.[0]?.['details'], bare.texts['prices.note']]).toEqual(['A, G', '']);
  const noted = createView(demo({ priceList, texts: { 'prices.note': 'A: gluten' } }));
  expect(noted.texts['prices.note']).toBe('A: gluten');
});

test.each([
  ['restaurant', 'hospitality', 'Menu'],
  ['hotel', 'hospitality', 'Rooms and rates'],
  ['massage-spa', 'medical', 'Treatments and prices'],
  ['gym', 'education', 'Memberships'],
  ['plumber', 'construction', 'Prices'],
])('the price list of a %s is called as the trade calls it', (trade, industry, heading) => {
  expect(createView(demo({ trade }, { industry })).texts['prices.heading']).toBe(heading);
  const replaced = { trade, texts: { 'prices.heading': 'What it costs' } };
  expect(createView(demo(replaced, { industry })).texts['prices.heading']).toBe('What it costs');
});
