import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { driveClients } from '../testing/drive-clients.ts';
import { findLosses } from '../testing/find-losses.ts';
import { clientEmails, createClients } from '../testing/load-clients.ts';
import { sendRequest } from '../testing/send-request.ts';
import { databasePath, startService } from '../testing/start-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlook-end-'));
const file = databasePath(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Late {
  readonly status: number | undefined;
  readonly connection: string | undefined;
}

/**
 * Resolves when the service has the head of a request and waits for its body, which the returned
 * function sends.
 */
function beginRegistering(
  origin: string,
  email: string,
  agent?: Agent,
): Promise<() => Promise<Late>> {
  const body = JSON.stringify({ email, username: 'Ada', password: 'correct horse battery' });
  const call = request(`${origin}/api/auth/email/register`, {
    method: 'POST',
    agent: agent ?? false,
    headers: {
      origin,
      expect: '100-continue',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const answer = new Promise<Late>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, connection: response.headers.connection });
    });
  });
  return new Promise((resolve) => {
    call.on('continue', () =>
      resolve(() => {
        call.end(body);
        return answer;
      }),
    );
    call.flushHeaders();
  });
}

test('a shutdown under load finishes running requests, merges the log into the file and exits with 0', async () => {
  const clients = await createClients(file, 8);
  const variables = { TEST_ACCOUNTS: clientEmails(8) };
  const service = await startService({ folder, variables, prepares: true });
  // Clients keep their connections and send requests without a pause.
  let isOn = true;
  let answered = 0;
  const broken: string[] = [];
  const readers = Array.from({ length: 4 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (isOn) {
      const reply = await sendRequest(service.origin, 'GET', '/', { agent });
      if (reply?.status === 200) answered += 1;
      else if (reply) broken.push(String(reply.status));
      else isOn = false;
    }
    agent.destroy();
  });
  const load = driveClients(service.origin, clients);
  while (load.acknowledged() < 20 || answered < 20)
    await new Promise((resolve) => setTimeout(resolve, 5));
  const late = await beginRegistering(service.origin, 'late@load.example');
  const ending = service.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await late()).status).toBe(201);
  const ended = await ending;
  expect(ended).toBe(0);
  await Promise.all([...readers, load.stopped]);
  expect([...broken, ...load.unexpected]).toEqual([]);
  expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0);
  expect(await findLosses(file, clients, [...load.registered, 'late@load.example'])).toEqual([]);
  expect(service.output()).toBe('');
}, 60_000);

test('a kept-alive connection is closed with its last answer', async () => {
  const service = await startService({ folder });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await sendRequest(service.origin, 'GET', '/', { agent }))?.headers['connection']).toBe(
    'keep-alive',
  );
  const late = await beginRegistering(service.origin, 'later@load.example', agent);
  const ended = service.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await late()).toEqual({ status: 201, connection: 'close' });
  expect(await ended).toBe(0);
  agent.destroy();
}, 60_000);
