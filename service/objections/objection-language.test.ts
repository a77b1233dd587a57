import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';
import { findMailedToken } from '../testing/mailed-token.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

describe('in the language of the objecting person', () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
  const request = { domain: 'harbor.example', email: 'owner@harbor.example' };
  const files = Object.fromEntries(
    ['', '/en', '/de', '/fr'].map((path) => [
      `opt-out${path}/index.html`,
      `<!DOCTYPE html><title>page ${path}</title>`,
    ]),
  );

  test.each([
    ['/opt-out', 'de-AT,de;q=0.9,en;q=0.5', '/de'],
    ['/opt-out?token=x', 'cs,fr;q=0.8,en;q=0.7', '/fr'],
    ['/opt-out/', 'fr;q=0.1,en', '/en'],
    ['/opt-out', '*', '/en'],
    ['/opt-out', '', '/en'],
    ['/opt-out/fr', 'de', '/fr'],
  ])('%s for %j is the page %s', async (path, accepted, page) => {
    const test = (app = createTestApp({ files }));
    const answer = await test.visitor().get(path, { 'accept-language': accepted });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(`page ${page}<`)]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('the mail and its link are of the language that was chosen, else of the browser’s', async () => {
    const test = (app = createTestApp());
    const send = (body: object, headers: Record<string, string> = {}): Promise<Answer> =>
      test.visitor().send('POST', '/api/opt-outs', { ...request, ...body }, headers);
    for (const sent of [send({}, german), send({ language: 'fr' }, german), send({})])
      expect((await sent).status).toBe(201);
    await test.delivered();
    expect(test.mails.map(({ subject }) => subject).sort()).toEqual([
      'Bitte bestätigen Sie Ihren Widerspruch',
      'Confirmez votre opposition',
      'Please confirm your objection',
    ]);
    const text = (subject: string): string =>
      test.mails.find((mail) => mail.subject.startsWith(subject))?.text ?? '';
    expect(text('Bitte')).toMatch(/Der Link gilt 7 Tage\.[\s\S]*ignorieren/u);
    expect(text('Bitte')).toMatch(/\/opt-out\/de\?token=[\w-]+/u);
    expect(text('Please')).toMatch(/\/opt-out\?token=[\w-]+/u);
    expect(test.mails.find(({ subject }) => subject.startsWith('Bitte'))?.html).toContain(
      '<html lang="de"',
    );
  });

  test('the forms without script answer in it, refusals included', async () => {
    const test = (app = createTestApp());
    const post = async (path: string, body: string, language = ''): Promise<string> => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'accept-language': language,
      };
      return (await test.request(path, { method: 'POST', body, headers })).text();
    };
    const wrong = await post('/api/opt-outs', 'domain=co.uk&email=x&language=de');
    expect(wrong).toContain('<html lang="de">');
    expect(wrong).toContain('Bitte nutzen Sie eine E-Mail-Adresse der Domain Ihrer Website');
    expect(wrong).toContain('name="language" value="de"');
    const body = new URLSearchParams(request).toString();
    expect(await post('/api/opt-outs', body, 'nl')).toContain('Nog één stap');
    const token = await findMailedToken(test, request.email, '/opt-out/nl');
    expect(await post('/opt-out/it?token=x', '')).toContain('Questo link è scaduto');
    expect(await post(`/opt-out/nl?token=${token}`, '')).toContain(
      'Het betreft harbor.example. Concepten ervan',
    );
  });

  test('a report is answered in the language of the demo whose page has the form', async () => {
    const test = (app = createTestApp());
    const maker = test.visitor();
    await maker.signUp();
    const websiteData = { businessName: 'Harbor', language: 'pt' };
    const order = { name: 'Harbor', industry: 'law', websiteData };
    const { json } = await maker.send('POST', '/api/demos', order);
    const post = async (more: Record<string, string>): Promise<string> => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'accept-language': 'de',
      };
      const sent = new URLSearchParams({ demo: String(json['uniqueId']), email: '', ...more });
      const init = { method: 'POST', body: sent.toString(), headers };
      return (await test.request('/api/reports', init)).text();
    };
    const wrong = await post({ text: 'Olá', email: 'x' });
    expect(wrong).toContain('A sua denúncia não foi enviada');
    expect(wrong).toContain('Olá');
    expect(wrong).toContain('Introduza um endereço de e-mail válido');
    expect(await post({ text: 'Olá', reason: 'other' })).toContain('foi recebida');
  });
});

test('the mail of an objection names nobody, and its link is of the demos’ own name', async () => {
  const test = (app = createTestApp({ variables: { DEMO_ORIGIN: 'http://concepts.example' } }));
  const request = { domain: 'harbor.example', email: 'owner@harbor.example' };
  await test.visitor().send('POST', '/api/opt-outs', request);
  await test.delivered();
  const [mail] = test.mails;
  expect(mail).toMatchObject({ fromName: 'concepts.example' });
  expect(mail?.text).toContain('http://concepts.example/opt-out?token=');
  expect(JSON.stringify(mail)).not.toMatch(/firstlook|127\.0\.0\.1/iu);
});
