import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../db/schema.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';
import { findMailedToken } from '../testing/mailed-token.ts';

const password = 'correct horse battery';
let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

let visitor: Visitor;
let former = '';
let id = '';
let fresh = '';
beforeEach(async () => {
  visitor = app.visitor();
  const { json } = await visitor.signUp();
  former = String(json['email']);
  id = String(json['id']);
  fresh = `fresh-${crypto.randomUUID()}@agency.example`;
});

const changeEmail = (body: object = { email: fresh, password }): Promise<Answer> =>
  visitor.send('POST', '/api/auth/email', body);
const use = (token: string, body: object = {}, who = visitor): Promise<Answer> =>
  who.send('POST', '/api/verify-email', { token, ...body });
const login = async (email: string): Promise<number> =>
  (await app.visitor().send('POST', '/api/auth/email/login', { email, password })).status;
const subjectsTo = async (email: string): Promise<string[]> => {
  await app.delivered();
  return app.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe('changing the e-mail address', () => {
  test('needs the link mailed to the new address; until then the present one stays, and both get a mail', async () => {
    expect((await changeEmail({ email: ` ${fresh.toUpperCase()} `, password })).json).toEqual({
      success: true,
    });
    const token = await findMailedToken(app, fresh);
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      email: former,
      pendingEmail: fresh,
    });
    expect([await login(former), await login(fresh)]).toEqual([200, 401]);
    expect(await subjectsTo(fresh)).toEqual(['Please confirm your new e-mail address']);
    expect(await subjectsTo(former)).toContain('Your e-mail address is about to change');

    await app.visitor().get(`/verify-email?token=${token}`);
    const checked = await visitor.send('POST', '/api/verify-email/check', { token });
    expect(checked.json).toEqual({ email: fresh, proof: 'session' });
    expect((await use(token, {}, app.visitor())).status).toBe(422);
    expect((await use(token)).status).toBe(200);
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      email: fresh,
      pendingEmail: null,
      emailVerified: true,
    });
    expect([await login(former), await login(fresh)]).toEqual([401, 200]);
    expect((await subjectsTo(fresh)).at(-1)).toBe('Your e-mail address was changed');
    expect((await subjectsTo(former)).at(-1)).toBe('Your e-mail address was changed');
    expect((await use(token)).status).toBe(400);
  });

  test('works with the password without a session, and reveals neither address to the other mailbox', async () => {
    await changeEmail();
    const token = await findMailedToken(app, fresh);
    expect((await use(token, { password }, app.visitor())).status).toBe(200);
    await app.delivered();
    const texts = (to: string): string =>
      app.mails
        .filter((mail) => mail.to === to)
        .map(({ text }) => text)
        .join();
    expect(texts(former)).not.toContain(fresh);
    expect(texts(former)).toContain('f…@agency.example');
    expect(texts(fresh)).not.toContain(former);
  });

  test('moves the waiting messages of an unverified address', async () => {
    const demo = await visitor.send('POST', '/api/demos', { name: 'Harbor', websiteData: {} });
    await app.visitor().send('POST', '/api/contact', {
      name: 'Client',
      email: 'client@home.example',
      message: 'Hello there',
      consent: true,
      demo: demo.json['uniqueId'],
    });
    await changeEmail();
    await use(await findMailedToken(app, fresh));
    await app.delivered();
    const inquiry = app.mails.filter(({ text }) => text.includes('Hello there'));
    expect(inquiry.map(({ to }) => to)).toContain(fresh);
    expect(inquiry.map(({ to }) => to)).not.toContain(former);
  });

  test.each([
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ email: 'next@agency.example' }, 'password', 'Please enter your current password'],
    [
      { email: 'next@agency.example', password: 'wrong one' },
      'password',
      'This is not your current password',
    ],
  ])('with %j is refused at its field', async (body, field, sentence) => {
    const { status, json } = await changeEmail(body);
    expect([status, json['fields']]).toEqual([422, { [field]: sentence }]);
    expect((await visitor.get('/api/auth/user')).json['pendingEmail']).toBeNull();
  });

  test('to the present address, to another account’s, or of an account without a password is refused', async () => {
    expect((await changeEmail({ email: former, password })).json['fields']).toEqual({
      email: 'This is the address of your account already',
    });
    const other = String((await app.visitor().signUp()).json['email']);
    expect(await changeEmail({ email: other, password })).toMatchObject({
      status: 409,
      json: { code: 'taken' },
    });
    await app.store.write((db) =>
      db.update(users).set({ passwordHash: null }).where(eq(users.id, id)).returning(),
    );
    expect((await changeEmail()).json['fields']).toHaveProperty('email');
    expect(
      (await app.visitor().send('POST', '/api/auth/email', { email: fresh, password })).status,
    ).toBe(401);
  });

  test('fails without loss when another account registers the address first', async () => {
    await changeEmail();
    const token = await findMailedToken(app, fresh);
    await app.visitor().signUp(fresh);
    expect(await use(token)).toMatchObject({ status: 409, json: { code: 'taken' } });
    expect((await visitor.get('/api/auth/user')).json['email']).toBe(former);
  });

  test.each([
    ['is taken back', () => visitor.send('DELETE', '/api/auth/email')],
    ['is asked for again with another', () => changeEmail({ email: `2-${fresh}`, password })],
    [
      'is followed by a new password',
      () =>
        visitor.send('POST', '/api/auth/password', {
          currentPassword: password,
          newPassword: 'a quite different one',
        }),
    ],
  ])('is cancelled when it %s: the earlier link is invalid', async (_, stop) => {
    await changeEmail();
    const token = await findMailedToken(app, fresh);
    expect((await stop()).status).toBe(200);
    expect((await use(token)).status).toBe(400);
    expect((await visitor.get('/api/auth/user')).json['email']).toBe(former);
  });
});

test('changes of the address are limited to five an hour', async () => {
  const limited = createTestApp();
  const somebody = limited.visitor();
  await somebody.signUp();
  const next = (): Promise<Answer> =>
    somebody.send('POST', '/api/auth/email', {
      email: `${crypto.randomUUID()}@x.example`,
      password,
    });
  for (let count = 0; count < 5; count += 1) expect((await next()).status).toBe(200);
  expect((await next()).status).toBe(429);
  await limited.close();
});
