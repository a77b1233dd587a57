import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ask, clientEmails, driveClients, findLosses, makeClients } from '../testing/drive-clients.ts';
import { databaseIn, startService } from '../testing/start-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlook-end-'));
const file = databaseIn(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('asked to end under load, it answers what is under way, moves the log into the file and exits with 0', async () => {
  const clients = await makeClients(file, 8);
  const service = await startService({ folder, variables: { TEST_ACCOUNTS: clientEmails(8) } });
  // Readers keep their connections and ask as fast as they are answered.
  let isOn = true;
  let answered = 0;
  const broken: string[] = [];
  const readers = Array.from({ length: 4 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (isOn) {
      const reply = await ask(service.origin, 'GET', '/', { agent });
      if (reply?.status === 200) answered += 1;
      else if (reply) broken.push(String(reply.status));
      else isOn = false;
    }
    agent.destroy();
  });
  const load = driveClients(service.origin, clients);
  while (load.acknowledged() < 20 || answered < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  // A password takes its time; this one is in work when the signal comes.
  const registering = ask(service.origin, 'POST', '/api/auth/email/register', {
    body: { email: 'late@load.example', username: 'Ada', password: 'correct horse battery' },
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const ended = await service.kill('SIGTERM');
  expect(ended).toBe(0);
  await Promise.all([...readers, load.stopped]);
  expect((await registering)?.status).toBe(201);
  expect([...broken, ...load.unexpected]).toEqual([]);
  expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0);
  expect(await findLosses(file, clients, [...load.registered, 'late@load.example'])).toEqual([]);
  expect(service.said()).toBe('');
}, 60_000);

test('a client that keeps its connection is told at the end to open another', async () => {
  const service = await startService({ folder });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(service.origin, 'GET', '/', { agent }))?.headers['connection']).toBe('keep-alive');
  const late = ask(service.origin, 'POST', '/api/auth/email/register', {
    agent,
    body: { email: 'later@load.example', username: 'Ada', password: 'correct horse battery' },
  });
  await new Promise((resolve) => setTimeout(resolve, 10));
  const ended = service.kill('SIGTERM');
  const reply = await late;
  expect(await ended).toBe(0);
  if (reply) expect([reply.status, reply.headers['connection']]).toEqual([201, 'close']);
  agent.destroy();
}, 60_000);
