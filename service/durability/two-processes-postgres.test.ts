import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { driveClients } from '../testing/drive-clients.ts';
import { findLosses } from '../testing/find-losses.ts';
import { clientEmails, createClients } from '../testing/load-clients.ts';
import { sendRequest } from '../testing/send-request.ts';
import { isFullRun } from '../testing/full-run.ts';
import { runStatement, startPostgres, type PostgresServer } from '../testing/start-postgres.ts';
import { startService, type ServiceProcess } from '../testing/start-service.ts';

const rounds = isFullRun ? 20 : 1;
const loadMs = isFullRun ? 3000 : 1200;
/** Polls until a state is reached, because the speed depends on the machine. */
const pollOptions = { interval: 20, timeout: 60_000 };
const clientCount = 8;
/** Number of mails that a process sends in parallel; see mail/create-outbox.ts. */
const atOnce = 4;

let server: PostgresServer;
let folder = '';
const mailed: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, session, done) => {
    stream.on('end', () => {
      mailed.push(...session.envelope.rcptTo.map(({ address }) => address));
      done();
    });
    stream.resume();
  },
});
// A process that is killed while it sends a mail resets its connection.
smtp.on('error', () => undefined);

/** Begins the subscription, and repeats the request while the service is busy. */
async function requestUntilServed(
  origin: string,
  cookie: string | undefined,
): ReturnType<typeof sendRequest> {
  const timeout = AbortSignal.timeout(pollOptions.timeout);
  for (;;) {
    const reply = await sendRequest(origin, 'POST', '/api/create-subscription', {
      ...(cookie && { cookie }),
    });
    if (reply?.status !== 503 || timeout.aborted) return reply;
    await pause(200);
  }
}

beforeAll(async () => {
  server = await startPostgres({ durable: true });
  folder = mkdtempSync(join(tmpdir(), 'firstlook-two-'));
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
}, 60_000);
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test(
  `when one of two processes on PostgreSQL is killed under load, ${rounds} times, nothing acknowledged is lost and nothing is done twice`,
  { timeout: 1_200_000 },
  async () => {
    const url = await server.create();
    const { port } = smtp.server.address() as AddressInfo;
    const start = (name: string): Promise<ServiceProcess> =>
      startService({
        folder: join(folder, name),
        variables: {
          DATABASE_URL: url,
          SMTP_URL: `smtp://127.0.0.1:${port}`,
          TEST_ACCOUNTS: clientEmails(clientCount),
        },
      });
    let victim = await start('0');
    const survivor = await start('survivor');
    const clients = await createClients(url, clientCount);
    const registered: string[] = [];
    let unsentAtKills = 0;

    for (let round = 0; round < rounds; round += 1) {
      const half = clients.length / 2;
      const onVictim = driveClients(victim.origin, clients.slice(0, half));
      const onSurvivor = driveClients(survivor.origin, clients.slice(half));
      // Twenty clicks of one person, on both processes, during the load.
      const clicker = clients[round % clients.length];
      const clicks = Array.from({ length: 20 }, (_, index) =>
        requestUntilServed([victim, survivor][index % 2]?.origin ?? '', clicker?.cookie),
      );
      const clicked = await Promise.all(clicks);
      expect(clicked.map((reply) => reply?.status)).toEqual(clicks.map(() => 200));
      expect(new Set(clicked.map((reply) => reply?.json['clientSecret'])).size).toBe(1);
      await pause(loadMs + Math.random() * 200);
      await expect.poll(() => onVictim.registered.length, pollOptions).toBeGreaterThan(1);
      await victim.kill('SIGKILL');
      await onVictim.stopped;
      // The other process continues.
      const before = onSurvivor.acknowledged();
      await pause(loadMs);
      await expect.poll(() => onSurvivor.acknowledged(), pollOptions).toBeGreaterThan(before);
      await expect.poll(() => onSurvivor.registered.length, pollOptions).toBeGreaterThan(1);
      onSurvivor.stop();
      await onSurvivor.stopped;
      expect([...onVictim.unexpected, ...onSurvivor.unexpected]).toEqual([]);
      registered.push(...onVictim.registered, ...onSurvivor.registered);
      unsentAtKills += atOnce;
      victim = await start(String(round + 1));
    }

    expect(await findLosses(url, clients, registered)).toEqual([]);
    const charges = await runStatement(
      url,
      'select count(*)::int as n from simulated_subscriptions group by agency_id',
    );
    expect(charges).toEqual(charges.map(() => ({ n: 1 })));
    expect(charges).toHaveLength(Math.min(rounds, clients.length));

    // Mails of a killed process are due again after five minutes; this skips the wait.
    await runStatement(url, 'update outbox set next_attempt_at = 0 where sent_at is null');
    const waiting = async (): Promise<number> => {
      const [row] = await runStatement(
        url,
        'select count(*)::int as n from outbox where sent_at is null',
      );
      return Number(row?.['n']);
    };
    for (let tries = 0; (await waiting()) > 0 && tries < 300; tries += 1) await pause(200);
    expect(await waiting()).toBe(0);
    const times = new Map<string, number>();
    for (const address of mailed) times.set(address, (times.get(address) ?? 0) + 1);
    expect(registered.filter((email) => !times.has(email))).toEqual([]);
    expect(registered.length).toBeGreaterThan(3 * rounds);
    // Only a mail that a killed process was sending may be sent twice:
    // docs/decisions/0009-outbox.md.
    expect([...times.values()].filter((count) => count > 1).length).toBeLessThanOrEqual(
      unsentAtKills,
    );
    expect([...times.values()].filter((count) => count > 2)).toEqual([]);
    await Promise.all([victim.kill('SIGTERM'), survivor.kill('SIGTERM')]);
  },
);
