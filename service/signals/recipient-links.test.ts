import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { DemoSignals } from '../contract/signals.ts';
import { events } from '../db/schema.ts';
import {
  addRecipient,
  makeDemo,
  openWatchingAgency,
  phone,
  noSignals,
  readSignals,
  sendReading,
  type Beaconed,
  type SentDemo,
} from '../testing/read-demo.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const { app, owner, start } = await openWatchingAgency();
let demo: SentDemo;
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = start;
  demo = await makeDemo(owner);
});

const signals = (): Promise<DemoSignals> => readSignals(owner, demo);
const send = (more?: Beaconed, headers?: Record<string, string>): Promise<void> =>
  sendReading(app, demo, more, headers);

describe('a recipient’s own link', () => {
  test('shows who read, and that they came back the next day', async () => {
    const { id, token } = await addRecipient(owner, demo);
    expect((await signals()).recipients).toMatchObject([
      { id, name: 'Élise Martin', state: 'unopened', opens: 0, lastAt: null, returned: false },
    ]);
    await send({ to: token, visibleMs: 4000 });
    expect((await signals()).recipients).toMatchObject([
      { state: 'opened', opens: 1, returned: false },
    ]);
    app.clock.now += day;
    await send({ to: token, view: 'v2' });
    const found = await signals();
    expect(found.recipients).toMatchObject([
      { state: 'read', opens: 2, visibleMs: 16_000, returned: true, probablyForwarded: false },
    ]);
    expect(found.totals).toMatchObject({ people: 1, opens: 2, returned: 1 });
    expect(found.visits.map(({ recipientId }) => recipientId)).toEqual([id, id]);
  });

  test('opened again after a pause on the same day is a return, a second page is not', async () => {
    const { token } = await addRecipient(owner, demo);
    await send({ to: token });
    app.clock.now += 10 * minute;
    await send({ to: token, view: 'v2', page: '/services' });
    expect((await signals()).recipients).toMatchObject([{ opens: 1, returned: false }]);
    app.clock.now += 31 * minute;
    await send({ to: token, view: 'v3' });
    expect((await signals()).recipients).toMatchObject([{ opens: 2, returned: true }]);
  });

  test('seen in a second browser on one day was probably forwarded, on another day it is a return', async () => {
    const { token } = await addRecipient(owner, demo);
    await send({ to: token });
    await send({ to: token, view: 'v2' }, { 'user-agent': phone, address: '203.0.113.80' });
    const found = await signals();
    expect(found.recipients).toMatchObject([
      { opens: 2, probablyForwarded: true, returned: false },
    ]);
    expect(found.visits.filter(({ probablyForwarded }) => probablyForwarded)).toHaveLength(1);
  });

  test('whose reading is not shown by name counts like anybody’s', async () => {
    const { token } = await addRecipient(owner, demo, { name: 'Jon' });
    await send({ to: token });
    const found = await signals();
    expect(found.recipients).toMatchObject([{ named: false, state: 'unopened', opens: 0 }]);
    expect(found.visits).toMatchObject([{ recipientId: null }]);
  });

  test('of another demo, or that nobody was given, counts like anybody’s', async () => {
    const other = await makeDemo(owner, 'Other');
    const { token } = await addRecipient(owner, other);
    await send({ to: token });
    await send({ to: 'nobody', view: 'v2' });
    expect((await signals()).visits).toMatchObject([{ recipientId: null }]);
  });

  test('goes on anonymously when the recipient is deleted, with all that was known of them', async () => {
    const { id, token } = await addRecipient(owner, demo);
    await send({ to: token });
    app.clock.now += 6 * minute;
    await app.sendVisitMails();
    const gone = await owner.send('DELETE', `/api/demos/${demo.id}/recipients/${id}`);
    expect(gone.status).toBe(200);
    expect(await signals()).toEqual(noSignals);
    const stored = await app.store.read.select().from(events).where(eq(events.recipientId, id));
    expect(stored).toEqual([]);
    await send({ to: token, view: 'v2' });
    expect(await signals()).toMatchObject({ recipients: [], visits: [{ recipientId: null }] });
  });

  test('can be switched off by its recipient permanently', async () => {
    const { id, token } = await addRecipient(owner, demo);
    await send({ to: token });
    const off = await app.visitor().send('POST', '/api/signals/off', { to: token });
    expect([off.status, off.json]).toEqual([200, { success: true }]);
    expect(await signals()).toMatchObject({
      totals: { opens: 0 },
      recipients: [{ named: false, declined: true, state: 'unopened' }],
    });
    await send({ to: token, view: 'v2' });
    expect((await signals()).visits).toMatchObject([{ recipientId: null }]);
    const again = await owner.send('PATCH', `/api/demos/${demo.id}/recipients/${id}`, {
      named: true,
    });
    expect(again.status).toBe(409);
  });
});
