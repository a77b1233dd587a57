import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessions } from '../db/schema.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';
import { agents, listSessions, signInFrom } from '../testing/session-list.ts';
import { blockWrites } from '../testing/reach-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
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

const withCookie = async (id: string): Promise<number> =>
  (await app.request('/api/auth/user', { headers: { cookie: `connect.sid=${id}` } })).status;

describe('the hint cookie of a session', () => {
  const hint = (answer: Answer): string | undefined =>
    answer.headers.getSetCookie().find((cookie) => cookie.startsWith('signed-in='));

  test('is set with it, is readable by scripts, identifies nobody and gives no access', async () => {
    const answer = await app.visitor().signUp();
    expect(answer.headers.getSetCookie()[0]).toMatch(/^connect\.sid=\w+; HttpOnly; /u);
    expect(hint(answer)).toBe('signed-in=1; Max-Age=864000; Path=/; SameSite=Lax');
    const only = { headers: { cookie: 'signed-in=1' } };
    expect((await app.request('/api/auth/user', only)).status).toBe(401);
  });

  test('is removed with it, by a logout or by the first request after its end', async () => {
    const removed = 'signed-in=; Max-Age=0; Path=/; SameSite=Lax';
    const phone = await elsewhere(agents.phone);
    await visitor.send('DELETE', '/api/auth/sessions');
    expect(hint(await phone.get('/api/auth/user'))).toBe(removed);
    expect(hint(await phone.get('/api/auth/user'))).toBeUndefined();
    expect(hint(await visitor.send('POST', '/api/auth/logout'))).toBe(removed);
  });

  test('is renewed with it', async () => {
    expect(hint(await visitor.get('/api/auth/user'))).toBeUndefined();
    app.clock.now += 6 * day;
    expect(hint(await visitor.get('/api/auth/user'))).toContain('signed-in=1;');
  });
});

describe('a session', () => {
  test('ends after ten days without use, and is renewed by use', async () => {
    const id = visitor.cookie('connect.sid') ?? '';
    app.clock.now += 6 * day;
    const renewed = await visitor.get('/api/auth/user');
    expect(renewed.headers.get('set-cookie')).toContain(`connect.sid=${id}`);
    await vi.waitFor(async () => {
      const rows = await app.store.read.select().from(sessions);
      expect(rows.some(({ expiresAt }) => expiresAt === app.clock.now + 10 * day)).toBe(true);
    }, 30_000);
    app.clock.now += 9 * day;
    expect(await withCookie(id)).toBe(200);
    app.clock.now += 10 * day;
    expect(await withCookie(id)).toBe(401);
  });

  test('ends after thirty days however much it is used', async () => {
    const id = visitor.cookie('connect.sid') ?? '';
    for (let days = 0; days < 29; days += 1) {
      app.clock.now += day;
      expect(await withCookie(id)).toBe(200);
      // The session is renewed in the background; this write waits for it.
      await app.store.write(() => Promise.resolve());
    }
    app.clock.now += day;
    expect(await withCookie(id)).toBe(401);
  });

  test('says when it was last used, written down every five minutes at most', async () => {
    const seen = async (): Promise<string> => (await listSessions(visitor))[0]?.lastSeenAt ?? '';
    const first = await seen();
    app.clock.now += 4 * minute;
    await visitor.get('/api/auth/user');
    expect(await seen()).toBe(first);
    app.clock.now += minute;
    await visitor.get('/api/auth/user');
    await vi.waitFor(
      async () => expect(await seen()).toBe(new Date(app.clock.now).toISOString()),
      30_000,
    );
  });

  test('is valid while the database is read-only', async () => {
    await app.delivered();
    app.clock.now += 6 * day;
    const release = await blockWrites(app.dataDir);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
    expect(await listSessions(visitor)).toHaveLength(1);
    await release();
  });
});
