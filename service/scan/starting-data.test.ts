import { describe, expect, test } from 'vitest';
import type { ScanReply } from '../contract/scan.ts';
import { initialWebsiteData } from './starting-data.ts';

const none = {
  businessName: null,
  industry: null,
  description: null,
  slogan: null,
  primaryColor: null,
  secondaryColor: null,
  contactInfo: { phone: null, email: null, address: null, hours: null },
} as const;

function replyWith(
  website: Partial<ScanReply['website']>,
  assets?: ScanReply['assets'],
): ScanReply {
  return {
    outcome: 'ok',
    website: { ...none, ...website },
    evidence: {},
    ...(assets && { assets }),
  };
}

const picture = {
  type: 'image/webp',
  width: 100,
  height: 50,
  background: 'own',
  base64: 'AAAA',
} as const;

test('what was read is in the starting data, and nothing besides', () => {
  expect(initialWebsiteData(replyWith({}), 'harbor.example')).toEqual({
    contactInfo: {},
    sourceUrl: 'https://harbor.example/',
  });
});

test('their own words find their places: opening line, about, services with descriptions, call to action', () => {
  const about = {
    heading: 'Our story',
    paragraphs: ['We bake bread in the old mill since the war ended.'],
  };
  const data = initialWebsiteData(
    replyWith({
      businessName: 'Mill Bakery',
      tagline: 'Bread with time',
      about,
      services: ['Bread', 'Cakes'],
      serviceDetails: [{ name: 'Bread', description: 'Sourdough loaves.' }, { name: 'Cakes' }],
      callToAction: 'Order a cake',
      trade: 'bakery',
      industry: 'hospitality',
    }),
    'https://mill.example/?utm_source=mail#x',
  );
  expect(data).toMatchObject({
    businessName: 'Mill Bakery',
    slogan: 'Bread with time',
    texts: { 'about.heading': 'Our story', 'about.text': about.paragraphs[0] },
    services: [{ name: 'Bread', text: 'Sourdough loaves.' }, 'Cakes'],
    callToAction: 'Order a cake',
    trade: 'bakery',
    sourceUrl: 'https://mill.example/',
  });
});

test('a paragraph that opens the page is not told again below it', () => {
  const [first, second] = [
    'We bake bread in the old mill since the war ended. It rises over night and goes into the oven at four. Who comes early gets it warm, and who comes late finds what the village has left of it on the long shelf.',
    'Our flour comes from farms within sight of the tower, and the grain is ground between stones that my grandfather set by hand.',
  ];
  const start = (...paragraphs: string[]): unknown => {
    const { description, texts } = initialWebsiteData(
      replyWith({ description: first, about: { paragraphs } }),
      'mill.example',
    );
    return [description, texts];
  };
  expect(start(first, second)).toEqual([first, { 'about.text': second }]);
  expect(start(second)).toEqual([first, { 'about.text': second }]);
  // Their only text is split.
  const rest =
    'Who comes early gets it warm, and who comes late finds what the village has left of it on the long shelf.';
  expect(start(first)).toEqual([first.replace(` ${rest}`, ''), { 'about.text': rest }]);
  const short = 'We bake bread in the old mill since the war ended, and every morning it is gone.';
  expect(start(first, short)).toEqual([first, { 'about.text': short }]);
});

test('a paragraph of which a service shows the beginning tells the rest', () => {
  const shown = 'We drive patients to the doctor with gas cards and with rides by taxi.';
  const rest = 'Last year alone we sent out gas cards to three hundred people in the city.';
  const data = initialWebsiteData(
    replyWith({
      about: { paragraphs: [`${shown} ${rest}`] },
      serviceDetails: [{ name: 'Transportation', description: shown }],
    }),
    'help.example',
  );
  expect(data.texts).toEqual({ 'about.text': rest });
});

test('one or two bare names are no list of services', () => {
  const sections = (...serviceDetails: { name: string; description?: string }[]): unknown =>
    initialWebsiteData(replyWith({ serviceDetails }), 'inn.example').sections;
  const hidden = { '/': { hidden: ['services'] }, '/services': { hidden: ['services'] } };
  expect(sections({ name: 'Rooms' }, { name: 'Breakfast' })).toEqual(hidden);
  expect(sections({ name: 'Rooms', description: 'Twelve, with a view.' })).toBeUndefined();
  expect(sections({ name: 'Rooms' }, { name: 'Meals' }, { name: 'Bicycles' })).toBeUndefined();
});

