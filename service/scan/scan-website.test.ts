import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ScanReply, type ScanStage } from '../contract/scan.ts';
import { as, contact, css, home, useTestSites } from '../testing/scanned-site.ts';
import { scanSource, scanWebsite } from './scan-website.ts';
import type { TestAnswer, startTestSite } from './start-test-site.ts';

const startSite = useTestSites();

test('reads name, words, colours and the contact page of a website under its own name', async () => {
  const site = await startSite({ '/': home, '/site.css': css, '/contact': contact });
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
    trade: 'lawyer',
    description:
      'Harrow & Finch are family and probate solicitors in Leeds, with fixed fees and plain words.',
    slogan: 'Family law in plain words',
    primaryColor: '#5b2a86',
    secondaryColor: '#e07a1f',
    ground: 'light',
    contactInfo: {
      phone: '0113 496 0000',
      email: 'hello@harrowfinch.example',
      address: '12 Park Row, Leeds LS1 5HD',
      hours: 'Monday to Friday: 9am - 5.30pm',
    },
    language: 'en',
    locality: 'Leeds',
    tagline: 'Family law in plain words',
    callToAction: 'Book a call',
    booking: { label: 'Book a call', url: 'https://harrowfinch.example/contact' },
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
  const site = await startSite({
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

test('tells what the home page says while its style sheet and further pages are awaited', async () => {
  const told = Promise.withResolvers<true>();
  const sendSheet: TestAnswer = (_request, response) =>
    void told.promise.then(() => response.writeHead(200, { 'content-type': 'text/css' }).end(css));
  const site = await startSite({ '/': home, '/site.css': sendSheet, '/contact': contact });
  const found: unknown[] = [];
  const reply = await scanWebsite(site.origin, {
    ...site.options,
    onFound: (facts, address) => {
      found.push({ ...facts, address });
      told.resolve(true);
    },
  });
  expect(found).toEqual([
    {
      businessName: 'Harrow & Finch Solicitors',
      industry: 'law',
      contactInfo: { phone: null, email: null, address: null, hours: null },
      address: `${site.origin}/`,
    },
  ]);
  expect([reply.outcome, reply.website.contactInfo.phone]).toEqual(['ok', '0113 496 0000']);
});

test('stops when the client has left', async () => {
  const site = await startSite({ '/': home });
  const left = new AbortController();
  const options = { ...site.options, signal: left.signal, onStage: () => left.abort() };
  await expect(scanWebsite(site.origin, options)).rejects.toThrow();
  expect(site.asked).not.toContain('/site.css');
});

test('reads the page that names the people where the home page says all but that', async () => {
  const whole = home.replace(
    '</main>',
    `${contact.replace('<title>Contact</title>', '')}<a href="/team">Our team</a></main>`,
  );
  const team =
    '<h1>Our team</h1><div><h3>Ruth Harrow</h3><p>Managing partner</p></div><div><h3>Tom Finch</h3><p>Solicitor</p></div>';
  const site = await startSite({
    '/': whole,
    '/site.css': css,
    '/contact': contact,
    '/team': team,
  });
  const reply = await scanWebsite(site.origin, site.options);
  expect(reply.website.people?.map(({ name }) => name)).toEqual(['Ruth Harrow', 'Tom Finch']);
  expect(site.asked).toContain('/team');
  expect(site.asked).not.toContain('/contact');
});

test('reads pasted source under the name of its address and fetches nothing', async () => {
  const reply = await scanSource(home, 'harrowfinch.example', {});
  expect(reply.outcome).toBe('ok');
  expect(reply.website).toMatchObject({
    businessName: 'Harrow & Finch Solicitors',
    industry: 'law',
  });
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
  const spots = sharp({
    create: { width: 40, height: 25, channels: 3, background: '#808080', noise },
  });
  const bytes = await sharp(await spots.png().toBuffer())
    .resize(1300, 800, { fit: 'fill' })
    .jpeg()
    .toBuffer();
  const page = `${home}<section class="hero"><img src="/pier.jpg"></section>`;
  const pier: Parameters<typeof startTestSite>[0][string] = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
  const site = await startSite({
    '/': page,
    '/site.css': css,
    '/contact': contact,
    '/pier.jpg': pier,
  });
  const reply = await scanWebsite('harrowfinch.example', as(site, 'harrowfinch.example'));
  expect(ScanReply.parse(reply)).toEqual(reply);
  expect(reply.assets?.opening).toMatchObject({ type: 'image/webp', width: 1300, height: 800 });
  expect(reply.website.opening).toBe('https://harrowfinch.example/pier.jpg');
  expect(reply.evidence.opening?.source).toBe('image');

  const painted = await startSite({
    '/': `${home}<section class="hero">x</section>`,
    '/site.css': `${css}.hero{background:url(pier.jpg)}`,
    '/pier.jpg': pier,
  });
  const other = await scanWebsite('harrowfinch.example', as(painted, 'harrowfinch.example'));
  expect(other.assets?.opening).toMatchObject({ width: 1300, height: 800 });
  expect(other.website.opening).toBe('https://harrowfinch.example/pier.jpg');
  expect(other.evidence.opening?.source).toBe('style-sheet');

  const stuck = await startSite({
    '/': page,
    '/site.css': css,
    '/contact': contact,
    '/pier.jpg': () => undefined,
  });
  const without = await scanWebsite('harrowfinch.example', as(stuck, 'harrowfinch.example'));
  expect(without).toMatchObject({ outcome: 'ok', website: { primaryColor: '#5b2a86' } });
  expect([without.assets?.opening, without.website.opening]).toEqual([undefined, undefined]);
});

test('takes no services from a page that still has the texts of its theme', async () => {
  const listServices = async (text: string): Promise<readonly string[]> => {
    const services = ['Wills and probate', 'Moving house', 'Children and divorce'];
    const list = services.map((name) => `<h2>${name}</h2><p>${text}</p>`).join('');
    const site = await startSite({
      '/': home.replace('<nav>', '<nav><a href="/services">Our services</a>'),
      '/site.css': css,
      '/services': `<main><h1>Our services</h1>${list}</main>`,
    });
    const reply = await scanWebsite('harrowfinch.example', as(site, 'harrowfinch.example'));
    return reply.website.services ?? [];
  };
  expect(await listServices('We write what you can read.')).toContain('Moving house');
  expect(await listServices('Lorem ipsum dolor sit amet.')).not.toContain('Moving house');
});
