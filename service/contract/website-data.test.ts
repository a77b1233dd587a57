import { describe, expect, test } from 'vitest';
import { listCases } from '../../templates-data/model/client-lists.cases.ts';
import { listsOf } from '../../templates-data/model/client-lists.ts';
import { listNames, listRules, type TextRule } from '../../templates-data/model/content-rules.ts';
import { picturePlaces } from '../../templates-data/model/pictures.ts';
import { pagePaths, sampleSections, sectionIds } from '../../templates-data/model/sections.ts';
import { websiteDataOf } from '../../templates-data/model/slots.ts';
import { textKeys } from '../../templates-data/model/text-keys.ts';
import { SentWebsiteData, WebsiteData } from './website-data.ts';

/** What is said of each field, by its path; empty when all is accepted. */
function complaints(
  data: unknown,
  schema: typeof SentWebsiteData | typeof WebsiteData = SentWebsiteData,
): Record<string, string> {
  const { error } = schema.safeParse(data);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

const reference = { hash: 'a'.repeat(32), width: 10, height: 10 };

describe('what a demo is sent and stored as', () => {
  test.each(listCases)(
    '$outcome: accepted, and read again it is the same',
    ({ overrides, lists }) => {
      const sent: unknown = JSON.parse(JSON.stringify(websiteDataOf(overrides, lists)));
      const stored = WebsiteData.parse(SentWebsiteData.parse(sent));
      expect(listsOf(stored)).toEqual(lists);
    },
  );

  test('null takes a list, a text, a picture or a choice back', () => {
    const none = {
      ...Object.fromEntries(listNames.map((name) => [name, null])),
      texts: { 'about.text': null },
      sections: null,
      hiddenPages: null,
      samples: null,
      trade: null,
      founded: null,
      locality: null,
      booking: null,
      pictures: { about: null },
      logo: null,
      opening: null,
    };
    expect(complaints(none)).toEqual({});
    expect(listsOf(SentWebsiteData.parse(none))).toEqual({ texts: { 'about.text': null } });
  });
});

const rules = listNames.flatMap((list) =>
  Object.entries<TextRule>(listRules[list].texts).map(([key, rule]) => ({ list, key, ...rule })),
);

describe('a text of an item', () => {
  const itemOf = (list: (typeof rules)[number]['list'], key: string, value: unknown): object => ({
    ...Object.fromEntries(
      Object.entries<TextRule>(listRules[list].texts).map(([name, { kind }]) => [
        name,
        kind === 'address' ? 'https://network.example/' : kind === 'date' ? '2027-03-14' : name,
      ]),
    ),
    [key]: value,
  });
  const refused = (
    list: (typeof rules)[number]['list'],
    key: string,
    value: unknown,
  ): string | undefined => complaints({ [list]: [itemOf(list, key, value)] })[`${list}.0.${key}`];

  test.each(rules)(
    '$list, $key: takes $max characters, and is told what is wrong with more',
    (rule) => {
      const { list, key, kind, label, max } = rule;
      const full =
        kind === 'address'
          ? `https://network.example/${'x'.repeat(max - 24)}`
          : kind === 'date'
            ? '2027-03-14'
            : key === 'network'
              ? key.padEnd(max, 'x')
              : '🙂'.repeat(max);
      expect(refused(list, key, full)).toBeUndefined();
      expect(refused(list, key, `${full}x`)).toBe(
        kind === 'address'
          ? `${label} must be a web address of at most ${max} characters`
          : kind === 'date'
            ? `${label} must be a day like 2027-03-14`
            : `${label} is ${max + 1} characters, the limit is ${max}`,
      );
      expect(refused(list, key, 7)).toBe(`${label} must be text`);
      if (kind === 'address')
        expect(refused(list, key, 'javascript:alert(1)')).toMatch(
          /must be a web address|is not a page of the network/u,
        );
      else if (kind !== 'date')
        expect(refused(list, key, 'a\u0007')).toBe(
          `${label} contains characters that cannot be shown`,
        );
    },
  );

  test.each(rules.filter(({ required }) => required))(
    '$list, $key: must not be left out',
    ({ list, key, kind }) => {
      expect(refused(list, key, kind === 'address' ? '' : ' ')).toMatch(
        /must (?:not be blank|be a web address|be a day)|is not a page/u,
      );
    },
  );

  test.each(listNames)('%s: one more than fit is refused', (name) => {
    const { max, label } = listRules[name];
    const item = itemOf(name, 'no other', '');
    expect(complaints({ [name]: Array.from({ length: max }, () => item) })).toEqual({});
    expect(complaints({ [name]: Array.from({ length: max + 1 }, () => item) })).toEqual({
      [name]: `${label}: at most ${max} fit`,
    });
    expect(complaints({ [name]: 'text' })).toEqual({ [name]: `${label} must be a list` });
  });
});

describe('a replaced text', () => {
  test.each(Object.entries(textKeys))(
    '%s takes as many characters as fit, and no more',
    (key, rule) => {
      const { max, label, needed } = rule;
      expect(complaints({ texts: { [key]: '🙂'.repeat(max) } })).toEqual({});
      expect(complaints({ texts: { [key]: 'x'.repeat(max + 1) } })).toEqual({
        [`texts.${key}`]: `${label} is ${max + 1} characters, the limit is ${max}`,
      });
      expect(complaints({ texts: { [key]: null } })).toEqual(
        needed ? { [`texts.${key}`]: `${label} must not be blank` } : {},
      );
      expect(complaints({ texts: { [key]: ' ' } })).toEqual(
        needed ? { [`texts.${key}`]: `${label} must not be blank` } : {},
      );
    },
  );

  test('that the template could not be used without cannot be emptied by an old row either', () => {
    expect(listsOf({ texts: { 'contact.formSubmit': '', 'hero.eyebrow': '' } }).texts).toEqual({
      'hero.eyebrow': null,
    });
  });
});

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
      'a design that is none',
      { design: 'baroque' },
      'design',
      'Design must be one of law, finance, real-estate, technology, menu, yard, courtyard',
    ],
    ['a year', { founded: '87' }, 'founded', 'The founding year must be a year like 1987'],
    ['a language', { language: 'german' }, 'language', 'Language must be two or three letters'],
  ])('%s', (_, data, field, sentence) => {
    expect(complaints(data)).toEqual({ [field]: sentence });
  });

  test('an emergency number that cannot be dialled, and a download that leads nowhere', () => {
    expect(complaints({ emergency: { label: 'Now', phone: 'call us' } })).toHaveProperty([
      'emergency.phone',
    ]);
    expect(complaints({ emergency: { label: 'x'.repeat(61), phone: '110' } })).toHaveProperty([
      'emergency.label',
    ]);
    expect(complaints({ emergency: { phone: '+49 (0)30 / 11-00' } })).toEqual({});
    expect(complaints({ download: { label: 'Menu', url: 'javascript:alert(1)' } })).toHaveProperty([
      'download.url',
    ]);
    expect(complaints({ download: { url: 'https://a.example/menu.pdf' } })).toEqual({});
  });

  test('products, entries of a timetable and projects without a name', () => {
    expect(complaints({ products: [{ price: '4' }] })).toHaveProperty(['products.0.name']);
    expect(complaints({ timetable: [{ day: 'Monday' }] })).toHaveProperty(['timetable.0.title']);
    expect(complaints({ projects: [{ place: 'Leith' }] })).toHaveProperty(['projects.0.title']);
    expect(
      complaints({ products: Array.from({ length: 7 }, () => ({ name: 'A' })) }),
    ).toHaveProperty(['products']);
  });

  test('dates of a calendar without a title or a day that there is', () => {
    expect(complaints({ events: [{ date: '2027-03-14' }] })).toHaveProperty(['events.0.title']);
    for (const date of ['', '14 March', '2027-02-30', '2027-3-4'])
      expect(complaints({ events: [{ title: 'A fair', date }] })).toHaveProperty(['events.0.date']);
    expect(complaints({ events: [{ title: 'A fair', date: '2027-03-14' }] })).toEqual({});
  });

  test('a booking without an address that a page may lead to', () => {
    expect(complaints({ booking: { label: 'Book' } })).toHaveProperty(['booking.url']);
    expect(complaints({ booking: { url: 'javascript:alert(1)' } })).toHaveProperty(['booking.url']);
    expect(
      complaints({ booking: { label: 'x'.repeat(41), url: 'https://a.example' } }),
    ).toHaveProperty(['booking.label']);
    expect(complaints({ booking: { url: 'https://a.example' } })).toEqual({});
  });

  test('all that a template has is accepted', () => {
    const sections = Object.fromEntries(
      pagePaths.map((page) => [page, { order: sectionIds, hidden: sectionIds }]),
    );
    expect(complaints({ sections, hiddenPages: pagePaths, samples: sampleSections })).toEqual({});
  });

  test('a text by the key that it had before is accepted, as kept demos hold it', () => {
    expect(complaints({ texts: { 'contact.brands': 'Guilds' } })).toEqual({});
  });
});

