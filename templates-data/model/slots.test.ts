import { describe, expect, test } from 'vitest';
import { splitHeadline, renderIcon, findInitials, derivePlaces, sectionTitles } from './places.ts';
import {
  sanitizeOverrides,
  normalizeSlot,
  validateSlot,
  readOverrides,
  toWebsiteData,
} from './slots.ts';
import { industryLabel, templateIndustry } from './industries.ts';
import { slotCases } from './slots.cases.ts';

const context = { canonical: 'https://demos.example/demos/x', demoId: 'x' };

describe('places of a demo', () => {
  test.each(slotCases)('$outcome', ({ overrides, shows }) => {
    expect(derivePlaces(overrides, context)).toMatchObject(shows);
  });

  test('a demo is kept out of search, a sample firm may be found', () => {
    expect(derivePlaces({ businessName: 'Harbor' }, context).robots).toBe('noindex, nofollow');
    expect(derivePlaces({ businessName: 'Harbor' }, { canonical: '/', demoId: '' }).robots).toBe(
      'index, follow',
    );
  });
});

describe('the icon of the browser’s tab', () => {
  const drawn = (icon: string): string => decodeURIComponent(icon.slice(icon.indexOf(',') + 1));
  const icon = { ground: '#14532d', ink: '#fff' };

  test('shows the initials on the firm’s colour', () => {
    const { icon: shown } = derivePlaces({ businessName: 'Harbor Legal' }, { ...context, icon });
    expect(drawn(shown)).toContain("fill='#14532d'");
    expect(drawn(shown)).toContain('>HL</text>');
  });

  test('shows one letter larger than two', () => {
    expect(drawn(renderIcon('ع', icon))).toContain("font-size='38'");
    expect(drawn(renderIcon('HL', icon))).toContain("font-size='30'");
  });

  test('leaves out letters that would end the drawing', () => {
    expect(drawn(renderIcon('<&', icon))).toContain('></text>');
  });
});

describe('objections', () => {
  test.each([
    ['primaryColor', '#1e293b'],
    ['primaryColor', '#FFF'],
    ['phone', '1'],
    ['email', 'a@b.co'],
    ['businessName', '田中法律事務所'],
    ['layout', 'bold'],
    ['slogan', ''],
  ] as const)('%s may be %j', (slot, value) => {
    expect(validateSlot(slot, value)).toBeUndefined();
  });

  test.each([
    ['primaryColor', 'red', 'Primary color must be a color like #1e293b'],
    ['primaryColor', 'url(//x)', 'Primary color must be a color like #1e293b'],
    ['secondaryColor', '#12345', 'Secondary color must be a color like #1e293b'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['businessName', 'x'.repeat(81), 'Business name is 81 characters, the limit is 80'],
    ['businessName', 'a\u0000b', 'Business name contains characters that cannot be shown'],
    ['businessName', 'a\ud800b', 'Business name contains characters that cannot be shown'],
    ['layout', 'wild', 'Layout must be one of: standard, minimal, bold, creative'],
    ['phone', 7, 'Phone must be text'],
  ] as const)('%s may not be %j', (slot, value, sentence) => {
    expect(validateSlot(slot, value)).toBe(sentence);
  });

  test('eighty emoji fit where eighty letters fit', () => {
    expect(validateSlot('businessName', '🙂'.repeat(80))).toBeUndefined();
  });
});

describe('unknown input', () => {
  test('only known slots with allowed values remain, in their normal form', () => {
    expect(
      sanitizeOverrides({
        businessName: '  A\nB ',
        primaryColor: '#ABC',
        secondaryColor: 'javascript:',
        other: 'x',
        phone: null,
      }),
    ).toEqual({ businessName: 'A B', primaryColor: '#aabbcc' });
    expect(sanitizeOverrides('text')).toEqual({});
    expect(sanitizeOverrides(null)).toEqual({});
  });

  test('the stored form and the slots are each other’s inverse', () => {
    const overrides = { businessName: 'A', phone: '1', hours: 'Mon\nTue', primaryColor: '#aabbcc' };
    expect(readOverrides(toWebsiteData(overrides))).toEqual(overrides);
    expect(readOverrides(undefined)).toEqual({});
  });

  test('line breaks of every kind become one kind', () => {
    expect(normalizeSlot('address', ' a\r\nb\rc ')).toBe('a\nb\nc');
  });
});

test('initials skip the words that carry no name', () => {
  expect(findInitials('The Law Offices of Jane Doe LLP')).toBe('OJ');
  expect(findInitials('3M & Sons')).toBe('3S');
  expect(findInitials('---')).toBe('');
  expect(findInitials('مكتب الحسن للمحاماة')).toBe('م\u200cح');
});

test('the two voices of a headline are always the text itself', () => {
  for (const text of [
    'A, b',
    'One two, three four',
    'No turn',
    'Sharp minds. Steady hands.',
    'We build — you sleep well',
  ]) {
    const { lead, turn } = splitHeadline(text);
    expect(lead + turn).toBe(text);
  }
});

test.each([
  'Zahnarztpraxis Dr. Ada Quist',
  'Studio legale Avv. Rosa Neri',
  'Harbor & Co. Fish Shop',
])('a name with a short form is one headline: %s', (name) => {
  expect(splitHeadline(name)).toEqual({ lead: name, turn: '' });
  expect(splitHeadline('We bake at night. You eat in the morning').turn).toBe(
    'You eat in the morning',
  );
});

test('industries have their titles, and unknown ones the general template with general titles', () => {
  expect(sectionTitles('law').viewAll).toBe('View All Attorneys');
  expect(sectionTitles('medical').testimonials).toBe('Patient Testimonials');
  expect(sectionTitles('toString').services).toBe('Our Services');
  expect(templateIndustry('Dog grooming')).toBe('general');
  expect(templateIndustry(undefined)).toBe('general');
  expect(templateIndustry('hospitality')).toBe('hospitality');
  expect(industryLabel('real-estate')).toBe('Real Estate');
});
