import type { ServerResponse } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { openFetcher } from './fetch-document.ts';
import type { FetchedDocument, Fetcher } from './fetch-document.ts';
import { lookupBySystem } from './open-agent.ts';
import type { Lookup } from './open-agent.ts';
import { ScanRefused } from '../scan-refused.ts';
import { startTestSite } from '../start-test-site.ts';
import type { TestSite } from '../start-test-site.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function startSite(...answers: Parameters<typeof startTestSite>): Promise<TestSite> {
  const site = await startTestSite(...answers);
  cleanups.push(site.stop);
  return site;
}

function fetcherFor(exempt: TestSite['options'], lookup: Lookup = lookupBySystem): Fetcher {
  const fetcher = openFetcher(exempt, lookup, 2000);
  cleanups.push(fetcher.close);
  return fetcher;
}

async function fetchPage(
  site: TestSite,
  path: string,
  milliseconds = 5000,
): Promise<FetchedDocument> {
  const document = await fetcherFor(site.options).fetch(
    new URL(path, site.origin),
    'page',
    AbortSignal.timeout(milliseconds),
  );
  if (document === 'late') throw new Error('late');
  return document;
}

function text(document: FetchedDocument): string | undefined {
  return document.bytes === undefined ? undefined : Buffer.from(document.bytes).toString();
}

test('unpacks gzip, br and both forms of deflate', async () => {
  const packed = {
    gzip: gzipSync('hello'),
    br: brotliCompressSync('hello'),
    deflate: deflateSync('hello'),
  };
  const site = await startSite({
    ...Object.fromEntries(
      Object.entries(packed).map(([encoding, body]) => [
        `/${encoding}`,
        (_request, response) =>
          response
            .writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
            .end(body),
      ]),
    ),
    '/raw': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'deflate' })
        .end(deflateRawSync('hello')),
  });
  for (const path of ['/gzip', '/br', '/deflate', '/raw'])
    expect(text(await fetchPage(site, path)), path).toBe('hello');
});

test('gives up a body of an unknown or a repeated encoding', async () => {
  const site = await startSite({
    '/zstd': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'zstd' }).end('x'),
    '/twice': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' })
        .end(gzipSync(gzipSync('x'))),
  });
  expect((await fetchPage(site, '/zstd')).bytes).toBeUndefined();
  expect((await fetchPage(site, '/twice')).bytes).toBeUndefined();
});

test('stops at a decompression bomb without filling memory', async () => {
  const bomb = gzipSync(Buffer.alloc(100_000_000));
  const site = await startSite({
    '/': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(bomb),
  });
  const before = process.memoryUsage().rss;
  expect((await fetchPage(site, '/')).bytes).toBeUndefined();
  expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000);
});

test('keeps the first five megabytes of a body without end', async () => {
  const site = await startSite({
    '/': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const chunk = Buffer.alloc(200_000, 'a');
      const pump = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', pump);
      pump();
    },
  });
  const document = await fetchPage(site, '/', 10_000);
  expect(document.cut).toBe('size');
  expect(document.bytes?.length).toBe(5_000_000);
});

test('keeps what a slow body has sent when time is up', async () => {
  const site = await startSite({
    '/': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<title>So far</title>');
    },
  });
  const document = await fetchPage(site, '/', 1500);
  expect(document.cut).toBe('time');
  expect(text(document)).toBe('<title>So far</title>');
});

test('tells a server that never answers from one that cannot be reached', async () => {
  const site = await startSite({ '/': () => undefined });
  const silent = fetcherFor(site.options).fetch(
    new URL(site.origin),
    'page',
    AbortSignal.timeout(300),
  );
  await expect(silent).resolves.toBe('late');
  await site.stop();
  const closed = fetcherFor(site.options).fetch(
    new URL(site.origin),
    'page',
    AbortSignal.timeout(2000),
  );
  await expect(closed).rejects.toThrow(ScanRefused);
});

