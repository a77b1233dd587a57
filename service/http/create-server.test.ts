import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createHttpServer, maxConnectionsPerAddress, type HttpServer } from './create-server.ts';
import { listenOnLoopback } from '../testing/listen-on-loopback.ts';

const host = '127.0.0.1:8787';
let app: TestApp;
let http: HttpServer;
let port = 0;
beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  http = createHttpServer(app.listener, {
    secure: true,
    publicOrigin: 'https://demos.example.com',
    trustedProxies: undefined,
  });
  port = await listenOnLoopback(http.server);
});
afterAll(async () => {
  await http.drain(1000);
  http.server.closeAllConnections();
  await app.close();
});

/** Sends raw bytes; returns the whole answer. */
function send(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

const end = 'Connection: close\r\n\r\n';

describe('a malformed request is refused with the header set', () => {
  test.each([
    ['a host that is no host', 421, `GET / HTTP/1.1\r\nHost: [::1\r\n${end}`],
    ['a host with an invalid port', 421, `GET / HTTP/1.1\r\nHost: 127.0.0.1:99999\r\n${end}`],
    [
      'a host with a user in it',
      421,
      `POST /api/auth/logout HTTP/1.1\r\nHost: a@${host}\r\nContent-Length: 0\r\n${end}`,
    ],
    ['an empty host', 421, `GET /api/health HTTP/1.1\r\nHost:\r\n${end}`],
    ['no host', 400, `GET / HTTP/1.1\r\n${end}`],
    [
      'an upgrade to HTTP/2',
      400,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nConnection: Upgrade, HTTP2-Settings, close\r\n\r\n`,
    ],
    ['a preface of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['words', 400, 'hello there\r\n\r\n'],
    [
      'a header with a line feed in its name',
      400,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nA\nB: c\r\n${end}`,
    ],
    [
      'two lengths',
      400,
      `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}`,
    ],
    [
      'headers without end',
      431,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'x'.repeat(20_000)}\r\n${end}`,
    ],
    [
      'an expectation nobody has',
      417,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nExpect: miracles\r\n${end}`,
    ],
  ])('with %s', async (_, status, request) => {
    const answer = (await send(request)).toLowerCase();
    expect(answer).toMatch(new RegExp(`^http/1\\.1 ${status} `, 'u'));
    for (const header of [
      'x-content-type-options: nosniff',
      'x-frame-options: sameorigin',
      'referrer-policy: ',
      'content-security-policy: default-src',
      'cross-origin-resource-policy: same-origin',
    ])
      expect(answer).toContain(header);
    expect(answer).not.toMatch(/\nserver:|x-powered-by|node|\.ts|hpe_/u);
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body)).toHaveProperty('error');
  });
});

test('a request that stops in the middle of its headers is answered with 408 and let go, while others are served', async () => {
  const slow = send(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
  expect(await send(`GET / HTTP/1.1\r\nHost: ${host}\r\n${end}`)).toContain('200 OK');
  expect((await slow).toLowerCase()).toMatch(
    /^http\/1\.1 408 [\s\S]*x-content-type-options: nosniff/u,
  );
});

test('the number of connections is limited', () => {
  expect(http.server.maxConnections).toBeGreaterThan(500);
  expect(http.server.maxConnections).toBeLessThan(65_536);
});

/** Opens connections and checks that the server keeps `held` of them. */
async function expectConnections(expected: number, isTrusted: boolean): Promise<void> {
  const settings = {
    secure: false,
    publicOrigin: 'http://127.0.0.1',
    trustedProxies: isTrusted ? () => true : undefined,
  };
  const { server } = createHttpServer(app.listener, settings);
  const at = await listenOnLoopback(server);
  const count = (): Promise<number> =>
    new Promise((resolve) => server.getConnections((_, number) => resolve(number)));
  const sockets = Array.from({ length: maxConnectionsPerAddress + 50 }, () => {
    const socket = connect(at, '127.0.0.1');
    socket.on('error', () => undefined);
    return socket.resume();
  });
  await expect.poll(count).toBe(expected);
  if (!isTrusted) await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(50);
  for (const socket of sockets) socket.destroy();
  // Closed connections make room for new ones.
  await expect.poll(count).toBe(0);
  const again = connect(at, '127.0.0.1', () => again.write('GET / HTTP/1.1\r\n\r\n'));
  expect(
    await new Promise((resolve) => again.once('data', (data) => resolve(String(data)))),
  ).toMatch(/ 400 /u);
  again.destroy();
  server.closeAllConnections();
  server.close();
}

test('the number of connections per address is limited', async () => {
  await expectConnections(maxConnectionsPerAddress, false);
});

test('a trusted proxy may hold more than that', async () => {
  await expectConnections(maxConnectionsPerAddress + 50, true);
});
