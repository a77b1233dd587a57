import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { refusedAddresses, refusedAnswers } from '../fetch/ssrf-vectors.ts';
import { openGuard, type Guard, type GuardOptions } from './guard-proxy.ts';

let guard: Guard | undefined;
let site: TestSite | undefined;
afterEach(async () => {
  await guard?.close();
  await site?.stop();
});

const unknown: GuardOptions['lookup'] = () => Promise.reject(new Error('ENOTFOUND'));

async function open(options: Partial<GuardOptions> = {}): Promise<void> {
  site = await startTestSite({
    '/': '<h1>Tallow Roofing</h1>',
    '/away': (_request, response) =>
      response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    '/large': (_request, response) => response.writeHead(200).end('x'.repeat(200_000)),
  });
  const exempt = { allowHosts: new Set([site.host]), resolve: new Map<string, string>() };
  guard = await openGuard({ exempt, lookup: unknown, ...options });
}

/** The answer to a request with an absolute URL, as browsers send to a proxy for plain http. */
function ask(
  address: string,
): Promise<{ status: number; body: string; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ port: guard?.port, host: '127.0.0.1', path: address, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('error', reject);
      const { location } = response.headers;
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, location }));
    })
      .on('error', reject)
      .end();
  });
}

/** The answer to a request inside a CONNECT tunnel. */
function tunnel(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(guard?.port ?? 0, '127.0.0.1', () => {
      socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`);
    });
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.endsWith('established\r\n\r\n'))
        socket.write(`GET / HTTP/1.1\r\nHost: ${target}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });
}

test('lets a browser reach what the scanner may reach, in the open and through a tunnel', async () => {
  await open();
  expect(await ask(`${site?.origin ?? ''}/`)).toMatchObject({
    status: 200,
    body: '<h1>Tallow Roofing</h1>',
  });
  expect(await tunnel(site?.host ?? '')).toContain('<h1>Tallow Roofing</h1>');
});

test('refuses every address that the scanner refuses, without a reason', async () => {
  await open();
  for (const address of refusedAddresses.filter((one) =>
    /^http:\/\/[\u0021-\u007e]+$/u.test(one),
  )) {
    const { status, body } = await ask(address);
    expect([address, status === 403 || status === 400, body]).toEqual([address, true, '']);
    const url = URL.parse(address);
    if (url === null) continue;
    const target = `${url.hostname}:${url.port === '' ? '80' : url.port}`;
    expect([target, await tunnel(target)]).toEqual([
      target,
      expect.stringMatching(/^HTTP\/1\.1 403 /u),
    ]);
  }
  expect(site?.asked).toEqual([]);
});

test('refuses names that lead inside, ports of other services, and itself', async () => {
  await open();
  for (const target of [
    `127.0.0.1:${guard?.port ?? 0}`,
    'firm.com:25',
    'localhost:80',
    '',
    ':443',
    '/',
  ])
    expect([target, await tunnel(target)]).toEqual([
      target,
      expect.stringMatching(/^HTTP\/1\.1 4\d\d /u),
    ]);
  for (const addresses of refusedAnswers) {
    await guard?.close();
    const answers = addresses.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    await open({ lookup: () => Promise.resolve(answers) });
    expect(await tunnel('firm.com:443')).toMatch(/^HTTP\/1\.1 403 /u);
    await site?.stop();
  }
});

test('hands a redirect on, so that its target is checked like any other', async () => {
  await open();
  const { status, location } = await ask(`${site?.origin ?? ''}/away`);
  expect([status, location]).toEqual([302, 'http://10.0.0.1/']);
  expect((await ask(location ?? '')).status).toBe(403);
});

test('forwards nothing after the limit of bytes', async () => {
  await open({ maxBytes: 100_000 });
  await expect(ask(`${site?.origin ?? ''}/large`)).rejects.toThrow();
  expect((await ask(`${site?.origin ?? ''}/`)).status).toBe(403);
});
