import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { as, contact, home, useTestSites } from '../testing/scanned-site.ts';
import { ScanRefused, scanWebsite, unreachableMessage } from './scan-website.ts';

const startSite = useTestSites();
/**
 * The deadline for responses that never come. The clock stands still, so that slow reading on a
 * busy machine does not count.
 */
const patient = { deadlineMs: 3000, now: () => Date.parse('2025-03-01T12:00:00Z') };

test('answers one and the same sentence for refused, unknown and silent addresses', async () => {
  const site = await startSite({ '/': home });
  await site.stop();
  const nobody = { ...site.options, lookup: () => Promise.reject(new Error('ENOTFOUND')) };
  const messages: string[] = [];
  for (const address of [
    'http://10.0.0.1/',
    'ftp://example.com',
    'http://no-such-name.com',
    site.origin,
  ]) {
    const error: unknown = await scanWebsite(address, nobody).catch((reason: unknown) => reason);
    expect(error, address).toBeInstanceOf(ScanRefused);
    if (error instanceof ScanRefused) messages.push(error.message);
  }
  expect(new Set(messages)).toEqual(new Set([unreachableMessage]));
  expect(site.events.map(({ event }) => event)).toEqual(Array(4).fill('scan-refused'));
});

test('honours a robots.txt that turns its agent away, and fetches nothing else', async () => {
  const site = await startSite({
    '/': home,
    '/robots.txt': 'User-agent: FirstlookBot\nDisallow: /\n',
  });
  const reply = await scanWebsite('https://harrow-finch.co.uk', as(site, 'harrow-finch.co.uk'));
  expect(reply.outcome).toBe('blocked');
  expect(reply.website.businessName).toBe('Harrow Finch');
  expect(reply.notice).toContain('robots.txt');
  expect(site.asked).toEqual(['/robots.txt']);
  expect(site.events).toMatchObject([{ event: 'scan-robots', host: 'harrow-finch.co.uk' }]);
});

test('scans a site whose robots.txt turns others away', async () => {
  const site = await startSite({
    '/': home,
    '/robots.txt': 'User-agent: BadBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin\n',
  });
  expect((await scanWebsite(site.origin, site.options)).outcome).toBe('ok');
});

test.each([
  ['blocked', 403, '<title>Just a moment...</title>', { 'cf-mitigated': 'challenge' }],
  ['blocked', 429, 'Too many requests', {}],
  [
    'blocked',
    200,
    '<title>Attention Required! | Cloudflare</title><p>Please complete the security check',
    {},
  ],
  ['not-found', 404, '<title>Page not found</title>', {}],
  ['not-found', 500, 'Internal Server Error', {}],
  [
    'parked',
    200,
    '<title>harrow-finch.co.uk</title><p>This domain is for sale! Buy this domain.',
    {},
  ],
  ['parked', 200, '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>', {}],
] as const)(
  'tells a page that is %s (status %i) and gives the name of the address',
  async (outcome, status, html, headers) => {
    const site = await startSite({
      '/': (_request, response) =>
        response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html),
    });
    const reply = await scanWebsite('harrow-finch.co.uk', as(site, 'harrow-finch.co.uk'));
    expect(reply.outcome).toBe(outcome);
    expect(reply.website).toMatchObject({
      businessName: 'Harrow Finch',
      industry: null,
      primaryColor: null,
    });
    expect(reply.evidence.businessName?.source).toBe('domain');
  },
);

test('finds the name of a page that only a script draws in its metadata', async () => {
  const html = `<title>Bluebell Bakery</title><meta name="description" content="Sourdough and cakes, baked daily in Hove.">
    <script src="/app.js"></script><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>`;
  const site = await startSite({ '/': html });
  const reply = await scanWebsite('bluebellbakery.com', as(site, 'bluebellbakery.com'));
  expect(reply.outcome).toBe('script-only');
  expect(reply.website).toMatchObject({ businessName: 'Bluebell Bakery', industry: 'hospitality' });
});

test('tells a file, a bomb and plain text from a website', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const site = await startSite({
    '/file': (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    '/text': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end('hello'),
    '/bomb': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(bomb),
  });
  for (const path of ['/file', '/text', '/bomb']) {
    expect((await scanWebsite(site.origin + path, site.options)).outcome, path).toBe(
      'not-a-website',
    );
  }
});

test('gives what was read in time as a partial result', async () => {
  const site = await startSite({
    '/': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).write(home),
  });
  const reply = await scanWebsite(site.origin, { ...site.options, ...patient });
  expect(reply.outcome).toBe('partial');
  expect(reply.website.businessName).toBe('Harrow & Finch Solicitors');
});

test('calls a site that accepts and then says nothing too slow', async () => {
  const site = await startSite({ '/': () => undefined });
  const reply = await scanWebsite('harrow-finch.co.uk', {
    ...as(site, 'harrow-finch.co.uk'),
    deadlineMs: 1200,
  });
  expect(reply.outcome).toBe('too-slow');
  expect(reply.website.businessName).toBe('Harrow Finch');
});

test('gives the words without colours when a style sheet never comes', async () => {
  const site = await startSite({ '/': home, '/site.css': () => undefined, '/contact': contact });
  const reply = await scanWebsite(site.origin, { ...site.options, ...patient });
  expect(reply.outcome).toBe('partial');
  expect(reply.website.contactInfo.phone).toBe('0113 496 0000');
});
