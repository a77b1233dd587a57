import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events, visits } from '../db/schema.ts';
import type { Mail } from '../mail/send-mail.ts';
import { addPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  addRecipient,
  beacon,
  grantAll,
  makeDemo,
  noonOfDay,
  openAgencyWithDemo,
  sendBeacon,
  type SentDemo,
} from '../testing/read-demo.ts';
import { endOfQuietHours } from './quiet-hours.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let app: TestApp;
let person: Person;
let demo: SentDemo;
let start = 0;
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  ({ person } = await openAgencyWithDemo(app));
  start = noonOfDay(app.clock.now);
});
afterAll(() => app.close());
beforeEach(async () => {
  // Each test has its own day, so that mails of one do not delay those of another.
  start += day;
  app.clock.now = start;
  await person.visitor.send('PATCH', '/api/notifications', { visitMails: true, quiet: null });
  demo = await makeDemo(person.visitor, `Harbor ${crypto.randomUUID().slice(0, 6)}`);
});

async function sendVisitMails(): Promise<void> {
  await app.sendVisitMails();
  await app.delivered();
}
const listVisitMails = ({ id }: SentDemo): Mail[] =>
  app.mails.filter(({ text }) => text.includes(`/app/demos/${id}`));

describe('of a visit', () => {
  test('a mail comes five minutes after it ends, and only once', async () => {
    const { token } = await addRecipient(person.visitor, demo);
    await sendBeacon(app, beacon(demo, { to: token }));
    app.clock.now += 4 * minute;
    await sendVisitMails();
    expect(listVisitMails(demo)).toEqual([]);
    app.clock.now += 2 * minute;
    await Promise.all([sendVisitMails(), sendVisitMails(), sendVisitMails()]);
    await sendVisitMails();
    const [mail, ...more] = listVisitMails(demo);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: person.email });
    expect(mail?.subject).toMatch(/^Élise Martin looked at Harbor/u);
    expect(mail?.text).toMatch(/Services 8 s, Opening 4 s/u);
    expect(mail?.text).toMatch(/opened once and read for 12 s in all/u);
  });

  test('its end is in the log, with what was read, once', async () => {
    await sendBeacon(app, beacon(demo));
    app.clock.now += 6 * minute;
    await sendVisitMails();
    await sendVisitMails();
    const rows = await app.store.read.select().from(events).where(eq(events.demoId, demo.id));
    const ended = rows.filter(({ kind }) => kind === 'visit.ended');
    expect(ended).toMatchObject([
      {
        actor: 'client',
        data: { visibleMs: 12_000, pages: [{ page: '/', sections: { hero: 4000 } }] },
      },
    ]);
  });

  test('several within an hour share one further mail', async () => {
    for (let visit = 0; visit < 20; visit += 1) {
      await sendBeacon(app, beacon(demo, { view: `v${visit}` }), {
        address: `198.51.100.${visit + 1}`,
      });
      app.clock.now += 6 * minute;
      await sendVisitMails();
    }
    // Within two hours: one mail at once, and one for each following hour.
    expect(listVisitMails(demo).length).toBeLessThanOrEqual(3);
    app.clock.now += 60 * minute;
    await sendVisitMails();
    const subjects = listVisitMails(demo).map(({ text }) =>
      Number(/opened (\d+) times/u.exec(text)?.[1] ?? 1),
    );
    expect(subjects.reduce((sum, times) => sum + times, 0)).toBe(20);
  });

  test('every member with a verified address gets a mail, unless switched off', async () => {
    const other = await addPerson(app, person.id, 'member');
    await other.visitor.send('PATCH', '/api/notifications', { visitMails: false });
    const third = await addPerson(app, person.id, 'member');
    await sendBeacon(app, beacon(demo));
    app.clock.now += 6 * minute;
    await sendVisitMails();
    const recipients = listVisitMails(demo).map(({ to }) => to);
    expect(recipients.toSorted()).toEqual([person.email, third.email].toSorted());
  });

  test('no mail comes of a recipient who was deleted, or a demo that was, meanwhile', async () => {
    const { id, token } = await addRecipient(person.visitor, demo);
    await sendBeacon(app, beacon(demo, { to: token }));
    await person.visitor.send('DELETE', `/api/demos/${demo.id}/recipients/${id}`);
    const gone = await makeDemo(person.visitor, 'Gone');
    await sendBeacon(app, beacon(gone, { view: 'v2' }));
    await person.visitor.send('DELETE', `/api/demos/${gone.id}`);
    app.clock.now += 6 * minute;
    await sendVisitMails();
    expect([...listVisitMails(demo), ...listVisitMails(gone)]).toEqual([]);
  });

  test('a mail waits for the end of the quiet hours and then tells of all that came', async () => {
    const quiet = { from: '11:00', to: '15:00', timeZone: 'UTC' };
    await person.visitor.send('PATCH', '/api/notifications', { quiet });
    await sendBeacon(app, beacon(demo));
    app.clock.now += 6 * minute;
    await sendVisitMails();
    app.clock.now += 70 * minute;
    await sendBeacon(app, beacon(demo, { view: 'v2' }), { address: '198.51.100.2' });
    app.clock.now += 6 * minute;
    await sendVisitMails();
    const own = (): Mail[] => listVisitMails(demo).filter(({ to }) => to === person.email);
    expect(own()).toEqual([]);
    app.clock.now = start + 3 * 60 * minute;
    await sendVisitMails();
    const mails = own();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('opened 2 times');
  });

  test('a page that is read again after its end counts on, and is not mailed twice', async () => {
    await sendBeacon(app, beacon(demo));
    app.clock.now += 6 * minute;
    await sendVisitMails();
    await sendBeacon(app, beacon(demo, { seq: 2, visibleMs: 30_000, sections: { hero: 30_000 } }));
    app.clock.now += 70 * minute;
    await sendVisitMails();
    expect(listVisitMails(demo).filter(({ to }) => to === person.email)).toHaveLength(1);
    const rows = await app.store.read.select().from(visits).where(eq(visits.demoId, demo.id));
    expect(rows.map(({ visibleMs }) => visibleMs)).toEqual([30_000]);
  });
});

