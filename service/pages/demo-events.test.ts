import { describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { createView } from '../testing/trade-demos.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { dateAt, endOfDate, isCalendarDate } from '../../templates-data/model/calendar-date.ts';

const dated = (
  date: string,
  title = date,
): Record<'title' | 'date' | 'time' | 'place' | 'url', string> => ({
  title,
  date,
  time: '',
  place: '',
  url: '',
});
const demo = (
  events: DemoValues['lists']['events'],
  overrides: DemoValues['overrides'] = {},
  lists: DemoValues['lists'] = {},
): DemoValues => ({
  overrides: { businessName: 'Harbor', industry: 'retail', ...overrides },
  lists: { ...lists, ...(events && { events }) },
});
const titlesAt = (values: DemoValues, now: string): unknown =>
  createView(values, {}, Date.parse(now)).lists['events']?.map(({ title }) => title);

describe('a calendar', () => {
  test('shows the next date first, and no past ones', () => {
    const values = demo([dated('2027-03-14'), dated('2027-01-02'), dated('2026-12-24')]);
    expect(titlesAt(values, '2026-12-30T12:00:00Z')).toEqual(['2027-01-02', '2027-03-14']);
  });

  test('is not there when all of its dates are past', () => {
    const values = demo([dated('2026-12-24')]);
    const sectionsAt = (now: string): readonly string[] =>
      createView(values, {}, Date.parse(now)).sections;
    expect(sectionsAt('2026-12-24T08:00:00Z')).toContain('events');
    expect(sectionsAt('2026-12-26T08:00:00Z')).not.toContain('events');
  });

  test.each([
    ['in Auckland', { phone: '+64 9 555 0100' }, '2026-12-24T10:59:00Z', '2026-12-24T11:01:00Z'],
    ['in Berlin', { phone: '+49 30 901820' }, '2026-12-24T22:59:00Z', '2026-12-24T23:01:00Z'],
    [
      'in Honolulu',
      { phone: '808 555 0100', address: '1 Beach Rd, Honolulu, HI 96815' },
      '2026-12-25T09:59:00Z',
      '2026-12-25T10:01:00Z',
    ],
    [
      'at a place that is not known, where the day ends last',
      {},
      '2026-12-25T11:59:00Z',
      '2026-12-25T12:01:00Z',
    ],
  ])('shows a date until midnight %s', (_, place, before, after) => {
    const values = demo([dated('2026-12-24')], place);
    expect([titlesAt(values, before), titlesAt(values, after)]).toEqual([['2026-12-24'], []]);
  });

  test('says the day in the language of the page, and the year where it is another', () => {
    const values = demo([dated('2026-12-24'), dated('2027-03-05')], {}, { language: 'de' });
    expect(
      createView(values, {}, Date.parse('2026-12-01T00:00:00Z')).lists['events'],
    ).toMatchObject([
      { day: '24', month: 'Dez', weekday: 'Donnerstag', date: '2026-12-24', path: 'events.0' },
      { day: '5', month: 'März 2027', weekday: 'Freitag', path: 'events.1' },
    ]);
  });
});

describe('days of the calendar', () => {
  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['27-01-01', false],
    ['2027-01-01T00:00', false],
  ])('%s: %s', (text, isDay) => expect(isCalendarDate(text)).toBe(isDay));

  test.each(['Europe/Berlin', 'Pacific/Auckland', 'America/Halifax', 'Asia/Kolkata', undefined])(
    'a day ends at midnight by the clock of %s, also when the clock is changed',
    (zone) => {
      for (const date of ['2027-03-27', '2027-03-28', '2027-10-31', '2027-04-04']) {
        const end = endOfDate(date, zone);
        expect([dateAt(end - 60_000, zone), dateAt(end, zone) > date]).toEqual([date, true]);
      }
    },
  );
});

test('a page that is kept ready loses a date at the end of its day, and its section with the last', async () => {
  const app = createTestApp();
  const owner = app.visitor();
  app.clock.now = Date.parse('2026-12-24T12:00:00Z');
  await owner.signUp();
  const { json } = await owner.send('POST', '/api/demos', {
    name: 'Harbor',
    industry: 'law',
    websiteData: {
      businessName: 'Harbor',
      contactInfo: { phone: '+49 30 901820' },
      events: [
        { title: 'Carols', date: '2026-12-24' },
        { title: 'Reading', date: '2026-12-26', time: '18:00' },
      ],
    },
  });
  const shownAt = async (moment: string): Promise<string[]> => {
    app.clock.now = Date.parse(moment);
    const { text } = await app.visitor().get(`/demos/${String(json['uniqueId'])}`);
    return [...text.matchAll(/<b>(\w+)<\/b>|id="(events)"/gu)].map(([, b, id]) => b ?? id ?? '');
  };
  expect(await shownAt('2026-12-24T12:00:00Z')).toEqual(['events', 'Carols', 'Reading']);
  expect(await shownAt('2026-12-24T22:59:00Z')).toEqual(['events', 'Carols', 'Reading']);
  expect(await shownAt('2026-12-24T23:00:00Z')).toEqual(['events', 'Reading']);
  expect(await shownAt('2026-12-26T23:00:00Z')).toEqual([]);
  await app.close();
});