describe('a picture', () => {
  const places = Object.keys(picturePlaces).filter(
    (place) => place !== 'logo' && place !== 'opening',
  );

  test.each(places)(
    'of the place %s is a reference, one of the set, an upload, or none',
    (place) => {
      for (const picture of [reference, { set: 'surgery' }, { set: '' }, null])
        expect(complaints({ pictures: { [place]: picture } })).toEqual({});
      const { width = 0, height = 0, base64 = 0 } = picturePlaces[place] ?? {};
      const upload = { type: 'image/webp', width, height, base64: 'A'.repeat(base64) };
      expect(complaints({ pictures: { [place]: upload } })).toEqual({});
      for (const tooMuch of [
        { width: width + 1 },
        { height: height + 1 },
        { base64: `${upload.base64}AAAA` },
      ])
        expect(
          complaints({ pictures: { [place]: { ...upload, ...tooMuch } } })[`pictures.${place}`],
        ).toMatch(/must be a WebP, PNG or JPEG picture of at most \d+ by \d+ pixels/u);
    },
  );

  test('says what it shows, and which point stays in sight', () => {
    const words = { alt: 'A boat', focus: { x: 0, y: 1 } };
    expect(
      complaints({
        opening: { ...reference, ...words },
        pictures: { about: { set: 'a', ...words } },
      }),
    ).toEqual({});
    for (const wrong of [
      { focus: { x: 1.1, y: 0 } },
      { focus: { x: 0 } },
      { alt: 'x'.repeat(161) },
    ])
      expect(Object.keys(complaints({ opening: { ...reference, ...wrong } }))).toHaveLength(1);
  });

  test('of the set is no logo, and its name is no path', () => {
    expect(complaints({ logo: { set: 'surgery' } })).toHaveProperty(['logo']);
    expect(complaints({ opening: { set: '../secret' } })).toEqual({
      'opening.set': 'The trade has no picture of that name',
    });
    expect(Object.keys(complaints({ pictures: { about: { set: 'A b' } } }))).toHaveLength(1);
  });

  test('is stored as a reference or a choice only', () => {
    const upload = { type: 'image/webp', width: 1, height: 1, base64: 'UklG' };
    for (const data of [{ logo: upload }, { opening: upload }, { pictures: { about: upload } }])
      expect(complaints(data, WebsiteData)).not.toEqual({});
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
  expect(Object.keys(complaints({ texts }))).toEqual([
    'texts.contact.formPhone',
    'texts.contact.formMessage',
  ]);
});
