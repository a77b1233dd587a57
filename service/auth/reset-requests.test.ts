import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { identities, users } from '../db/schema.ts';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';
let app: TestApp;
let limited: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  limited = createTestApp();
});
afterAll(async () => {
  await app.close();
  await limited.close();
});

let email = '';
beforeEach(async () => {
  email = String((await app.visitor().signUp()).json['email']);
});

const forgot = (address: string, at = app): Promise<Answer> =>
  at.visitor().send('POST', '/api/forgot-password', { email: address });

describe('asking for a link', () => {
  test('answers the same bytes for accounts, for none, and for those that sign in elsewhere', async () => {
    const social = 'social@agency.example';
    await app.visitor().signUp(social);
    const [user] = await app.store.read.select().from(users).where(eq(users.email, social));
    await app.store.write(async (db) => {
      await db
        .update(users)
        .set({ passwordHash: null, emailVerified: true })
        .where(eq(users.email, social));
      await db.insert(identities).values({
        id: 'i',
        provider: 'github',
        subject: '1',
        userId: user?.id ?? '',
        createdAt: 1,
      });
    });
    const answers = [
      await forgot(email),
      await forgot('nobody@agency.example'),
      await forgot(social),
    ];
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([200, '{"success":true}']);
      expect(headers.get('set-cookie')).toBeNull();
    }
    await app.delivered();
    expect(app.mails.some(({ to }) => to === 'nobody@agency.example')).toBe(false);
    const notice = app.mails.filter(({ to }) => to === social).at(-1);
    expect(notice?.text).toContain('you sign in with GitHub');
    expect(notice?.text).not.toContain('token=');
  });

  test.each([
    [{}, 'Email is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'ada' }, 'Please enter a valid email address'],
    [{ email: ['a@b.co'] }, 'Email is required'],
    [{ email: { $ne: '' } }, 'Email is required'],
    [{ email: 'a@b.co\r\nBcc: c@d.co' }, 'Please enter a valid email address'],
    [{ email: 'a@b.co,c@d.co' }, 'Please enter a valid email address'],
  ])('refuses %j', async (body, sentence) => {
    const { status, json } = await app.visitor().send('POST', '/api/forgot-password', body);
    expect([status, json['error']]).toEqual([422, sentence]);
  });

  test.each(['MIKE@AGENCY.EXAMPLE', ' mike@agency.example ', 'mi\u212ae@agency.example'])(
    'in other letters (%j) mails only to the address that is stored',
    async (typed) => {
      await app.visitor().signUp('mike@agency.example');
      await app.delivered();
      const before = app.mails.length;
      await forgot(typed);
      await app.delivered();
      expect(
        app.mails
          .slice(before)
          .map(({ to }) => to)
          .filter((to) => to !== 'mike@agency.example'),
      ).toEqual([]);
    },
  );

  test('dotless and dotted i are letters of other addresses', async () => {
    await app.visitor().signUp('ivi@agency.example');
    await app.delivered();
    const before = app.mails.length;
    await forgot('\u0131vi@agency.example');
    await forgot('\u0130vi@agency.example');
    await app.delivered();
    expect(app.mails).toHaveLength(before);
  });

  test('is limited to three an hour for an account, known or not, and to twenty from an address', async () => {
    const { email: mine } = (await limited.visitor().signUp()).json as { email: string };
    for (const email of [mine, 'nobody@agency.example']) {
      for (let count = 0; count < 3; count += 1)
        expect((await forgot(email, limited)).text).toBe('{"success":true}');
      expect((await forgot(email, limited)).status).toBe(429);
    }
    await limited.delivered();
    expect(limited.mails.filter(({ subject }) => subject === 'Reset your password')).toHaveLength(
      3,
    );
    for (let count = 8; count < 20; count += 1)
      expect((await forgot(`nobody${count}@agency.example`, limited)).status).toBe(200);
    const refused = await forgot('somebody@agency.example', limited);
    expect(refused.status).toBe(429);
    expect(refused.json['error']).toBe('Too many attempts. Please try again in 60 minutes.');
    expect(refused.headers.get('retry-after')).toBe('3600');
  });
});