test('reads pages by their type and never a picture', async () => {
  const site = await startSite({
    '/picture': (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  });
  expect((await fetchPage(site, '/picture')).bytes).toBeUndefined();
});

test('follows five redirects and refuses the sixth', async () => {
  const hop = (to: string) => (_request: unknown, response: ServerResponse) =>
    void response.writeHead(302, { location: to }).end();
  const site = await startSite({
    '/0': hop('/1'),
    '/1': hop('/2'),
    '/2': hop('/3'),
    '/3': hop('/4'),
    '/4': hop('/5'),
    '/5': hop('/6'),
    '/6': 'end',
  });
  expect(text(await fetchPage(site, '/1'))).toBe('end');
  await expect(fetchPage(site, '/0')).rejects.toThrow(ScanRefused);
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  '//10.0.0.1/',
  'file:///etc/passwd',
  'http://example.com:6379/',
  '',
])('refuses a redirect to %j', async (location) => {
  const site = await startSite({
    '/': (_request, response) => response.writeHead(302, { location }).end(),
  });
  await expect(fetchPage(site, '/')).rejects.toThrow(ScanRefused);
});

test('refuses a redirect from https to http on the same host', async () => {
  const site = await startSite({
    '/': (_request, response) =>
      response.writeHead(301, { location: 'http://firm.example/home' }).end(),
    '/home': 'home',
  });
  const fetcher = fetcherFor({ ...site.options, resolve: new Map([['firm.example', site.host]]) });
  const signal = AbortSignal.timeout(2000);
  await expect(
    fetcher.fetch(new URL('https://firm.example/'), 'page', signal),
  ).rejects.toMatchObject({
    reason: 'redirect from https to http',
  });
  await expect(
    fetcher.fetch(new URL('http://firm.example/'), 'page', signal),
  ).resolves.toMatchObject({
    status: 200,
  });
});

test('sends no cookies on and tells its name', async () => {
  const seen: (string | undefined)[] = [];
  const site = await startSite({
    '/': (_request, response) =>
      response.writeHead(302, { location: '/next', 'set-cookie': 'a=1' }).end(),
    '/next': (request, response) => {
      seen.push(request.headers.cookie, request.headers['user-agent'], request.headers.host);
      response.writeHead(200, { 'content-type': 'text/html' }).end('ok');
    },
  });
  await fetchPage(site, '/');
  expect(seen[0]).toBeUndefined();
  expect(seen[1]).toContain('FirstlookBot');
  expect(seen[2]).toBe(site.host);
});

test('makes at most twenty requests', async () => {
  const site = await startSite({ '/': 'x' });
  const fetcher = fetcherFor(site.options);
  const signal = AbortSignal.timeout(5000);
  for (let request = 0; request < 20; request += 1)
    await fetcher.fetch(new URL(site.origin), 'page', signal);
  expect(fetcher.requestsLeft()).toBe(0);
  await expect(fetcher.fetch(new URL(site.origin), 'page', signal)).rejects.toThrow(ScanRefused);
});

test('refuses a name when any of its addresses is not public', async () => {
  const answers = ['93.184.216.34', '127.0.0.1'];
  const lookup: Lookup = () => Promise.resolve(answers.map((address) => ({ address, family: 4 })));
  const fetcher = fetcherFor({ allowHosts: new Set(), resolve: new Map() }, lookup);
  await expect(
    fetcher.fetch(new URL('http://mixed-answers.com/'), 'page', AbortSignal.timeout(2000)),
  ).rejects.toMatchObject({ reason: 'name resolves to an address that is not public' });
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.5', '169.254.169.254'])(
  'never connects to a name that resolves to %s',
  async (address) => {
    const site = await startSite({ '/': 'secret' });
    const lookup: Lookup = () =>
      Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
    const fetcher = fetcherFor({ allowHosts: new Set(), resolve: new Map() }, lookup);
    await expect(
      fetcher.fetch(new URL('http://inside.com/'), 'page', AbortSignal.timeout(2000)),
    ).rejects.toThrow(ScanRefused);
    expect(site.asked).toEqual([]);
  },
);

test('asks the name server once for a connection, so that a second answer cannot rebind the name', async () => {
  let questions = 0;
  const lookup: Lookup = () => {
    questions += 1;
    // An address reserved for documentation, so that the first DNS answer reaches nothing either.
    return Promise.resolve([{ address: questions === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]);
  };
  const fetcher = fetcherFor({ allowHosts: new Set(), resolve: new Map() }, lookup);
  await expect(
    fetcher.fetch(new URL('http://rebinding.com/'), 'page', AbortSignal.timeout(2000)),
  ).rejects.toThrow(ScanRefused);
  expect(questions).toBe(1);
});

test('does not wait for a name server longer than its time', async () => {
  const lookup: Lookup = () => new Promise(() => undefined);
  const fetcher = fetcherFor({ allowHosts: new Set(), resolve: new Map() }, lookup);
  await expect(
    fetcher.fetch(new URL('http://slow-answers.com/'), 'page', AbortSignal.timeout(300)),
  ).rejects.toThrow(ScanRefused);
});
