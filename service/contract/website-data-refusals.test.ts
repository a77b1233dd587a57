import { describe, expect, test } from 'vitest';
import { pagePaths, sampleSections, sectionIds } from '../../templates-data/model/sections.ts';
import { websiteDataIssues as issues } from './website-data-issues.ts';
import { WebsiteData } from './website-data.ts';

const reference = { hash: 'a'.repeat(32), width: 10, height: 10 };

describe('what no template has is refused by its name', () => {
  test.each([
    [
      'a text',
      { texts: { 'about.headline': 'x' } },
      'texts.about.headline',
      'Texts: there is no "about.headline"',
    ],
    [
      'a text of every object',
      { texts: { constructor: 'x' } },
      'texts.constructor',
      'Texts: there is no "constructor"',
    ],
    [
      'words for screen readers',
      { texts: { 'aria.skip': 'x' } },
      'texts.aria.skip',
      'Texts: there is no "aria.skip"',
    ],
    [
      'a page',
      { hiddenPages: ['/attorneys'] },
      'hiddenPages.0',
      'Hidden pages: there is no "/attorneys"',
    ],
    [
      'a page with sections',
      { sections: { '/blog': {} } },
      'sections./blog',
      'Sections: there is no "/blog"',
    ],
    [
      'a section',
      { sections: { '/': { order: ['heroes'] } } },
      'sections./.order.0',
      'Sections: there is no "heroes"',
    ],
    [
      'a hidden section',
      { sections: { '/': { hidden: ['x'] } } },
      'sections./.hidden.0',
      'Sections: there is no "x"',
    ],
    [
      'a removed item of no list',
      { removed: { hobbies: ['x'] } },
      'removed',
      'Removed items must be lists by their names',
    ],
    ['a sample', { samples: ['services'] }, 'samples.0', 'Samples: there is no "services"'],
    ['a place', { pictures: { door: reference } }, 'pictures.door', 'Pictures: there is no "door"'],
    [
      'a service too many',
      { pictures: { service4: reference } },
      'pictures.service4',
      'Pictures: there is no "service4"',
    ],
    [
      'a logo among the places',
      { pictures: { logo: reference } },
      'pictures.logo',
      'Pictures: there is no "logo"',
    ],
    ['a trade’s id', { trade: 'Dog Grooming' }, 'trade', 'Trade must be the id of a trade'],
    [
      'an unknown design',
      { design: 'baroque' },
      'design',
      'Design must be one of law, finance, real-estate, technology, menu, yard, courtyard',
    ],
    ['a year', { founded: '87' }, 'founded', 'The founding year must be a year like 1987'],
    ['a language', { language: 'german' }, 'language', 'Language must be two or three letters'],
  ])('%s', (_, data, field, sentence) => {
    expect(issues(data)).toEqual({ [field]: sentence });
  });

  test('an emergency number that cannot be dialled, and a download that leads nowhere', () => {
    expect(issues({ emergency: { label: 'Now', phone: 'call us' } })).toHaveProperty([
      'emergency.phone',
    ]);
    expect(issues({ emergency: { label: 'x'.repeat(61), phone: '110' } })).toHaveProperty([
      'emergency.label',
    ]);
    expect(issues({ emergency: { phone: '+49 (0)30 / 11-00' } })).toEqual({});
    expect(issues({ download: { label: 'Menu', url: 'javascript:alert(1)' } })).toHaveProperty([
      'download.url',
    ]);
    expect(issues({ download: { url: 'https://a.example/menu.pdf' } })).toEqual({});
  });

  test('products, rooms, entries of a timetable and projects without a name', () => {
    expect(issues({ products: [{ price: '4' }] })).toHaveProperty(['products.0.name']);
    expect(issues({ rooms: [{ price: '90' }] })).toHaveProperty(['rooms.0.name']);
    expect(issues({ timetable: [{ day: 'Monday' }] })).toHaveProperty(['timetable.0.title']);
    expect(issues({ projects: [{ place: 'Leith' }] })).toHaveProperty(['projects.0.title']);
    expect(issues({ products: Array.from({ length: 7 }, () => ({ name: 'A' })) })).toHaveProperty([
      'products',
    ]);
  });

  test('dates of a calendar without a title or a day that there is', () => {
    expect(issues({ events: [{ date: '2027-03-14' }] })).toHaveProperty(['events.0.title']);
    for (const date of ['', '14 March', '2027-02-30', '2027-3-4'])
      expect(issues({ events: [{ title: 'A fair', date }] })).toHaveProperty(['events.0.date']);
    expect(issues({ events: [{ title: 'A fair', date: '2027-03-14' }] })).toEqual({});
  });

  test('a booking without an address that a page may lead to', () => {
    expect(issues({ booking: { label: 'Book' } })).toHaveProperty(['booking.url']);
    expect(issues({ booking: { url: 'javascript:alert(1)' } })).toHaveProperty(['booking.url']);
    expect(issues({ booking: { label: 'x'.repeat(41), url: 'https://a.example' } })).toHaveProperty(
      ['booking.label'],
    );
    expect(issues({ booking: { url: 'https://a.example' } })).toEqual({});
  });

  test('all that a template has is accepted', () => {
    const sections = Object.fromEntries(
      pagePaths.map((page) => [page, { order: sectionIds, hidden: sectionIds }]),
    );
    expect(issues({ sections, hiddenPages: pagePaths, samples: sampleSections })).toEqual({});
  });

  test('a text by the key that it had before is accepted, as kept demos hold it', () => {
    expect(issues({ texts: { 'contact.brands': 'Guilds' } })).toEqual({});
  });
});

test('a social link that leads elsewhere than to the network it names is refused at its field', () => {
  const socials = [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/harbor' },
    { network: 'Facebook', url: 'https://login-facebook.example/' },
  ];
  const refused = WebsiteData.safeParse({ socials });
  expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['socials.1.url', 'The address is not a page of the network that it is named after'],
  ]);
  expect(WebsiteData.safeParse({ socials: socials.slice(0, 1) }).success).toBe(true);
});

test('a label of the form that asks for a password or a card is refused', () => {
  const texts = { 'contact.formPhone': 'Your password', 'contact.formMessage': 'Card number' };
  expect(Object.keys(issues({ texts }))).toEqual([
    'texts.contact.formPhone',
    'texts.contact.formMessage',
  ]);
});
