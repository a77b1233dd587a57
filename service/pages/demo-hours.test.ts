import { describe, expect, test } from 'vitest';
import { createView } from '../testing/trade-demos.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';

const week = 'Mo–Fr 9–18 Uhr\nSa 10–14 Uhr\nSo geschlossen';
const demo = (overrides: DemoValues['overrides'], lists: DemoValues['lists'] = {}): DemoValues => ({
  overrides: { businessName: 'Harbor', industry: 'retail', ...overrides },
  lists,
});
type Data = readonly [zone: string, ...spans: (readonly (string | number)[])[]];
const readHoursData = (values: DemoValues): Data | undefined => {
  const text = createView(values).texts['hours.data'] ?? '';
  return text === '' ? undefined : (JSON.parse(text) as Data);
};

describe('opening hours', () => {
  test('that can be read stand as a table by day, in the language of the page', () => {
    const view = createView(demo({ hours: week }, { language: 'de' }));
    expect(view.sections).toContain('hours');
    expect(view.lists['openDays']?.map(({ day, times }) => `${day ?? ''} ${times ?? ''}`)).toEqual([
      'Montag 09:00–18:00',
      'Dienstag 09:00–18:00',
      'Mittwoch 09:00–18:00',
      'Donnerstag 09:00–18:00',
      'Freitag 09:00–18:00',
      'Samstag 10:00–14:00',
      'Sonntag Geschlossen',
    ]);
    expect(
      createView(demo({ hours: 'lun–ven 9h–18h' }, { language: 'fr' })).lists['openDays']?.[0]?.[
        'day'
      ],
    ).toBe('Lundi');
  });

  test('keep halves of the day where the client writes them', () => {
    const times = (hours: string): unknown =>
      createView(demo({ hours })).lists['openDays']?.[0]?.['times'];
    expect(times('Mon 9am-5:30pm')).toBe('9:00\u00a0am\u00a0– 5:30\u00a0pm');
    expect(times('Mon 9 AM - 12 AM')).toBe('9:00\u00a0AM\u00a0– 12:00\u00a0AM');
    expect(times('Mon Open 24 hours')).toBe('Day and night');
  });

  test('stay where they are as a text, in the contact section, whether there is a table or not', () => {
    for (const hours of [week, 'In summer as long as it is light'])
      expect(createView(demo({ hours })).texts['hours']).toBe(hours);
    expect(createView(demo({ hours: 'In summer as long as it is light' })).sections).not.toContain(
      'hours',
    );
  });

  test('can be hidden like any other section', () => {
    const sections = { '/': { hidden: ['hours'] as const } };
    expect(createView(demo({ hours: week }, { sections })).sections).not.toContain('hours');
  });
});

describe('whether it is open now', () => {
  test('is found from the week and the clock of the place', () => {
    const data = readHoursData(demo({ hours: week, phone: '+49 30 901820' }));
    expect(data?.[0]).toBe('Europe/Berlin');
    expect(data).toHaveLength(7);
    expect(data?.at(-1)).toEqual([
      5 * 1440 + 600,
      5 * 1440 + 840,
      'Open now · until 14:00',
      'Closed · opens at 10:00',
      'Opens Saturday 10:00',
    ]);
  });

  test('ends at midnight as midnight, and later on the next day', () => {
    const [, friday, saturday] =
      readHoursData(demo({ hours: 'Fr 18–24, Sa 18–02', phone: '+49 30 1' })) ?? [];
    expect([friday?.[2], saturday?.[2]]).toEqual([
      'Open now · until 24:00',
      'Open now · until 02:00',
    ]);
  });

  test.each([
    ['the place has no clock that is known', { hours: week, phone: '030 901820' }],
    ['a day is by appointment', { hours: 'Mo nach Vereinbarung\nDi 9–18', phone: '+49 30 1' }],
    ['the door is never closed', { hours: '24/7', phone: '+49 30 1' }],
    ['the hours are a text', { hours: 'Mo–Fr ab 9 Uhr', phone: '+49 30 1' }],
  ])('is not said where %s', (_, overrides) => {
    expect(readHoursData(demo(overrides))).toBeUndefined();
  });

  test('is said in words of the page’s language', () => {
    const { texts } = createView(demo({ hours: week, phone: '+31 20 1' }, { language: 'nl' }));
    expect(texts['hours.data']).toContain('Open maandag vanaf 09:00');
  });
});
