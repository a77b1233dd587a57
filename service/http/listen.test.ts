import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { listenOnLoopback } from '../testing/listen-on-loopback.ts';

const host = '127.0.0.1:8787';
let app: TestApp;
let server: Server;
let port = 0;

beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  server = createServer(app.listener);
  port = await listenOnLoopback(server);
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await app.close();
});

/** Sends raw bytes, for requests that no client library would send. */
function send(request: string): Promise<{ status: number; head: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf('\r\n\r\n');
      const head = all.subarray(0, end).toString('latin1');
      resolve({ status: Number(head.slice(9, 12)), head, body: all.subarray(end + 4) });
    });
  });
}

const get = (path: string, extra = ''): ReturnType<typeof send> =>
  send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${extra}\r\n`);

describe('the short way to pages and public demos', () => {
  test('gives what the app gives: status, body and headers', async () => {
    const owner = app.visitor();
    await owner.signUp();
    const { json } = await owner.send('POST', '/api/demos', { name: 'Harbor', websiteData: {} });
    const id = String(json['uniqueId']);
    for (const path of [
      '/',
      `/demos/${id}`,
      `/api/demos/${id}`,
      '/demos/law-x-a1b2c3',
      '/nothing',
      '/demo?website=law',
      '/%00',
    ]) {
      const short = await get(path);
      const through = await app.request(path);
      expect([path, short.status]).toEqual([path, through.status]);
      expect(short.body.toString()).toBe(await through.text());
      for (const [name, value] of through.headers) {
        expect(short.head.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
      }
    }
  });

  test('speaks brotli to those who ask, and answers HEAD without a body', async () => {
    const page = await get('/industries/law', 'Accept-Encoding: gzip, deflate, br\r\n');
    expect(page.head).toContain('Content-Encoding: br');
    expect(brotliDecompressSync(page.body).toString()).toContain('<title>Law</title>');
    const refused = await get('/industries/law', 'Accept-Encoding: br;q=0, gzip;q=0\r\n');
    expect(refused.head).not.toContain('Content-Encoding');
    const head = await send(`HEAD / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test('refuses another name, and an error there is JSON with the header set', async () => {
    const { status, head, body } = await send(
      'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(status).toBe(421);
    expect(body.toString()).toContain('PUBLIC_ORIGIN');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  });
});

describe('ambiguous requests', () => {
  test.each([
    [
      'two hosts',
      `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    ],
    [
      'a whole address',
      `GET http://evil.example/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'length and chunks',
      `POST /api/auth/logout HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
    ],
  ])('with %s are refused', async (_, request) => {
    expect((await send(request)).status).toBe(400);
  });
});

test('TRACE is refused and echoes nothing', async () => {
  const { status, head, body } = await send(
    `TRACE / HTTP/1.1\r\nHost: ${host}\r\nX-Canary: canary\r\nConnection: close\r\n\r\n`,
  );
  expect(status).toBe(405);
  expect(head + body.toString()).not.toContain('canary');
});