test('a button that names one of several branches has the trade’s words', () => {
  const booking = { label: 'Order From Hwy 21', url: 'https://www.toasttab.com/hwy-21' };
  const data = initialWebsiteData(
    replyWith({ booking, callToAction: 'Order From Hwy 21' }),
    'fish.example',
  );
  expect(data.booking).toMatchObject({ label: '', url: booking.url });
  expect(data.callToAction).toBeUndefined();
  const free = initialWebsiteData(
    replyWith({ callToAction: 'Book a 15-minute call' }),
    'fish.example',
  );
  expect(free.callToAction).toBe('Book a 15-minute call');
});

test('the logo stands on the demo by itself; other pictures of the client’s are only offered', () => {
  const photos = [{ url: 'https://mill.example/a.jpg', alt: 'Loaves' }];
  const people = [{ name: 'Ann Lee', title: 'Baker', portrait: 'https://mill.example/ann.jpg' }];
  const data = initialWebsiteData(
    replyWith({ photos, people }, { logo: picture, opening: picture }),
    'mill.example',
  );
  expect(JSON.stringify(data)).not.toContain('ann.jpg');
  expect(data.logo).toMatchObject({ base64: 'AAAA' });
  expect(data).not.toHaveProperty('opening');
  expect(data).not.toHaveProperty('pictures');
  expect(data).not.toHaveProperty('photos');
});

test('a value over the limit of a demo is left out, not cut', () => {
  const figures = [{ value: '1987', label: 'x'.repeat(80) }];
  expect(initialWebsiteData(replyWith({ figures }), 'mill.example')).not.toHaveProperty('figures');
});

test('services that only repeat the price list are hidden on the home page, and those that say more are not', () => {
  const priceList = [
    { name: 'Cut & colour', price: '70 €' },
    { name: 'Balayage', price: '90 €' },
  ];
  const start = (services: string[]): unknown =>
    initialWebsiteData(replyWith({ services, priceList }), 'salon.example').sections;
  expect(start(['Cut & Colour', 'Balayage'])).toEqual({ '/': { hidden: ['services'] } });
  expect(start(['Cut & Colour', 'Bridal hair', 'Beards', 'Nails'])).toBeUndefined();
  expect(initialWebsiteData(replyWith({ priceList }), 'salon.example').sections).toBeUndefined();
});

test('services that only name the groups of the price list are left out beside others', () => {
  const priceList = [
    { group: 'Starters', name: 'Gumbo', price: '$9' },
    { group: 'Sides', name: 'Rice', price: '$4' },
  ];
  const start = (services: string[]) =>
    initialWebsiteData(replyWith({ services, priceList }), 'diner.example');
  expect(start(['Starters', 'Catering', 'Sides']).services).toEqual(['Catering']);
  expect(start(['Catering', 'Gumbo', 'Rice', 'Boils']).services).toEqual(['Catering', 'Boils']);
  expect(start(['Starters', 'Sides'])).toMatchObject({
    services: ['Starters', 'Sides'],
    sections: { '/': { hidden: ['services'] } },
  });
});

test('one service beside a price list is not shown', () => {
  const priceList = ['Cut', 'Wash', 'Dry'].map((name) => ({ name, price: '$9' }));
  const serviceDetails = [{ name: 'Smoothing', description: 'A treatment with care.' }];
  const services = ['Smoothing'];
  const hidden = { '/': { hidden: ['services'] }, '/services': { hidden: ['services'] } };
  expect(
    initialWebsiteData(replyWith({ services, serviceDetails, priceList }), 'salon.example'),
  ).toMatchObject({ sections: hidden });
  expect(
    initialWebsiteData(replyWith({ services, serviceDetails }), 'salon.example').sections,
  ).toBeUndefined();
});

