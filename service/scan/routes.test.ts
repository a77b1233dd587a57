import { afterEach, describe, expect, test } from 'vitest';
import type { ScanReply } from '../contract/scan.ts';
import { ServiceError } from '../errors.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { Scanner } from './scanner.ts';

const reply: ScanReply = {
  outcome: 'ok',
  website: {
    businessName: 'Harbor',
    industry: 'law',
    description: null,
    slogan: null,
    primaryColor: '#0f4c5c',
    secondaryColor: null,
    contactInfo: { phone: null, email: null, address: null, hours: null },
  },
  evidence: { businessName: { source: 'title', confidence: 0.9, snippet: 'Harbor' } },
};
const staged: Scanner = ({ onStage }) => {
  onStage('fetching');
  onStage('done');
  return Promise.resolve(reply);
};
const refusing: Scanner = () =>
  Promise.reject(new ServiceError('unreachable_site', 'We could not reach that website.'));

let app: TestApp | undefined;
afterEach(() => app?.close());
const path = '/api/scan-website';

describe('scanning a website', () => {
  test('needs no account and answers outcome, website, evidence and what a demo starts from', async () => {
    app = createTestApp({ scanner: staged });
    const { status, json } = await app.visitor().send('POST', path, { url: 'harbor.example' });
    expect(status).toBe(200);
    const { websiteData, ...rest } = json;
    expect(rest).toEqual(reply);
    expect(websiteData).toEqual({
      businessName: 'Harbor',
      industry: 'law',
      primaryColor: '#0f4c5c',
      secondaryColor: '#57acc5',
      contactInfo: {},
      sourceUrl: 'https://harbor.example/',
    });
  });

  test('answers no starting data where no page of a business was read', async () => {
    app = createTestApp({ scanner: () => Promise.resolve({ ...reply, outcome: 'parked' }) });
    const { json } = await app.visitor().send('POST', path, { url: 'harbor.example' });
    expect(json['outcome']).toBe('parked');
    expect(json).not.toHaveProperty('websiteData');
  });

  test('tells its progress only to those who ask for a stream of events', async () => {
    app = createTestApp({ scanner: staged });
    const { headers, text } = await app
      .visitor()
      .send('POST', path, { url: 'harbor.example' }, { accept: 'text/event-stream' });
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(text.match(/^event: .*$/gmu)).toEqual([
      'event: progress',
      'event: progress',
      'event: result',
    ]);
    expect(text).toContain('data: {"stage":"fetching"}');
    expect(text).toContain(JSON.stringify(reply).slice(0, -1));
  });

  test('tells the first facts before the result', async () => {
    const facts = {
      businessName: 'Harbor',
      industry: 'law',
      contactInfo: { phone: '0113 496 0000', email: null, address: null, hours: null },
    };
    app = createTestApp({
      scanner: ({ onFound }) => {
        onFound?.(facts, 'https://harbor.example/');
        return Promise.resolve(reply);
      },
    });
    const { text } = await app
      .visitor()
      .send('POST', path, { url: 'harbor.example' }, { accept: 'text/event-stream' });
    expect(text.match(/^event: .*$/gmu)).toEqual(['event: found', 'event: result']);
    expect(text).toContain(`event: found\ndata: ${JSON.stringify(facts)}`);
  });

  test('says in one sentence that an address cannot be reached, as answer and as event', async () => {
    app = createTestApp({ scanner: refusing });
    const plain = await app.visitor().send('POST', path, { url: 'http://10.0.0.1' });
    expect([plain.status, plain.json['error']]).toEqual([422, 'We could not reach that website.']);
    const stream = await app
      .visitor()
      .send('POST', path, { url: 'http://10.0.0.1' }, { accept: 'text/event-stream' });
    expect(stream.text).toContain('event: error');
    expect(stream.text).toContain('"code":"unreachable_site"');
  });

  test('hides what went wrong when nobody expected it', async () => {
    app = createTestApp({ scanner: () => Promise.reject(new Error('secret at /srv/x.ts')) });
    const plain = await app.visitor().send('POST', path, { url: 'harbor.example' });
    const stream = await app
      .visitor()
      .send('POST', path, { url: 'harbor.example' }, { accept: 'text/event-stream' });
    expect(plain.status).toBe(500);
    for (const { text } of [plain, stream]) expect(text).not.toContain('secret');
  });

  test.each([[{}], [{ url: '   ' }], [{ url: 7 }]])(
    'refuses %j with the sentence of the field',
    async (body) => {
      app = createTestApp({ scanner: staged });
      const { status, json } = await app.visitor().send('POST', path, body);
      expect(status).toBe(422);
      expect(json['fields']).toEqual({ url: 'Please enter a valid website URL' });
    },
  );

  test('takes a pasted page of a megabyte, which other calls would refuse', async () => {
    let length = 0;
    app = createTestApp({
      scanner: ({ source }) => {
        length = source?.length ?? 0;
        return Promise.resolve(reply);
      },
    });
    const { status } = await app
      .visitor()
      .send('POST', path, { url: 'harbor.example', source: 'x'.repeat(1_000_000) });
    expect([status, length]).toEqual([200, 1_000_000]);
  });

  test('is repeated within the hour for an account that asks for it, not for a stranger', async () => {
    const asked: unknown[] = [];
    app = createTestApp({
      scanner: ({ again }) => {
        asked.push(again);
        return Promise.resolve(reply);
      },
    });
    const body = { url: 'harbor.example', again: true };
    await app.visitor().send('POST', path, body);
    const agency = app.visitor();
    await agency.signUp();
    await agency.send('POST', path, body);
    await agency.send('POST', path, { url: 'harbor.example' });
    expect(asked).toEqual([false, true, false]);
  });

  test('is limited to ten an hour for a stranger and sixty for an account', async () => {
    app = createTestApp({ scanner: staged });
    const stranger = app.visitor('198.51.100.9');
    for (let count = 0; count < 10; count += 1)
      expect((await stranger.send('POST', path, { url: 'a.co' })).status).toBe(200);
    expect((await stranger.send('POST', path, { url: 'a.co' })).status).toBe(429);
    const agency = app.visitor('198.51.100.9');
    await agency.signUp();
    for (let count = 0; count < 60; count += 1)
      expect((await agency.send('POST', path, { url: 'a.co' })).status).toBe(200);
    expect((await agency.send('POST', path, { url: 'a.co' })).status).toBe(429);
  });
});

