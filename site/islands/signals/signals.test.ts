import { beforeEach, describe, expect, test } from 'vitest';
import type { LiveVisit, LoggedEvent } from '../../../service/contract/events.ts';
import { layRows, sumSections } from './lay-rows.ts';
import {
  $log,
  $readers,
  removeSilentReaders,
  resetNow,
  upsertReader,
  addEvent,
} from './now-store.ts';
import { formatAgo, formatMoment, shortName } from './reading-words.ts';
import { eventSentence, describeEvent } from './signal-words.ts';
import { withReaders, type Signals } from './signals-store.ts';
import { formatDuration } from '../../../templates-data/model/format-duration.ts';

const at = '2026-11-23T10:16:00.000Z';

const event = (kind: LoggedEvent['kind'], more: Partial<LoggedEvent> = {}): LoggedEvent => ({
  number: 1,
  kind,
  demoId: 'd1',
  demo: 'Harbor Law',
  recipientId: 'r1',
  recipient: 'Élise Côte',
  actor: 'client',
  at,
  data: {},
  ...more,
});

const live = (more: Partial<LiveVisit> = {}): LiveVisit => ({
  visitId: 'v1',
  demoId: 'd1',
  recipientId: 'r1',
  recipient: 'Élise Côte',
  returned: false,
  device: 'phone',
  page: '/',
  section: 'services',
  visibleMs: 4000,
  at,
  ...more,
});

beforeEach(resetNow);

describe('a visit in progress', () => {
  test('shows its section, and for how long it is read', () => {
    upsertReader(live(), 1000);
    upsertReader(live({ visibleMs: 6000 }), 3000);
    expect($readers.get()).toMatchObject([{ section: 'services', sectionMs: 2000 }]);
    upsertReader(live({ visibleMs: 7000, section: 'prices' }), 4000);
    expect($readers.get()).toMatchObject([{ section: 'prices', sectionMs: 1000 }]);
  });

  test('is removed after a time without messages, and immediately when it ends', () => {
    upsertReader(live(), 1000);
    upsertReader(live({ visitId: 'v2' }), 9000);
    removeSilentReaders(16_001);
    expect($readers.get().map(({ visitId }) => visitId)).toEqual(['v2']);
    addEvent(event('visit.ended', { data: { visitId: 'v2' } }));
    expect($readers.get()).toEqual([]);
  });

  test('is logged once, in the order of the log', () => {
    for (const number of [2, 3, 2, 1]) addEvent(event('visit.began', { number }));
    expect($log.get().map(({ number }) => number)).toEqual([3, 2, 1]);
  });
});

describe('the words of an event', () => {
  test.each([
    [event('visit.began'), 'Élise opened it'],
    [event('visit.began', { data: { returned: true } }), 'Élise came back'],
    [event('visit.began', { data: { forwarded: true } }), 'Élise’s link opened on a second screen'],
    [
      event('visit.ended', { data: { longest: { page: '/', section: 'services', ms: 48_200 } } }),
      'Élise read Services for 48 s',
    ],
    [event('visit.ended', { data: { visibleMs: 130_000 } }), 'Élise read for 2 min 10 s'],
    [event('visit.began', { recipient: null }), 'Somebody opened it'],
    [event('interest.asked', { recipient: null }), 'Somebody asked to see it again'],
    [event('comment.posted'), 'Élise commented'],
    [event('comment.replied', { actor: 'client' }), 'Élise replied to a comment'],
    [event('comment.replied', { actor: 'member', recipient: null }), 'A comment was answered'],
    [event('look.chosen', { recipient: null }), 'Somebody chose another look'],
    [event('approval.signed'), 'Élise approved it'],
    [event('deposit.paid'), 'Élise paid the deposit'],
    [event('approval.signed', { recipient: null }), 'The client approved it'],
    [event('demo.edited'), ''],
  ])('%# is a sentence about a person', (one, sentence) => {
    expect(eventSentence(one)).toBe(sentence);
  });

  test('name the demo in a log', () => {
    const description = describeEvent(event('visit.began', { data: { returned: true } }));
    expect(`${description?.who} ${description?.did('Harbor Law')}`).toBe(
      'Élise Côte came back to Harbor Law',
    );
  });

  test.each([
    [event('visit.began', { data: { device: 'phone' } }), 'on a phone'],
    [
      event('visit.began', { data: { returned: true, nth: 2, device: 'phone' } }),
      '2nd visit, on a phone',
    ],
    [event('visit.ended', { data: { returned: true, nth: 13 } }), '13th visit'],
    [event('visit.ended', { data: { returned: true, nth: 21 } }), '21st visit'],
    [event('visit.ended', { data: { returned: true } }), 'not the first visit'],
  ])('%# says which visit it is', (one, note) => {
    expect(describeEvent(one)?.note).toBe(note);
  });

  test('contain a relative time', () => {
    const now = new Date(2026, 10, 23, 12).getTime();
    expect(formatDuration(119_600)).toBe('2 min');
    expect(formatAgo(now - 26 * 60_000, now)).toBe('26 min ago');
    expect(formatAgo(now - 24 * 3_600_000, now)).toBe('Yesterday');
    expect(formatMoment(now - 60_000, now)).toBe('11:59 AM');
    expect(formatMoment(now - 48 * 3_600_000, now)).toBe('Sat, 12:00 PM');
    expect(shortName('Dr. Öztürk')).toBe('Dr. Öztürk');
  });
});

const visit: Signals['visits'][number] = {
  id: 'v1',
  at,
  recipientId: 'r1',
  device: 'phone',
  visibleMs: 10_000,
  returned: false,
  probablyForwarded: false,
  live: true,
  pages: [{ page: '/', visibleMs: 10_000, sections: { hero: 4000, services: 6000 } }],
};

describe('the reading times of sections', () => {
  test('grow with messages during the visit', () => {
    const signals: Signals = {
      demoId: 'd1',
      totals: { people: 1, opens: 1, returned: 0, visibleMs: 10_000, lastAt: at },
      recipients: [],
      visits: [visit],
      notPeople: 0,
      programs: [],
      links: [],
    };
    upsertReader(live({ visibleMs: 12_000 }));
    const grown = withReaders(signals, $readers.get());
    expect(grown.visits[0]?.pages[0]?.sections).toEqual({ hero: 4000, services: 8000 });
    const more = (grown.visits[0]?.visibleMs ?? 0) - visit.visibleMs;
    expect(more).toBeGreaterThan(0);
    expect(grown.totals.visibleMs - signals.totals.visibleMs).toBe(more);
    expect(withReaders(signals, []).visits[0]?.live).toBe(false);
  });

  test('are beside each section at its height, and at least as high as a line', () => {
    const shape = {
      height: 3000,
      sections: [
        { id: 'hero', top: 0, height: 1000 },
        { id: 'figures', top: 1000, height: 100 },
        { id: 'services', top: 1100, height: 1000 },
      ],
    };
    const rows = layRows(shape, 0.1, sumSections([visit], '/'));
    expect(rows).toMatchObject([
      { id: 'hero', top: 0, height: 100, isLongest: true, isInline: false },
      { id: 'figures', top: 100, height: 18, ms: 0, isLongest: false, isInline: true },
      { id: 'services', top: 118, height: 92, part: 1, isLongest: true },
    ]);
  });
});
