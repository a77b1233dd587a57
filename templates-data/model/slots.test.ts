import { describe, expect, test } from 'vitest';
import {
  splitHeadline,
  renderIcon,
  findInitials,
  findPersonInitials,
  deriveValues,
} from './derived-values.ts';
import { sanitizeOverrides, normalizeSlot, validateSlot, readOverrides } from './slots.ts';
import { toWebsiteData } from './website-data.ts';
import { slotCases } from './slots.cases.ts';

const context = { canonical: 'https://demos.example/demos/x', demoId: 'x' };

describe('places of a demo', () => {
  test.each(slotCases)('$outcome', ({ overrides, expected }) => {
    expect(deriveValues(overrides, context)).toMatchObject(expected);
  });

  test('search engines must not index a demo, but may index a sample firm', () => {
    expect(deriveValues({ businessName: 'Harbor' }, context).robots).toBe('noindex, nofollow');
    expect(deriveValues({ businessName: 'Harbor' }, { canonical: '/', demoId: '' }).robots).toBe(
      'index, follow',
    );
  });
});

describe('the icon of the browser tab', () => {
  const drawn = (icon: string): string => decodeURIComponent(icon.slice(icon.indexOf(',') + 1));
  const icon = { ground: '#14532d', ink: '#fff' };

  test('shows the initials on the firm’s colour', () => {
    const { icon: shown } = deriveValues({ businessName: 'Harbor Legal' }, { ...context, icon });
    expect(drawn(shown)).toContain("fill='#14532d'");
    expect(drawn(shown)).toContain('>HL</text>');
  });

  test('shows one letter larger than two', () => {
    expect(drawn(renderIcon('ع', icon))).toContain("font-size='38'");
    expect(drawn(renderIcon('HL', icon))).toContain("font-size='30'");
  });

  test('leaves out characters that would break the SVG', () => {
    expect(drawn(renderIcon('<&', icon))).toContain('></text>');
  });
});

describe('validateSlot', () => {
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

  test('counts eighty emoji like eighty letters', () => {
    expect(validateSlot('businessName', '🙂'.repeat(80))).toBeUndefined();
  });
});

describe('unknown input', () => {
  test('keeps only known slots with valid values, in their normalized form', () => {
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

  test('website data and slots are converted into each other without loss', () => {
    const overrides = { businessName: 'A', phone: '1', hours: 'Mon\nTue', primaryColor: '#aabbcc' };
    expect(readOverrides(toWebsiteData(overrides))).toEqual(overrides);
    expect(readOverrides(undefined)).toEqual({});
  });

  test('line breaks of every kind are normalized', () => {
    expect(normalizeSlot('address', ' a\r\nb\rc ')).toBe('a\nb\nc');
  });
});

test('initials skip words such as "and" and "LLC"', () => {
  expect(findInitials('The Law Offices of Jane Doe LLP')).toBe('OJ');
  expect(findInitials('3M & Sons')).toBe('3S');
  expect(findInitials('---')).toBe('');
  expect(findInitials('مكتب الحسن للمحاماة')).toBe('م\u200cح');
});

test.each([
  ['lek. wet. Michał Godny', 'MG'],
  ['Dr. med. dent. Ada Quist', 'AQ'],
  ['Dra Inés Soler', 'IS'],
  ['J. R. Marsh', 'JM'],
  ['Mark B. Wallace', 'MW'],
  ['Frau', 'F'],
  ['Drake Field', 'DF'],
])('the initials of %s are without titles', (name, initials) => {
  expect(findPersonInitials(name)).toBe(initials);
});

test('the two parts of a headline are together the unchanged text', () => {
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
])('a name with an abbreviation is not split: %s', (name) => {
  expect(splitHeadline(name)).toEqual({ lead: name, turn: '' });
  expect(splitHeadline('We bake at night. You eat in the morning').turn).toBe(
    'You eat in the morning',
  );
});
