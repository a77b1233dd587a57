import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demos, events } from '../db/schema.ts';
import { addPerson } from '../testing/agency-people.ts';
import {
  requestApproval,
  createApprovalApp,
  offer,
  signAsClient,
} from '../testing/approve-demo.ts';
import type { TestApp } from '../testing/create-test-app.ts';
import { deleteTestStore, onPostgres } from '../testing/open-test-store.ts';

const day = 24 * 60 * 60 * 1000;
const step = day / 4;
let app: TestApp;
beforeEach(() => {
  app = createApprovalApp();
});
afterEach(() => app.close());

/** Advances the clock and returns the days after the request on which a reminder arrived. */
async function daysOfReminders(days: number): Promise<number[]> {
  const count = (): number =>
    app.mails.filter(({ subject }) => subject.includes('waits for you')).length;
  const found: number[] = [];
  for (let passed = step; passed <= days * day; passed += step) {
    app.clock.now += step;
    const before = count();
    await Promise.all([app.remindClients(), app.remindClients()]);
    await app.delivered();
    for (let more = count() - before; more > 0; more -= 1) found.push(passed / day);
  }
  return found;
}

const read = async (id: string): Promise<Record<string, unknown>> =>
  (await app.visitor().get(`/api/approvals/${id}`)).json;

describe('a request that stays open', () => {
  test('reminds its signer once after three and once after seven days, and logs both', async () => {
    const { id, demoId } = await requestApproval(app);
    const begun = app.clock.now;
    expect(await read(id)).toMatchObject({
      autoReminds: true,
      nextReminderAt: new Date(begun + 3 * day).toISOString(),
    });
    expect(await daysOfReminders(5)).toEqual([3]);
    expect((await read(id))['nextReminderAt']).toBe(new Date(begun + 7 * day).toISOString());
    expect(await daysOfReminders(6)).toEqual([2]);
    expect((await read(id))['nextReminderAt']).toBeNull();
    const logged = await app.store.read
      .select({ actor: events.actor })
      .from(events)
      .where(and(eq(events.demoId, demoId), eq(events.kind, 'approval.reminded')));
    expect(logged).toEqual([{ actor: 'service' }, { actor: 'service' }]);
    const mail = app.mails.findLast(({ subject }) => subject.includes('waits for you'));
    expect([mail?.to, mail?.text.includes(`/approve/${id}`)]).toEqual([offer.signer.email, true]);
  });

  test('sends no reminder where the agency has switched reminders off, at the request or later', async () => {
    const { id, agency } = await requestApproval(app, { autoReminds: false });
    expect(await read(id)).toMatchObject({ autoReminds: false, nextReminderAt: null });
    expect(await daysOfReminders(4)).toEqual([]);
    const set = (autoReminds: unknown, by = agency.visitor): ReturnType<typeof by.send> =>
      by.send('PATCH', `/api/approvals/${id}`, { autoReminds });
    // Reminders that became due while they were off are skipped.
    expect((await set(true)).json).toMatchObject({ autoReminds: true });
    expect(await daysOfReminders(4)).toEqual([3]);
    const other = await requestApproval(app);
    expect((await set(false, other.agency.visitor)).status).toBe(404);
    expect((await set(false, app.visitor())).status).toBe(401);
    expect((await set('no')).json['fields']).toHaveProperty('autoReminds');
    await other.agency.visitor.send('PATCH', `/api/approvals/${other.id}`, { autoReminds: false });
    expect(await daysOfReminders(8)).toEqual([]);
  });

  test('reminds at most once a day, and sends no reminder late after days without the service', async () => {
    const { id, agency } = await requestApproval(app);
    app.clock.now += 2.5 * day;
    await agency.visitor.send('POST', `/api/approvals/${id}/remind`);
    await app.delivered();
    expect(await daysOfReminders(1)).toEqual([]);
    expect((await agency.visitor.send('POST', `/api/approvals/${id}/remind`)).status).toBe(200);
    await app.delivered();
    app.clock.now += 7 * day;
    expect(await daysOfReminders(1)).toEqual([]);
  });

  test('sends no reminder once it is signed, withdrawn, superseded, or expired', async () => {
    const signed = await requestApproval(app);
    await signAsClient(app, signed.id);
    expect(
      (
        await signed.agency.visitor.send('PATCH', `/api/approvals/${signed.id}`, {
          autoReminds: true,
        })
      ).status,
    ).toBe(409);
    const withdrawn = await requestApproval(app);
    await withdrawn.agency.visitor.send('POST', `/api/approvals/${withdrawn.id}/withdraw`);
    const older = await requestApproval(app);
    const path = `/api/demos/${older.demoId}/approvals`;
    await older.agency.visitor.send('POST', path, { ...offer, autoReminds: false });
    const ended = await requestApproval(app);
    const expiresAt = app.clock.now + 2 * day;
    await app.store.write((db) =>
      db.update(demos).set({ expiresAt }).where(eq(demos.id, ended.demoId)),
    );
    expect(await daysOfReminders(8)).toEqual([]);
  });
});

test('the owner gets mails about approvals in place of a member who switched them off', async () => {
  const { id, agency, demoId } = await requestApproval(app);
  const member = await addPerson(app, agency.id, 'member');
  const response = await member.visitor.send('POST', `/api/demos/${demoId}/approvals`, offer);
  expect(response.status).toBe(201);
  const change = { approvalMails: false };
  const { json } = await member.visitor.send('PATCH', '/api/notifications', change);
  expect(json).toMatchObject({ ...change, commentMails: true });
  await signAsClient(app, String(response.json['id']));
  await app.delivered();
  const approved = app.mails.filter(({ subject }) => subject.includes('approved version'));
  expect(approved.map(({ to }) => to)).toEqual([agency.email]);
  await agency.visitor.send('PATCH', '/api/notifications', change);
  const paid = await app
    .visitor()
    .send('POST', `/api/approvals/${String(response.json['id'])}/deposit`);
  expect(paid.status).toBe(200);
  await app.delivered();
  expect(app.mails.filter(({ subject }) => subject.includes('paid the deposit'))).toEqual([]);
  expect((await read(id))['state']).toBe('superseded');
});

test.skipIf(!onPostgres)(
  'two processes of one database remind once, also after a start',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firstlook-reminders-'));
    const variables = { DATA_DIR: folder };
    const processes = [createApprovalApp(variables), createApprovalApp(variables)];
    const [one] = processes;
    if (!one) throw new Error('no process');
    await Promise.all(Array.from({ length: 5 }, () => requestApproval(one)));
    const remind = async (): Promise<void> => {
      for (const { clock } of processes) clock.now += 3.5 * day;
      await Promise.all([...processes, ...processes].map(({ remindClients }) => remindClients()));
      await Promise.all(processes.map(({ delivered }) => delivered()));
    };
    await remind();
    const late = createApprovalApp(variables);
    late.clock.now = one.clock.now;
    processes.push(late);
    await late.remindClients();
    await late.delivered();
    const mails = processes.flatMap((each) => each.mails);
    expect(mails.filter(({ subject }) => subject.includes('waits for you'))).toHaveLength(5);
    await Promise.all(processes.map((each) => each.close()));
    await deleteTestStore(folder);
    rmSync(folder, { recursive: true, force: true });
  },
);
