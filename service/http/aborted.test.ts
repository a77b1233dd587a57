import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { listenOnLoopback } from '../testing/listen-on-loopback.ts';

let app: TestApp;
let server: Server;
let port = 0;
beforeEach(async () => {
  app = createTestApp({ variables: { LOG_LEVEL: 'info', RATE_LIMITS: 'off' } });
  server = createServer(app.listener);
  port = await listenOnLoopback(server);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await app.close().catch(() => undefined);
});

/** Sends the beginning of a request and closes the connection. */
function breakOff(path: string, body: string): Promise<void> {
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:8787\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n${body}`;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head, () => setTimeout(() => socket.destroy(), 30));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

const connections = (): Promise<number> =>
  new Promise((resolve) => server.getConnections((_, count) => resolve(count)));

test('aborted requests are not logged', async () => {
  const written = vi.spyOn(console, 'error');
  const paths = [
    '/api/contact',
    '/api/auth/email/login',
    '/api/auth/email/register',
    '/api/stripe/webhook',
  ];
  for (const path of paths) for (const body of ['', '{"email":']) await breakOff(path, body);
  await expect.poll(connections).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(app.logged).toEqual([]);
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});

test('while the database is away, sixty failed requests a minute are written and no more', async () => {
  await app.store.close();
  for (let count = 0; count < 100; count += 1) await app.request('/demos/law-x-a1b2c3');
  const failures = app.logged.filter((line) => /"level":50/u.test(line));
  expect(failures).toHaveLength(60);
  expect(failures.at(-1)).toContain('further failures of this minute are not written');
});

test('at most three hundred failed sign-ins a minute are logged', async () => {
  for (let count = 0; count < 350; count += 1) {
    await app.request('/api/auth/email/login', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: '[]',
    });
  }
  expect(app.logged.filter((line) => line.includes('account event'))).toHaveLength(300);
});