describe('what a member is mailed of', () => {
  test('is theirs to change', async () => {
    const path = '/api/notifications';
    expect((await person.visitor.get(path)).json).toEqual({
      visitMails: true,
      commentMails: true,
      approvalMails: true,
      quiet: null,
    });
    const quiet = { from: '22:00', to: '07:30', timeZone: 'Europe/Vienna' };
    expect((await person.visitor.send('PATCH', path, { quiet })).json).toEqual({
      visitMails: true,
      commentMails: true,
      approvalMails: true,
      quiet,
    });
    expect((await person.visitor.send('PATCH', path, { visitMails: false })).json).toEqual({
      visitMails: false,
      commentMails: true,
      approvalMails: true,
      quiet,
    });
  });

  test.each([
    [{ quiet: { from: '25:00', to: '07:00', timeZone: 'UTC' } }, 'quiet.from'],
    [{ quiet: { from: '22:00', to: '07:00', timeZone: 'Nowhere' } }, 'quiet.timeZone'],
    [{ visitMails: 'yes' }, 'visitMails'],
  ])('%j is refused at its field', async (body, field) => {
    const { status, json } = await person.visitor.send('PATCH', '/api/notifications', body);
    expect([status, Object.keys(json['fields'] as object)]).toEqual([422, [field]]);
  });

  test.each([
    ['2026-06-01T21:30:00Z', '2026-06-02T05:30:00Z'],
    ['2026-06-02T03:00:00Z', '2026-06-02T05:30:00Z'],
    ['2026-06-02T05:30:00Z', '2026-06-02T05:30:00Z'],
    ['2026-06-02T12:00:00Z', '2026-06-02T12:00:00Z'],
  ])(
    'of %s waits until %s, with quiet hours from ten to half past seven in Vienna',
    (at, until) => {
      const quiet = { from: 22 * 60, to: 7 * 60 + 30, timeZone: 'Europe/Vienna' };
      expect(new Date(endOfQuietHours(Date.parse(at), quiet)).toISOString()).toBe(
        until.replace('Z', '.000Z'),
      );
    },
  );
});
