import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type ServiceProcess } from '../testing/start-service.ts';
import { isFullRun } from '../testing/full-run.ts';

const count = isFullRun ? 500 : 60;

let folder = '';
let service: ServiceProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-slow-'));
  service = await startService({ folder });
}, 60_000);
afterAll(async () => {
  await service.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** The beginning of a slow client's request, and what it repeats without ever finishing. */
const kinds = [
  { begin: 'GET / HTTP/1.1\r\nHost: {host}\r\n', more: 'X-Slow: x\r\n' },
  {
    begin:
      'POST /api/contact HTTP/1.1\r\nHost: {host}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    more: ' ',
  },
  { begin: 'G', more: '' },
  { begin: '', more: '' },
] as const;

/** Resolves with the time in milliseconds until the service closed the connection. */
function slowClient(port: number, { begin, more }: (typeof kinds)[number]): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const socket: Socket = connect(port, '127.0.0.1', () => {
      if (begin !== '') socket.write(begin.replace('{host}', `127.0.0.1:${port}`));
    });
    const dribble = setInterval(() => {
      if (more !== '' && socket.writable) socket.write(more);
    }, 500);
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dribble);
      resolve(performance.now() - begun);
    });
  });
}

test(`${count} clients that never finish their requests are disconnected without effect on others`, async () => {
  const port = Number(new URL(service.origin).port);
  let going = count;
  const slow = Array.from({ length: count }, async (_, index) => {
    const kind = kinds[index % kinds.length] ?? kinds[0];
    const lasted = await slowClient(port, kind);
    going -= 1;
    return lasted;
  });
  const answers: number[] = [];
  while (going > 0) {
    const { status } = await fetch(`${service.origin}/api/health`, {
      headers: { connection: 'close' },
    });
    answers.push(status);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.every((status) => status === 200)).toBe(true);
  const longest = Math.max(...(await Promise.all(slow)));
  if (isFullRun) expect(longest).toBeLessThan(15_000);
}, 60_000);
