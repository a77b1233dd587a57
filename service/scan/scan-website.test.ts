import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ScanReply } from '../contract/scan.ts';
import type { ScanStage } from '../contract/scan.ts';
import { runWork } from './worker/run-work.ts';
import { ScanRefused, scanSource, scanWebsite, unreachableMessage } from './scan-website.ts';
import { startTestSite } from './start-test-site.ts';
import type { TestSite } from './start-test-site.ts';

const home = `<!doctype html><html lang="en"><head><title>Harrow & Finch Solicitors | Family law in Leeds</title>
<meta name="description" content="Harrow & Finch are family and probate solicitors in Leeds, with fixed fees and plain words.">
<link rel="stylesheet" href="/site.css"></head><body>
<header class="site-header"><a class="logo" href="/">Harrow & Finch Solicitors</a><nav><a href="/contact">Contact us</a></nav></header>
<main><h1>Family law in plain words</h1><p>Our solicitors advise on divorce, wills, probate and custody.</p><a class="btn" href="/contact">Book a call</a></main>
<footer><p>© 2025 Harrow & Finch Solicitors Ltd</p></footer></body></html>`;
const contact = `<title>Contact</title><main><p>Call <a href="tel:+441134960000">0113 496 0000</a> or write to
<a href="mailto:hello@harrowfinch.example">us</a>.</p><p>12 Park Row, Leeds LS1 5HD</p><p>Monday to Friday: 9am - 5.30pm</p></main>`;
const css = `.site-header{background:#5b2a86;color:#fff}.btn{background:#5b2a86}.unused{background:#00ff00}h1{color:#e07a1f}`;

const sites: TestSite[] = [];
beforeAll(async () => {
  // The first worker starts while nothing is being measured.
  const home = { url: undefined, body: '<p>warm', contentType: 'text/html' };
  const patient = { wallMs: 60_000, waitMs: 60_000 };
  await runWork({ kind: 'words', home, contacts: [], answer: undefined }, patient);
}, 60_000);
afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
});

async function siteOf(...answers: Parameters<typeof startTestSite>): Promise<TestSite> {
  const site = await startTestSite(...answers);
  sites.push(site);
  return site;
}

function as(site: TestSite, name: string): TestSite['options'] {
  return { ...site.options, allowHosts: new Set(), resolve: new Map([[name, site.host]]) };
}

test('reads name, words, colours and the contact page of a website under its own name', async () => {
  const site = await siteOf({ '/': home, '/site.css': css, '/contact': contact });
  const stages: ScanStage[] = [];
  const options = {
    ...as(site, 'harrowfinch.example'),
    onStage: (stage: ScanStage) => void stages.push(stage),
  };
  const reply = await scanWebsite('harrowfinch.example', options);

  expect(ScanReply.parse(reply)).toEqual(reply);
  expect(reply.outcome).toBe('ok');
  expect(reply.website).toEqual({
    businessName: 'Harrow & Finch Solicitors',
    industry: 'law',
    description:
      'Harrow & Finch are family and probate solicitors in Leeds, with fixed fees and plain words.',
    slogan: 'Family law in plain words',
    primaryColor: '#5b2a86',
    secondaryColor: '#e07a1f',
    contactInfo: {
      phone: '0113 496 0000',
      email: 'hello@harrowfinch.example',
      address: '12 Park Row, Leeds LS1 5HD',
      hours: 'Monday to Friday: 9am - 5.30pm',
    },
    language: 'en',
  });
  expect(reply.evidence.phone).toMatchObject({ source: 'tel-link' });
  expect(stages).toEqual(['fetching', 'reading', 'colours', 'done']);
  expect(site.asked).toContain('/robots.txt');
});

