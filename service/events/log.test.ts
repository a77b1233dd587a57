import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../db/clean-up.ts';
import { eventNumbers, events } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import { appendEvent } from './append-event.ts';

const month = 30 * 24 * 60 * 60 * 1000;
let app: TestApp;
let owner: Visitor;
let agencyId = '';
beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  const person = await signUpPerson(app);
  [owner, agencyId] = [person.visitor, person.id];
});
afterAll(() => app.close());

type EventRow = typeof events.$inferSelect;

const logged = (): Promise<EventRow[]> =>
  app.store.read
    .select()
    .from(events)
    .where(eq(events.agencyId, agencyId))
    .orderBy(asc(events.number));

/** The events that are logged while `work` runs. */
async function logDuring(work: () => Promise<unknown>): Promise<EventRow[]> {
  const before = (await logged()).length;
  await work();
  return (await logged()).slice(before);
}
const listKinds = (rows: readonly EventRow[]): string[] => rows.map(({ kind }) => kind);

async function createDemo(): Promise<{ id: string; uniqueId: string }> {
  const order = { name: 'Harbor Law', industry: 'law', websiteData: {} };
  const { json } = await owner.send('POST', '/api/demos', order);
  return { id: String(json['id']), uniqueId: String(json['uniqueId']) };
}

describe('what happens to a demo is in the log, with who caused it', () => {
  test('from its creation to its return', async () => {
    let id = '';
    const rows = await logDuring(async () => {
      ({ id } = await createDemo());
      await owner.send('PATCH', `/api/demos/${id}`, { websiteData: { slogan: 'Law' } });
      await owner.send('PATCH', `/api/demos/${id}`, { notes: 'call on Monday' });
      await owner.send('POST', `/api/demos/${id}/extend`);
      await owner.send('DELETE', `/api/demos/${id}`);
      await owner.send('POST', `/api/demos/${id}/restore`);
    });
    expect(listKinds(rows)).toEqual([
      'demo.created',
      'demo.edited',
      'demo.extended',
      'demo.deleted',
      'demo.restored',
    ]);
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([`member:${agencyId}`]));
    expect(new Set(rows.map(({ demoId }) => demoId))).toEqual(new Set([id]));
  });

  test('a copy names what it was copied from', async () => {
    const { id } = await createDemo();
    const rows = await logDuring(() => owner.send('POST', `/api/demos/${id}/duplicate`));
    expect(rows).toMatchObject([{ kind: 'demo.created', data: { copyOf: id } }]);
  });

  test('inquiries, wishes for more time and counted visits are the client’s', async () => {
    const { id, uniqueId } = await createDemo();
    const rows = await logDuring(async () => {
      const client = app.visitor('198.51.100.9');
      await client.send('POST', '/api/contact', {
        name: 'Mia',
        email: 'mia@client.example',
        message: 'Hello',
        consent: true,
        demo: uniqueId,
      });
      await client.send('POST', `/api/demos/${uniqueId}/more-time`);
      await client.send('POST', `/api/demos/${uniqueId}/visit`, undefined, {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      });
    });
    expect(listKinds(rows)).toEqual([
      'inquiry.received',
      'interest.asked',
      'visit.counted',
      'stage.changed',
    ]);
    expect(rows.every(({ actor, demoId }) => actor === 'client' && demoId === id)).toBe(true);
    // A visitor's text is stored only with the message.
    expect(JSON.stringify(rows)).not.toMatch(/Mia|Hello|client\.example/u);
  });

  test('what is refused or undone leaves no trace', async () => {
    const { id } = await createDemo();
    const rows = await logDuring(async () => {
      await owner.send('PATCH', `/api/demos/${id}`, { name: '' });
      await app.visitor().send('DELETE', `/api/demos/${id}`);
      const failing = app.store.write(async (db) => {
        const event = { agencyId, demoId: id, kind: 'demo.edited', actor: 'service' } as const;
        await appendEvent(db, { ...event, at: 1 });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
    });
    expect(rows).toEqual([]);
  });
});

test('numbers count without a gap, however many writes come at once and however many fail', async () => {
  const { id: demoId } = await createDemo();
  const event = { agencyId, demoId, kind: 'demo.edited', actor: 'service', at: 5 } as const;
  const writes = Array.from({ length: 60 }, (_, index) =>
    app.store.write(async (db) => {
      await appendEvent(db, event);
      if (index % 3 === 0) throw new Error('undone');
    }),
  );
  await Promise.allSettled(writes);
  const numbers = (await logged()).map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
});

test('after thirteen months events are deleted, and the numbers go on where they were', async () => {
  const before = (await logged()).at(-1)?.number ?? 0;
  app.clock.now += 14 * month;
  await app.store.write((db) => deleteExpired(db, app.clock.now));
  expect(await logged()).toEqual([]);
  const [stored] = await app.store.read
    .select()
    .from(eventNumbers)
    .where(eq(eventNumbers.agencyId, agencyId));
  expect(stored?.last).toBe(before);
});
