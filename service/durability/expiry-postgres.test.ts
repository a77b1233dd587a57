import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockStatement } from '../db/update-postgres.ts';
import { isFullRun } from '../testing/full-run.ts';
import { clientEmails, createClients } from '../testing/load-clients.ts';
import { sendRequest } from '../testing/send-request.ts';
import { runStatement, startPostgres, type PostgresServer } from '../testing/start-postgres.ts';
import { startService, type ServiceProcess } from '../testing/start-service.ts';

const clientCount = 4;
const demosEach = 6;
const all = clientCount * demosEach;
const pollOptions = { interval: 100, timeout: 90_000 };
/** For states that take a minute to reach: each poll opens a connection. */
const slowly = { ...pollOptions, interval: 1000 };
const day = 24 * 60 * 60 * 1000;

let server: PostgresServer;
let folder = '';
beforeAll(async () => {
  server = await startPostgres({ durable: true });
  folder = mkdtempSync(join(tmpdir(), 'firstlook-expiry-'));
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test.runIf(isFullRun)(
  'each end of a link is mailed once when one of two processes is killed',
  async () => {
    const url = await server.create();
    const start = (name: string): Promise<ServiceProcess> =>
      startService({
        folder: join(folder, name),
        variables: { DATABASE_URL: url, TEST_ACCOUNTS: clientEmails(clientCount) },
      });
    const posted = async (): Promise<{ mails: number; demos: number }> => {
      const rows = await runStatement(
        url,
        `select text from outbox where text like '%"kind":"expiry"%'`,
      );
      const texts = rows.map(({ text }) => String(text));
      return { mails: texts.length, demos: new Set(texts).size };
    };

    const maker = await start('maker');
    for (const { cookie } of await createClients(url, clientCount))
      for (let count = 0; count < demosEach; count += 1) {
        const body = { name: `Demo ${count}`, websiteData: {} };
        const made = await sendRequest(maker.origin, 'POST', '/api/demos', { cookie, body });
        expect(made?.status).toBe(201);
      }
    await maker.kill('SIGTERM');
    // All links end in a day and a half, and were recorded long ago.
    await runStatement(url, `update demos set expires_at = ${Date.now() + 1.5 * day}`);
    await runStatement(
      url,
      `insert into expiry_notices (demo_id, expires_at, seen_at, stage)
     select id, expires_at, 0, 'none' from demos
     on conflict (demo_id) do update
     set expires_at = excluded.expires_at, seen_at = 0, stage = 'none'`,
    );

    const [victim, survivor] = await Promise.all([start('victim'), start('survivor')]);
    await expect.poll(async () => (await posted()).mails, pollOptions).toBeGreaterThan(0);
    await victim.kill('SIGKILL');
    await expect.poll(async () => (await posted()).demos, slowly).toBe(all);

    // A process that starts later checks too. The mail about one more link shows that it has.
    const ended = Date.now() - 1000;
    // The survivor may be in the middle of a check, whose write this waits for.
    await runStatement(
      url,
      `${lockStatement};
     update demos set expires_at = ${ended} where id = (select min(id) from demos);
     update expiry_notices set expires_at = ${ended}, seen_at = 0
     where demo_id = (select min(id) from demos)`,
    );
    const next = await start('next');
    await expect.poll(async () => (await posted()).demos, pollOptions).toBe(all + 1);
    await Promise.all([survivor.kill('SIGTERM'), next.kill('SIGTERM')]);
    expect(await posted()).toEqual({ mails: all + 1, demos: all + 1 });
    const [expired] = await runStatement(
      url,
      `select count(*)::int as n from events where kind = 'demo.expired'`,
    );
    expect(expired).toEqual({ n: 1 });
  },
  300_000,
);