test('brings the logo as pixels of its own, with its address, and dated facts about the page', async () => {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#5b2a86" d="M0 0h60v30H0z"/></svg>';
  const withLogo = home.replace(
    '<nav>',
    '<a href="/"><img class="logo" src="/mark.svg" alt="Harrow & Finch"></a><nav>',
  );
  const site = await siteOf({
    '/': withLogo,
    '/site.css': css,
    '/mark.svg': (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(mark),
  });
  const reply = await scanWebsite(site.origin, {
    ...site.options,
    now: () => Date.parse('2025-03-01T12:00:00Z'),
  });
  expect(ScanReply.parse(reply)).toEqual(reply);
  expect(reply.website.logo).toBe(`${site.origin}/mark.svg`);
  expect(reply.evidence.logo?.source).toBe('image');
  expect(reply.assets?.logo).toMatchObject({ type: 'image/webp', background: 'light' });
  const facts = reply.facts ?? [];
  expect(facts.map(({ id }) => id)).toEqual(expect.arrayContaining(['https', 'viewport']));
  expect(facts.length).toBe(5);
  expect(facts[0]).toEqual({
    id: 'https',
    sentence: 'The website is served over an unencrypted connection (http).',
    value: false,
    source: `${site.origin}/`,
    at: '2025-03-01T12:00:00.000Z',
  });
});

test('stops when the client has left', async () => {
  const site = await siteOf({ '/': home });
  const left = new AbortController();
  const options = { ...site.options, signal: left.signal, onStage: () => left.abort() };
  await expect(scanWebsite(site.origin, options)).rejects.toThrow();
  expect(site.asked).not.toContain('/site.css');
});

test('answers one and the same sentence for refused, unknown and silent addresses', async () => {
  const site = await siteOf({ '/': home });
  await site.stop();
  const nobody = { ...site.options, lookup: () => Promise.reject(new Error('ENOTFOUND')) };
  const messages: string[] = [];
  for (const address of ['http://10.0.0.1/', 'ftp://example.com', 'http://no-such-name.com', site.origin]) {
    const error: unknown = await scanWebsite(address, nobody).catch((reason: unknown) => reason);
    expect(error, address).toBeInstanceOf(ScanRefused);
    if (error instanceof ScanRefused) messages.push(error.message);
  }
  expect(new Set(messages)).toEqual(new Set([unreachableMessage]));
  expect(site.events.map(({ event }) => event)).toEqual(Array(4).fill('scan-refused'));
});

test('honours a robots.txt that turns its agent away, and fetches nothing else', async () => {
  const site = await siteOf({ '/': home, '/robots.txt': 'User-agent: FirstlookBot\nDisallow: /\n' });
  const reply = await scanWebsite('https://harrow-finch.co.uk', as(site, 'harrow-finch.co.uk'));
  expect(reply.outcome).toBe('blocked');
  expect(reply.website.businessName).toBe('Harrow Finch');
  expect(reply.notice).toContain('robots.txt');
  expect(site.asked).toEqual(['/robots.txt']);
  expect(site.events).toMatchObject([{ event: 'scan-robots', host: 'harrow-finch.co.uk' }]);
});

test('scans a site whose robots.txt turns others away', async () => {
  const site = await siteOf({
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
  ['parked', 200, '<title>harrow-finch.co.uk</title><p>This domain is for sale! Buy this domain.', {}],
  ['parked', 200, '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>', {}],
] as const)(
  'tells a page that is %s (status %i) and gives the name of the address',
  async (outcome, status, html, headers) => {
    const site = await siteOf({
      '/': (_request, response) =>
        response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html),
    });
    const reply = await scanWebsite('harrow-finch.co.uk', as(site, 'harrow-finch.co.uk'));
    expect(reply.outcome).toBe(outcome);
    expect(reply.website).toMatchObject({ businessName: 'Harrow Finch', industry: null, primaryColor: null });
    expect(reply.evidence.businessName?.source).toBe('domain');
  },
);

test('finds the name of a page that only a script draws in its metadata', async () => {
  const html = `<title>Bluebell Bakery</title><meta name="description" content="Sourdough and cakes, baked daily in Hove.">
    <script src="/app.js"></script><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>`;
  const site = await siteOf({ '/': html });
  const reply = await scanWebsite('bluebellbakery.com', as(site, 'bluebellbakery.com'));
  expect(reply.outcome).toBe('script-only');
  expect(reply.website).toMatchObject({ businessName: 'Bluebell Bakery', industry: 'hospitality' });
});

test('tells a file, a bomb and plain text from a website', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const site = await siteOf({
    '/file': (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    '/text': (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('hello'),
    '/bomb': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
  });
  for (const path of ['/file', '/text', '/bomb']) {
    expect((await scanWebsite(site.origin + path, site.options)).outcome, path).toBe('not-a-website');
  }
});

test('gives what was read in time as a partial result', async () => {
  const site = await siteOf({
    '/': (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write(home),
  });
  const reply = await scanWebsite(site.origin, { ...site.options, deadlineMs: 1500 });
  expect(reply.outcome).toBe('partial');
  expect(reply.website.businessName).toBe('Harrow & Finch Solicitors');
});

test('calls a site that accepts and then says nothing too slow', async () => {
  const site = await siteOf({ '/': () => undefined });
  const reply = await scanWebsite('harrow-finch.co.uk', {
    ...as(site, 'harrow-finch.co.uk'),
    deadlineMs: 1200,
  });
  expect(reply.outcome).toBe('too-slow');
  expect(reply.website.businessName).toBe('Harrow Finch');
});

test('gives the words without colours when a style sheet never comes', async () => {
  const site = await siteOf({ '/': home, '/site.css': () => undefined, '/contact': contact });
  const reply = await scanWebsite(site.origin, { ...site.options, deadlineMs: 2500 });
  expect(reply.outcome).toBe('partial');
  expect(reply.website.contactInfo.phone).toBe('0113 496 0000');
});

test('follows nothing that a page points inside with', async () => {
  const inner = await siteOf({ '/x.css': 'body{color:red}', '/contact': contact });
  const html = home
    .replace(
      '<head>',
      `<head><base href="${inner.origin}/"><meta http-equiv="refresh" content="0;url=${inner.origin}/">`,
    )
    .replace('/site.css', `${inner.origin}/x.css`);
  const site = await siteOf({
    '/': (_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'text/html',
          refresh: `0; url=${inner.origin}/`,
          link: `<${inner.origin}/x>; rel=preload`,
        })
        .end(html),
  });
  expect((await scanWebsite(site.origin, site.options)).outcome).toBe('ok');
  expect(inner.asked).toEqual([]);
});

const sendingOn = (address: string): string =>
  `<html><meta http-equiv="refresh" content="0; URL=${address}"></html>`;

test('follows a page that only sends its visitors on, once and within the website', async () => {
  const site = await siteOf({ '/': sendingOn('main.html'), '/main.html': home, '/site.css': css });
  const reply = await scanWebsite('harrowfinch.example', as(site, 'harrowfinch.example'));
  expect(reply).toMatchObject({ outcome: 'ok', website: { industry: 'law', primaryColor: '#5b2a86' } });

  const circle = await siteOf({ '/': sendingOn('/b'), '/b': sendingOn('/') });
  await scanWebsite(circle.origin, circle.options);
  expect(circle.asked.filter((path) => path !== '/robots.txt')).toEqual(['/', '/b']);

  const other = await siteOf({ '/': home });
  const leaving = await siteOf({ '/': sendingOn(`http://other.example/`) });
  const names = new Map([
    ['harrowfinch.example', leaving.host],
    ['other.example', other.host],
  ]);
  await scanWebsite('harrowfinch.example', { ...leaving.options, allowHosts: new Set(), resolve: names });
  expect(other.asked).toEqual([]);
});

test('counts a page that sends on among the redirects', async () => {
  const hop =
    (to: string): Parameters<typeof startTestSite>[0][string] =>
    (_request, response) =>
      void response.writeHead(302, { location: to }).end();
  const hops = Object.fromEntries([1, 2, 3, 4].map((at) => [`/${at}`, hop(`/${at + 1}`)]));
  const site = await siteOf({ '/': sendingOn('/1'), ...hops, '/5': hop('/6'), '/6': home });
  await expect(scanWebsite(site.origin, site.options)).rejects.toThrow(unreachableMessage);
  expect(site.asked).not.toContain('/6');
});

test('refuses, with the one sentence, a page that sends on to a private address', async () => {
  const inner = await siteOf({ '/': home });
  for (const address of [inner.origin, 'http://10.0.0.1/', 'http://169.254.169.254/', 'file:///etc/passwd']) {
    const site = await siteOf({ '/': sendingOn(address) });
    await expect(scanWebsite(site.origin, site.options), address).rejects.toThrow(unreachableMessage);
  }
  expect(inner.asked).toEqual([]);
});

test('reads the page that names the people where the home page says all but that', async () => {
  const whole = home.replace(
    '</main>',
    `${contact.replace('<title>Contact</title>', '')}<a href="/team">Our team</a></main>`,
  );
  const team =
    '<h1>Our team</h1><div><h3>Ruth Harrow</h3><p>Managing partner</p></div><div><h3>Tom Finch</h3><p>Solicitor</p></div>';
  const site = await siteOf({ '/': whole, '/site.css': css, '/contact': contact, '/team': team });
  const reply = await scanWebsite(site.origin, site.options);
  expect(reply.website.people?.map(({ name }) => name)).toEqual(['Ruth Harrow', 'Tom Finch']);
  expect(site.asked).toContain('/team');
  expect(site.asked).not.toContain('/contact');
});

test('reads pasted source under the name of its address and fetches nothing', async () => {
  const reply = await scanSource(home, 'harrowfinch.example', {});
  expect(reply.outcome).toBe('ok');
  expect(reply.website).toMatchObject({ businessName: 'Harrow & Finch Solicitors', industry: 'law' });
});

test('reads pasted plain text', async () => {
  const text = `Bluebell Bakery\nSourdough bread and cakes <baked> daily.\nCall 020 7946 0018\nbaker@bluebell.example\n5 Kings Road, Brighton BN1 1NA`;
  const { website } = await scanSource(text, undefined, {});
  expect(website.businessName).toBe('Bluebell Bakery');
  expect(website.contactInfo).toMatchObject({
    phone: '020 7946 0018',
    address: '5 Kings Road, Brighton BN1 1NA',
  });
});

test('brings the opening picture along, credited by its address, and waits no longer for it than for the rest', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const;
  const spots = sharp({ create: { width: 40, height: 25, channels: 3, background: '#808080', noise } });
  const bytes = await sharp(await spots.png().toBuffer())
    .resize(1300, 800, { fit: 'fill' })
    .jpeg()
    .toBuffer();
  const page = `${home}<section class="hero"><img src="/pier.jpg"></section>`;
  const pier: Parameters<typeof startTestSite>[0][string] = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
  const site = await siteOf({ '/': page, '/site.css': css, '/contact': contact, '/pier.jpg': pier });
  const reply = await scanWebsite('harrowfinch.example', as(site, 'harrowfinch.example'));
  expect(ScanReply.parse(reply)).toEqual(reply);
  expect(reply.assets?.opening).toMatchObject({ type: 'image/webp', width: 1300, height: 800 });
  expect(reply.website.opening).toBe('https://harrowfinch.example/pier.jpg');
  expect(reply.evidence.opening?.source).toBe('image');

  const painted = await siteOf({
    '/': `${home}<section class="hero">x</section>`,
    '/site.css': `${css}.hero{background:url(pier.jpg)}`,
    '/pier.jpg': pier,
  });
  const other = await scanWebsite('harrowfinch.example', as(painted, 'harrowfinch.example'));
  expect(other.assets?.opening).toMatchObject({ width: 1300, height: 800 });
  expect(other.website.opening).toBe('https://harrowfinch.example/pier.jpg');
  expect(other.evidence.opening?.source).toBe('style-sheet');

  const stuck = await siteOf({
    '/': page,
    '/site.css': css,
    '/contact': contact,
    '/pier.jpg': () => undefined,
  });
  const without = await scanWebsite('harrowfinch.example', as(stuck, 'harrowfinch.example'));
  expect(without).toMatchObject({ outcome: 'ok', website: { primaryColor: '#5b2a86' } });
  expect([without.assets?.opening, without.website.opening]).toEqual([undefined, undefined]);
});
