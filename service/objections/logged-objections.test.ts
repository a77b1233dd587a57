import { asc, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { agencyHosts, events } from '../db/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { operate } from './operate.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

test('the agency’s log contains reports, stops of its demos, and their ends', async () => {
  const test = (app = createTestApp());
  const maker = test.visitor();
  await maker.signUp();
  const websiteData = { businessName: 'Harbor', sourceUrl: 'https://harbor.example/' };
  const made = await maker.send('POST', '/api/demos', { name: 'Harbor', websiteData });
  const demo = String(made.json['uniqueId']);
  const report = { demo, reason: 'rights', text: 'My picture' };
  await test.visitor().send('POST', '/api/reports', report);
  for (const line of [`stop demo ${demo}`, `allow demo ${demo}`, 'stop domain www.harbor.example'])
    await operate(test.store, [...line.split(' '), '--why', 'asked'], test.clock.now);
  // Stopping a stopped domain again logs no event.
  await operate(test.store, ['stop', 'domain', 'harbor.example', '--why', 'x'], test.clock.now);
  const logged = await test.store.read
    .select({ kind: events.kind, data: events.data })
    .from(events)
    .where(eq(events.demoId, String(made.json['id'])))
    .orderBy(asc(events.number));
  expect(logged.slice(1)).toEqual([
    { kind: 'demo.reported', data: { reason: 'rights' } },
    { kind: 'demo.stopped', data: { stopped: 'demo', by: 'operator' } },
    { kind: 'demo.allowed', data: { stopped: 'demo', by: 'operator' } },
    { kind: 'demo.stopped', data: { stopped: 'domain', by: 'operator' } },
  ]);
});

test('a stop of all demos or of the domain is logged once for an agency', async () => {
  const test = (app = createTestApp());
  const maker = test.visitor();
  await maker.signUp();
  for (const name of ['Harbor', 'Pike'])
    await maker.send('POST', '/api/demos', { name, websiteData: {} });
  const { json } = await maker.get('/api/agency');
  const agencyId = String(json['id']);
  const host = 'demo.agency.example';
  const row = { id: 'x', agencyId, host, verifiedHost: host, token: 'x', createdAt: 1 };
  await test.store.write(async (db) => {
    await db.insert(agencyHosts).values(row);
  });
  const lines = [`stop agency ${agencyId}`, `stop host ${host}`, `allow host ${host}`];
  for (const line of [...lines, 'stop host concepts.example'])
    await operate(test.store, [...line.split(' '), '--why', 'asked'], test.clock.now);
  const logged = await test.store.read
    .select({ kind: events.kind, demoId: events.demoId, data: events.data })
    .from(events)
    .where(eq(events.agencyId, agencyId))
    .orderBy(asc(events.number));
  expect(logged.filter(({ kind }) => kind !== 'demo.created')).toEqual([
    { kind: 'demo.stopped', demoId: null, data: { stopped: 'agency', by: 'operator' } },
    { kind: 'demo.stopped', demoId: null, data: { stopped: 'host', by: 'operator' } },
    { kind: 'demo.allowed', demoId: null, data: { stopped: 'host', by: 'operator' } },
  ]);
});
