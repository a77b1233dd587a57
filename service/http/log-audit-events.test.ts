import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const password = 'correct horse battery';

function lines(message: string): Record<string, unknown>[] {
  return app.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === message);
}

const events = (): unknown[] =>
  lines('account event').map(({ event, outcome }) => [event, outcome]);

describe('the log', () => {
  test('has a line for each sign-in and change of an account, with its id and without its address', async () => {
    app = createTestApp({ variables: { LOG_LEVEL: 'info' } });
    const visitor = app.visitor('203.0.113.9');
    const email = 'ada-noted@agency.example';
    const { json } = await visitor.signUp(email);
    await visitor.send('POST', '/api/auth/logout');
    await visitor.send('POST', '/api/auth/email/login', { email, password: 'a wrong one' });
    await visitor.send('POST', '/api/auth/email/login', { email, password });
    await visitor.send('POST', '/api/auth/password', {
      currentPassword: 'wrong',
      newPassword: 'a new battery',
    });
    await visitor.send('POST', '/api/demo-access', { code: 'nothing' });
    await visitor.send('DELETE', '/api/auth/user', { password });
    expect(events()).toEqual([
      ['register', 'done'],
      ['logout', 'done'],
      ['login', 'wrong_credentials'],
      ['login', 'done'],
      ['change the password', 'invalid_fields'],
      ['use an access code', 'wrong_credentials'],
      ['delete the account', 'done'],
    ]);
    const noted = lines('account event');
    for (const index of [0, 2, 3, 4, 6]) expect(noted[index]?.['account']).toBe(json['id']);
    expect(new Set(noted.map(({ client }) => client)).size).toBe(1);
    expect(app.logged.join('')).not.toMatch(/ada-noted|203\.0\.113|battery/u);
  });

  test('names a refused call by its form, and who was refused where they are known', async () => {
    app = createTestApp({ variables: { LOG_LEVEL: 'info' } });
    const owner = app.visitor('203.0.113.1');
    const stranger = app.visitor('203.0.113.2');
    await owner.signUp();
    const { json } = await stranger.signUp();
    const made = await owner.send('POST', '/api/demos', { name: 'Harbor', websiteData: {} });
    const id = String(made.json['uniqueId']);
    await stranger.send('DELETE', `/api/demos/${id}`);
    await stranger.send('POST', '/api/auth/logout', undefined, { 'sec-fetch-site': 'cross-site' });
    await stranger.send('POST', '/api/demos', [1]);
    await stranger.get('/api/demos/law-nothing-a1b2c3');
    expect(lines('refused').map(({ method, route, outcome }) => [method, route, outcome])).toEqual([
      ['DELETE', '/api/demos/{uniqueId}', 'not_found'],
      ['POST', '/api/demos', 'unreadable_body'],
    ]);
    expect(lines('refused')[0]?.['account']).toBe(json['id']);
    expect(events().at(-1)).toEqual(['logout', 'cross_site']);
    expect(app.logged.join('')).not.toContain(id);
  });

  test('is not filled by a flood: sixty refusals a minute are written, and the next minute is heard again', async () => {
    app = createTestApp({ variables: { LOG_LEVEL: 'info' } });
    const flood = async (): Promise<void> => {
      for (let count = 0; count < 80; count += 1)
        await app.request('/api/demos', {
          method: 'POST',
          headers: { 'sec-fetch-site': 'cross-site' },
        });
    };
    await flood();
    expect(lines('refused')).toHaveLength(60);
    expect(lines('refused').at(-1)).toHaveProperty('more');
    app.clock.now += 60_000;
    await flood();
    expect(lines('refused')).toHaveLength(120);
  });
});
