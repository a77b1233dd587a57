import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { agents, listSessions, signInFrom } from '../testing/session-list.ts';
import { describeDevice } from './describe-device.ts';
const password = 'correct horse battery';
let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

let visitor: Visitor;
let email = '';
beforeEach(async () => {
  visitor = app.visitor();
  email = String((await visitor.signUp()).json['email']);
});

const elsewhere = (agent: string): Promise<Visitor> => signInFrom(app, email, agent);

const isSignedIn = async (who: Visitor): Promise<boolean> =>
  (await who.get('/api/auth/user')).status === 200;

const withCookie = async (id: string): Promise<number> =>
  (await app.request('/api/auth/user', { headers: { cookie: `connect.sid=${id}` } })).status;

describe('the list of sessions', () => {
  test('names each browser in words and marks the one that asks', async () => {
    const phone = await elsewhere(agents.phone);
    const rows = await listSessions(phone);
    expect(rows.map(({ device, current }) => [device, current]).sort()).toEqual([
      ['Chrome on Android', true],
      ['Unknown device', false],
    ]);
    for (const { createdAt, lastSeenAt } of rows) {
      expect(new Date(createdAt).getTime()).toBe(app.clock.now);
      expect(new Date(lastSeenAt).getTime()).toBe(app.clock.now);
    }
  });

  test('shows ids that give no access', async () => {
    const [row] = await listSessions(visitor);
    expect(await withCookie(row?.id ?? '')).toBe(401);
  });

  test('ends one of them, and none of another account', async () => {
    const phone = await elsewhere(agents.phone);
    const theirs = app.visitor();
    await theirs.signUp();
    const [stranger] = await listSessions(theirs);
    const away = (await listSessions(visitor)).find(({ current }) => !current)?.id ?? '';
    for (const id of [stranger?.id ?? '', 'nothing', '%00'])
      expect((await visitor.send('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404);
    expect((await visitor.send('DELETE', `/api/auth/sessions/${away}`)).json).toEqual({
      success: true,
    });
    expect([await isSignedIn(phone), await isSignedIn(visitor), await isSignedIn(theirs)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('ends all others at once', async () => {
    const phone = await elsewhere(agents.phone);
    const laptop = await elsewhere(agents.laptop);
    expect((await laptop.send('DELETE', '/api/auth/sessions')).json).toEqual({ success: true });
    expect([await isSignedIn(phone), await isSignedIn(visitor), await isSignedIn(laptop)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('is for people who are signed in', async () => {
    const nobody = app.visitor();
    expect((await nobody.get('/api/auth/sessions')).status).toBe(401);
    expect((await nobody.send('DELETE', '/api/auth/sessions')).status).toBe(401);
    expect((await nobody.send('DELETE', '/api/auth/sessions/x')).status).toBe(401);
  });
});

describe('a session id', () => {
  test('is new at every login, and the one that came with it is dead', async () => {
    const first = visitor.cookie('connect.sid') ?? '';
    await visitor.send('POST', '/api/auth/email/login', { email, password });
    const second = visitor.cookie('connect.sid') ?? '';
    expect(second).not.toBe(first);
    expect([await withCookie(first), await withCookie(second)]).toEqual([401, 200]);
  });

  test('that was never issued is refused, whatever its form', async () => {
    const { idHash } = (await app.store.read.select().from(sessions))[0] ?? { idHash: '' };
    for (const id of [idHash, 'a'.repeat(40), '1', "' OR 1=1 --"])
      expect(await withCookie(id)).toBe(401);
  });

  test('is dead after logout', async () => {
    const id = visitor.cookie('connect.sid') ?? '';
    await visitor.send('POST', '/api/auth/logout');
    expect(await withCookie(id)).toBe(401);
  });
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  [agents.laptop, 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is %s', (agent, device) => {
  expect(describeDevice(agent)).toBe(device);
});