test('a text about one of many services is left out', () => {
  const start = (...described: number[]): unknown =>
    initialWebsiteData(
      replyWith({
        serviceDetails: ['Gates', 'Fences', 'Doors', 'Shutters'].map((name, index) => ({
          name,
          ...(described.includes(index) && { description: 'Made of oak.' }),
        })),
      }),
      'gates.example',
    ).services;
  expect(start(1)).toEqual(['Gates', 'Fences', 'Doors', 'Shutters']);
  expect(start(1, 2)).toContainEqual({ name: 'Fences', text: 'Made of oak.' });
});

test('a demo opens on words where the pictures of its trade would misrepresent it', () => {
  const start = (businessName: string, services: string[] = []) => {
    const reply = replyWith({ trade: 'restaurant', businessName, services });
    const { heroImageStyle, pictures } = initialWebsiteData(reply, 'restaurant.example');
    return [heroImageStyle, pictures?.['about']];
  };
  expect(start('The Laid Table')).toEqual([undefined, undefined]);
  expect(start('Harbor BBQ')).toEqual(['none', { set: '' }]);
  expect(start('Harbor', ['Fries', 'Burgers', 'Shakes'])).toEqual(['none', { set: '' }]);
});

test('the only group of a price list is no title beside that of the list', () => {
  const groups = (...names: string[]): unknown =>
    initialWebsiteData(
      replyWith({ priceList: names.map((group) => ({ group, name: 'Kifle', price: '49 din.' })) }),
      'pekara.example',
    ).priceList?.map(({ group }) => group ?? '');
  expect(groups('Meni')).toEqual(['']);
  expect(groups('Meni', 'Torte')).toEqual(['Meni', 'Torte']);
});

test('an accent that goes with their colour is added when they have no second one', () => {
  const accent = (website: Partial<ScanReply['website']>): unknown =>
    initialWebsiteData(replyWith(website), 'mill.example').secondaryColor;
  expect(accent({ primaryColor: '#e42328' })).toBe('#e42328');
  expect(accent({ primaryColor: '#e42328', secondaryColor: '#112233' })).toBe('#112233');
  expect(accent({ primaryColor: '#808080' })).toBeUndefined();
  expect(accent({})).toBeUndefined();
});

test('a booking link that only names its portal is kept, without these words on the button', () => {
  const start = (label: string): unknown =>
    initialWebsiteData(
      replyWith({ booking: { label, url: 'https://www.airbnb.fr/rooms/1733' } }),
      'isa.example',
    ).booking;
  expect(start('AirBnB')).toMatchObject({ label: '', url: 'https://www.airbnb.fr/rooms/1733' });
  expect(start('Réserver')).toMatchObject({ label: 'Réserver' });
});

describe('the headline', () => {
  const headline = (source: string, confidence: number, tagline: string): unknown =>
    initialWebsiteData(
      {
        ...replyWith({ slogan: 'Clockmaker in Leeds', tagline }),
        evidence: {
          slogan: { source, confidence: 0.55, snippet: '' },
          tagline: { source: 'heading', confidence, snippet: '' },
        },
      },
      'https://brenner.example/',
    ).slogan;

  test('is a heading of the page before the end of its title', () => {
    expect(headline('title', 0.85, 'Clocks with patience')).toBe('Clocks with patience');
  });

  test('stays the slogan that the page states, or that is surer than a line of the opening', () => {
    expect(headline('json-ld', 0.85, 'Clocks with patience')).toBe('Clockmaker in Leeds');
    expect(headline('title', 0.45, 'Clocks with patience')).toBe('Clockmaker in Leeds');
    expect(headline('title', 0.85, `Clocks ${'and clocks '.repeat(11)}`)).toBe(
      'Clockmaker in Leeds',
    );
  });
});

test('a year that the text about the firm contradicts is not shown', () => {
  const about = { paragraphs: ['For over a hundred years, our family has grown roses here.'] };
  const data = initialWebsiteData(replyWith({ about, founded: '1990' }), 'rose.example');
  expect(data).not.toHaveProperty('founded');
});

test.each([
  [
    'a heading in two parts',
    { slogan: 'Where bread', tagline: 'Where bread rises slowly' },
    'Where bread rises slowly',
  ],
  ['a question that a text answers', { tagline: 'Why sourdough bread?' }, undefined],
])('the headline of %s', (_what, website, headline) => {
  expect(initialWebsiteData(replyWith(website), 'mill.example').slogan).toBe(headline);
});
