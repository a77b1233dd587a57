import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyIndustry } from '../../templates-data/model/demo-kit.ts';
import { requestApproval, offer } from '../testing/approve-demo.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const day = 24 * 60 * 60 * 1000;
const page = `<!DOCTYPE html><html lang="en" data-design="law" data-attr-lang="lang"><head><title data-text="page-title">x</title><style>p{color:var(--main);background:var(--on-main)}</style><style data-theme></style></head>
<body><p data-text="lead"></p><img data-if="picture" data-attr-src="picture" alt=""><button data-attr-disabled="expired.asked" data-text="expired.wanted">I’d still like this</button><a data-if="agency.call" data-attr-href="agency.call">Call</a>
<a data-if="agency.mail" data-attr-href="agency.mail">Write</a>
<a data-if="official" data-attr-href="official" data-text="official.host"></a></body></html>`;

const colonnade = '/_astro/colonnade.webp';
const picture = { src: colonnade, srcset: '', width: 800, height: 600 };
const kit = {
  ...emptyIndustry,
  id: 'law',
  trade: 'lawyer',
  pictures: { 'law-colonnade': picture },
};

let app: TestApp;
beforeAll(() => {
  app = createTestApp({
    variables: { RATE_LIMITS: 'off', TRIAL_DAYS: '14' },
    files: { 'demo-expired/index.html': page, 'client/kits/law.json': JSON.stringify(kit) },
  });
});
afterAll(() => app.close());

test('an expired demo shows its agency’s card, its end, and the client’s website', async () => {
  const { agency, uniqueId, demoId } = await requestApproval(app);
  const reach = { phone: '+1 617 555 0188', email: 'anna@north.example' };
  const card = { name: 'North Studio', accent: '#c2410c', ...reach };
  await agency.visitor.send('PATCH', '/api/agency', card);
  const websiteData = { sourceUrl: 'https://www.harbor.example/about?x=1' };
  await agency.visitor.send('PATCH', `/api/demos/${demoId}`, { websiteData });
  app.clock.now += 31 * day;
  const { status, text } = await app.visitor().get(`/demos/${uniqueId}`);
  expect(status).toBe(410);
  expect(text).toContain('North Studio made it for Harbor Law.');
  expect(text).toContain('--main:#c2410c;--on-main:#ffffff');
  expect(text).toContain('and the offer of $5,280 ended with it');
  expect(text).toContain('href="mailto:anna%40north.example"');
  expect(text).toContain('href="https://www.harbor.example"');
  expect(text).not.toContain('Clear advice');
});

test('its picture is the photograph that opened the demo, and none where that was drawn', async () => {
  const { agency, uniqueId, demoId } = await requestApproval(app);
  const showsButton = async (design: string): Promise<boolean> => {
    await agency.visitor.send('PATCH', `/api/demos/${demoId}`, { websiteData: { design } });
    const ends = app.clock.now;
    app.clock.now += 31 * day;
    const { text } = await app.visitor().get(`/demos/${uniqueId}`);
    app.clock.now = ends;
    return text.includes(colonnade);
  };
  expect([await showsButton('law'), await showsButton('courtyard')]).toEqual([true, false]);
});

test('it speaks the language of the demo, its dates and amounts too', async () => {
  const { agency, uniqueId, demoId } = await requestApproval(app);
  await agency.visitor.send('PATCH', '/api/agency', { name: 'Studio Nord' });
  await agency.visitor.send('PATCH', `/api/demos/${demoId}`, { websiteData: { language: 'de' } });
  await agency.visitor.send('POST', `/api/demos/${demoId}/approvals`, offer);
  app.clock.now += 31 * day;
  const { text } = await app.visitor().get(`/demos/${uniqueId}`);
  expect(text).toMatch(/<html[^>]* lang="de"/u);
  expect(text).toContain('Studio Nord hat ihn für Harbor Law gemacht.');
  expect(text).toContain('mit ihm ist das Angebot über 5.280\u00a0$ abgelaufen');
  expect(text).toContain('>Ich möchte das noch</button>');
});

test('a request for more time names the recipient of the link, else the given address', async () => {
  const { agency, uniqueId, demoId } = await requestApproval(app);
  const named = { name: 'Maria Keller', email: 'maria@harbor.example', named: true };
  const { json } = await agency.visitor.send('POST', `/api/demos/${demoId}/recipients`, named);
  const requestTime = (body?: unknown): Promise<number> =>
    app
      .visitor()
      .send('POST', `/api/demos/${uniqueId}/more-time`, body)
      .then(({ status }) => status);
  app.clock.now += 31 * day;
  const shown = async (to: string): Promise<string> =>
    (await app.visitor().get(`/demos/${uniqueId}?to=${to}`)).text;
  const token = String(json['token']);
  expect(await shown(token)).toContain('<button>I’d still like this</button>');
  expect(await requestTime({ to: token })).toBe(200);
  // It stays so when they come back, by their link and no other.
  expect(await shown(token)).toMatch(/<button disabled="[^"]*">[^<]* knows<\/button>/u);
  expect(await shown('another')).toContain('<button>I’d still like this</button>');
  expect(await requestTime({ email: 'somebody@harbor.example' })).toBe(200);
  expect(await requestTime({ email: 'no address' })).toBe(422);
  expect(await requestTime()).toBe(200);
  await app.delivered();
  const mails = app.mails.filter(
    ({ to, subject }) => to === agency.email && subject.includes('more time'),
  );
  expect(mails.map(({ replyTo }) => replyTo)).toEqual([
    'maria@harbor.example',
    'somebody@harbor.example',
    undefined,
  ]);
});

test('on a static host the page shows no data of the service', () => {
  const sheet = readFileSync(new URL('../../site/styles/expired.css', import.meta.url), 'utf8');
  expect(sheet).toContain('[data-if] {\n  display: none;\n}');
});