describe('a website that has a demo already', () => {
  const websiteData = { businessName: 'Harbor', sourceUrl: 'https://www.harbor.example/home' };
  const listDemoNames = (json: Record<string, unknown>): unknown[] =>
    ((json['demos'] ?? []) as { name: string }[]).map(({ name }) => name);

  test('is answered with the account’s own demos of it, however the address is written', async () => {
    const moved: ScanReply = {
      ...reply,
      facts: [
        {
          id: 'https',
          sentence: 'It is sent encrypted.',
          value: true,
          source: 'https://harbor.example/start',
          at: '2026-01-01T00:00:00.000Z',
        },
      ],
    };
    app = createTestApp({
      scanner: () => Promise.resolve(moved),
      variables: { RATE_LIMITS: 'off' },
    });
    const agency = app.visitor();
    await agency.signUp();
    const made = await agency.send('POST', '/api/demos', {
      name: 'Harbor one',
      industry: 'law',
      websiteData,
    });
    app.clock.now += 1000;
    await agency.send('POST', '/api/demos', { name: 'Harbor two', industry: 'law', websiteData });
    const elsewhere = { ...websiteData, sourceUrl: 'https://notharbor.example/' };
    await agency.send('POST', '/api/demos', {
      name: 'Other',
      industry: 'law',
      websiteData: elsewhere,
    });
    for (const url of [
      'harbor.example',
      'HTTP://WWW.HARBOR.EXAMPLE:80/a?b',
      'https://old-name.example',
    ]) {
      const { json } = await agency.send('POST', path, { url });
      expect(listDemoNames(json)).toEqual(['Harbor two', 'Harbor one']);
    }
    const streamed = await agency.send(
      'POST',
      path,
      { url: 'harbor.example' },
      { accept: 'text/event-stream' },
    );
    expect(streamed.text).toContain('Harbor two');
    await agency.send('DELETE', `/api/demos/${String(made.json['id'])}`);
    expect(
      listDemoNames((await agency.send('POST', path, { url: 'harbor.example' })).json),
    ).toEqual(['Harbor two']);
  });

  test('is told of by its spelling in letters of its own and in ASCII', async () => {
    app = createTestApp({ scanner: staged });
    const agency = app.visitor();
    await agency.signUp();
    const own = { ...websiteData, sourceUrl: 'https://bäckerei-müller.example/' };
    await agency.send('POST', '/api/demos', { name: 'Müller', industry: 'law', websiteData: own });
    for (const url of ['bäckerei-müller.example', 'xn--bckerei-mller-bfb28a.example'])
      expect(listDemoNames((await agency.send('POST', path, { url })).json)).toEqual(['Müller']);
  });

  test('says nothing of a stranger’s demos, and nothing to visitors', async () => {
    app = createTestApp({ scanner: staged });
    const stranger = app.visitor();
    await stranger.signUp();
    await stranger.send('POST', '/api/demos', { name: 'Theirs', industry: 'law', websiteData });
    const agency = app.visitor('198.51.100.9');
    await agency.signUp();
    for (const visitor of [agency, app.visitor('198.51.100.10')])
      expect((await visitor.send('POST', path, { url: 'harbor.example' })).json).not.toHaveProperty(
        'demos',
      );
  });
});

describe('the address form sent without its script', () => {
  const submit = async (url: string): Promise<[number, string]> => {
    const answer = await app?.request(path, {
      method: 'POST',
      headers: { origin: 'http://127.0.0.1:8787' },
      body: new URLSearchParams({ url }),
    });
    return [answer?.status ?? 0, (await answer?.text()) ?? ''];
  };

  test('is answered with a page of what was found, the template for it, and the address', async () => {
    app = createTestApp({ scanner: staged });
    const [status, html] = await submit(' harbor.example ');
    expect(status).toBe(200);
    expect(html).toContain('What we found of Harbor');
    expect(html).toContain('href="/industries/law"');
    expect(html).toContain('value="harbor.example"');
  });

  test('gives the address back when it cannot be reached, or is empty, with a sentence', async () => {
    app = createTestApp({ scanner: refusing });
    const [status, html] = await submit('http://10.0.0.1/"x"');
    expect([status, html]).toEqual([
      422,
      expect.stringContaining('We could not reach that website.'),
    ]);
    expect(html).toContain('value="http://10.0.0.1/&quot;x&quot;"');
    const [empty, again] = await submit('');
    expect(empty).toBe(422);
    expect(again).toContain('id="url-fault">Please enter a valid website URL<');
  });
});
