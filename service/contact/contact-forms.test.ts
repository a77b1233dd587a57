import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createDemo, createOwner } from '../testing/demo-owner.ts';

let app: TestApp;
beforeAll(() => {
  app = createTestApp({
    variables: { RATE_LIMITS: 'off', CONTACT_INBOX: 'sales@firstlook.example' },
  });
});
afterAll(() => app.close());

describe('an inquiry form sent without its script', () => {
  const typed = {
    name: 'Ann "A" Lee',
    email: 'ann@home.example',
    phone: '',
    practiceArea: 'family-law',
    message: 'First line\r\n<b>Second</b>',
    consent: 'on',
    website: '',
  };
  const submit = async (
    fields: Readonly<Record<string, string>>,
    referer = 'http://127.0.0.1:8787/firms/premier/contact',
  ): Promise<{ status: number; html: string; policy: string }> => {
    const answer = await app.request('/api/contact', {
      method: 'POST',
      headers: { origin: 'http://127.0.0.1:8787', referer },
      body: new URLSearchParams(fields),
    });
    const policy = answer.headers.get('content-security-policy') ?? '';
    return { status: answer.status, html: await answer.text(), policy };
  };

  test('is delivered like any other, and answered with a page that leads back', async () => {
    const { visitor, email } = await createOwner(app);
    const demo = await createDemo(visitor, 'Form');
    const { status, html, policy } = await submit(
      typed,
      `http://127.0.0.1:8787/demos/${demo}/contact?x="y"`,
    );
    expect(status).toBe(200);
    expect(html).toContain('Thank you for your message! We will reply shortly.');
    expect(html).toContain(`href="/demos/${demo}/contact?x=%22y%22"`);
    expect(html).toContain('<link rel="icon" href="data:,">');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/u);
    await app.delivered();
    expect(app.mails.at(-1)).toMatchObject({ to: email, replyTo: 'ann@home.example' });
    expect(app.mails.at(-1)?.text).toMatch(/Family law[\s\S]*First line\n *<b>Second<\/b>/u);
  });

  test.each(['http://127.0.0.1:8787//evil.example/x', '/\\evil.example/x', '//evil.example/x'])(
    'does not lead back to another host from %s',
    async (back) => {
      const { html } = await submit({ ...typed, back });
      const [, address = ''] = /<a class="main" href="([^"]*)"/u.exec(html) ?? [];
      expect(new URL(address, 'http://127.0.0.1:8787').host).toBe('127.0.0.1:8787');
    },
  );

  test('of a demo is answered in its trade’s and its language’s words', async () => {
    const { visitor } = await createOwner(app);
    const bakery = { industry: 'hospitality', trade: 'bakery' };
    const english = await createDemo(visitor, 'Crumb', bakery);
    const thanks = await submit(typed, `http://127.0.0.1:8787/demos/${english}/contact`);
    expect(thanks.html).toContain('<h1>Message Sent</h1>');
    expect(thanks.html).not.toMatch(/inquir/iu);
    expect(thanks.html).toMatch(/>Crumb<\/a>/u);
    const german = await createDemo(visitor, 'Krume', { ...bakery, language: 'de' });
    const refused = await submit(
      { ...typed, name: '', email: 'ann@' },
      `http://127.0.0.1:8787/demos/${german}/contact`,
    );
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('<html lang="de">');
    expect(refused.html).toMatch(/id="name-fault">Bitte ausfüllen: /u);
    expect(refused.html).toContain('Bitte geben Sie eine gültige E-Mail-Adresse an');
    expect(refused.html).toContain('Nachricht senden</button>');
    expect(refused.html).not.toMatch(/Please|required|the website/u);
  });

  test('with a fault comes back with a sentence at its field and all that was typed', async () => {
    const { consent: _, ...unconsented } = typed;
    const { status, html } = await submit({ ...unconsented, email: 'ann@' });
    expect(status).toBe(422);
    expect(html).toContain('id="email-fault">Please enter a valid email address<');
    expect(html).toContain('id="consent-fault">Please consent to the privacy policy<');
    expect(html).toContain('value="Ann &quot;A&quot; Lee"');
    expect(html).toMatch(/<textarea[^>]*>\nFirst line\r\n&lt;b&gt;Second&lt;\/b&gt;<\/textarea>/u);
    for (const [field, value] of [
      ['practiceArea', 'family-law'],
      ['back', '/firms/premier/contact'],
    ])
      expect(html).toContain(`name="${field}" value="${value}"`);
  });

  test('leads nowhere but to our own pages', async () => {
    for (const back of [
      'https://elsewhere.example/',
      '//elsewhere.example/',
      'javascript:alert(1)',
      'http://[',
    ])
      expect((await submit({ ...typed, back })).html, back).toContain('href="/"');
  });
});

describe('the demo request form sent without its script', () => {
  const typed = {
    name: 'Ann',
    email: 'ann@home.example',
    agency: 'A "B" C',
    message: '',
    website: '',
  };
  const submit = async (fields: Readonly<Record<string, string>>): Promise<Response> =>
    app.request('/api/demo-request', {
      method: 'POST',
      headers: { origin: 'http://127.0.0.1:8787' },
      body: new URLSearchParams(fields),
    });

  test('is delivered like any other, and answered with a page', async () => {
    const answer = await submit({ ...typed, message: 'One\r\nTwo' });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Thank You!'),
    ]);
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/u);
    await app.delivered();
    expect(app.mails.at(-1)).toMatchObject({
      subject: 'New demo request',
      replyTo: 'ann@home.example',
    });
    expect(app.mails.at(-1)?.text).toMatch(/One\n *Two/u);
  });

  test('with a fault comes back with a sentence at its field and all that was typed', async () => {
    const answer = await submit({ ...typed, email: 'ann@', message: 'Kept <b>' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('id="email-fault">Please enter a valid email address<');
    expect(html).toContain('value="A &quot;B&quot; C"');
    expect(html).toContain('Kept &lt;b&gt;');
  });

  test('over its limit says when, and comes back with all that was typed', async () => {
    const limited = createTestApp();
    const send = (): Promise<Response> =>
      limited.request('/api/demo-request', {
        method: 'POST',
        headers: { origin: 'http://127.0.0.1:8787' },
        body: new URLSearchParams(typed),
      });
    for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
    const answer = await send();
    const html = await answer.text();
    expect(answer.status).toBe(429);
    expect(html).toMatch(/Too many attempts\. Please try again in \d+ minutes\./u);
    expect(html).toContain('value="ann@home.example"');
    await limited.close();
  });
});

test('a form that is too large is answered with a page', async () => {
  const answer = await app.request('/api/demo-request', {
    method: 'POST',
    headers: { origin: 'http://127.0.0.1:8787' },
    body: new URLSearchParams({ message: 'x'.repeat(100_000) }),
  });
  expect(answer.status).toBe(413);
  expect(answer.headers.get('content-type')).toContain('text/html');
});
