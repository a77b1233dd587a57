import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demos, identities, messages, outbox, sessions, users } from '../db/schema.ts';
import { ServiceError } from '../errors.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';

const password = 'correct horse battery';
let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

let visitor: Visitor;
let email = '';
let id = '';
beforeEach(async () => {
  visitor = app.visitor();
  const { json } = await visitor.signUp();
  email = String(json['email']);
  id = String(json['id']);
});

async function login(typed: string): Promise<[Visitor, number]> {
  const other = app.visitor();
  const { status } = await other.send('POST', '/api/auth/email/login', { email, password: typed });
  return [other, status];
}

async function withoutPassword(): Promise<void> {
  await app.store.write((db) =>
    db
      .update(users)
      .set({ passwordHash: null, emailVerified: true })
      .where(eq(users.id, id))
      .returning(),
  );
}

describe('changing the password', () => {
  const change = (body: unknown): Promise<Answer> =>
    visitor.send('POST', '/api/auth/password', body);

  test('ends the other sessions, renews this one, and is followed by a notice', async () => {
    const [other] = await login(password);
    const before = visitor.cookie('connect.sid');
    const { json } = await change({ currentPassword: password, newPassword: 'a better battery' });
    expect(json).toEqual({ success: true });
    expect(visitor.cookie('connect.sid')).not.toBe(before);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
    expect((await other.get('/api/auth/user')).status).toBe(401);
    expect((await login(password))[1]).toBe(401);
    expect((await login('a better battery'))[1]).toBe(200);
    await app.delivered();
    expect(app.mails.filter(({ to }) => to === email).at(-1)?.subject).toBe(
      'Your password was changed',
    );
  });

  test.each([
    [{ newPassword: 'a better battery' }, 'currentPassword', 'Please enter your current password'],
    [
      { currentPassword: 'wrong', newPassword: 'a better battery' },
      'currentPassword',
      'This is not your current password',
    ],
    [{ currentPassword: password, newPassword: '' }, 'newPassword', 'Please enter a new password'],
    [
      { currentPassword: password, newPassword: '12345' },
      'newPassword',
      'Password must be at least 6 characters long',
    ],
    [
      { currentPassword: password, newPassword: 'qwerty' },
      'newPassword',
      'Password is too common. Please choose one that is harder to guess.',
    ],
  ])('refuses %j with a sentence at its field', async (body, field, sentence) => {
    const { status, json } = await change(body);
    expect([status, json['fields']]).toEqual([422, { [field]: sentence }]);
    expect((await login(password))[1]).toBe(200);
  });

  test('sets the first password of an account that signs in with Google or GitHub', async () => {
    await withoutPassword();
    expect((await change({ newPassword: 'a first battery' })).status).toBe(200);
    expect((await login('a first battery'))[1]).toBe(200);
  });

  test('needs a session', async () => {
    const { status } = await app
      .visitor()
      .send('POST', '/api/auth/password', { newPassword: 'a better battery' });
    expect(status).toBe(401);
  });
});

describe('deleting the account', () => {
  const remove = (body: unknown): Promise<Answer> => visitor.send('DELETE', '/api/auth/user', body);

  test('deletes all its data and nothing of other accounts', async () => {
    const neighbour = app.visitor();
    await neighbour.signUp();
    const { json: neighbourDemo } = await neighbour.send('POST', '/api/demos', {
      name: 'Kept',
      websiteData: {},
    });
    const { json: demo } = await visitor.send('POST', '/api/demos', {
      name: 'Gone',
      websiteData: {},
    });
    await app.store.write(async (db) => {
      await db
        .insert(identities)
        .values({ id: 'x', provider: 'google', subject: id, userId: id, createdAt: 1 });
      await db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    });
    await app.visitor().send('POST', '/api/contact', {
      name: 'Client',
      email: 'client@home.example',
      message: 'Hello',
      consent: true,
      demo: demo['uniqueId'],
    });
    await app.delivered();
    expect((await remove({ password })).json).toEqual({ success: true });
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
    expect(visitor.cookie('connect.sid')).toBeUndefined();
    expect((await app.visitor().get(`/api/demos/${String(demo['uniqueId'])}`)).status).toBe(404);
    expect((await app.visitor().get(`/demos/${String(demo['uniqueId'])}`)).status).toBe(404);
    expect(
      (await app.visitor().get(`/api/demos/${String(neighbourDemo['uniqueId'])}`)).status,
    ).toBe(200);
    for (const table of [demos, identities, sessions])
      expect(JSON.stringify(await app.store.read.select().from(table))).not.toContain(id);
    for (const table of [messages, outbox, users])
      expect(JSON.stringify(await app.store.read.select().from(table))).not.toContain(email);
    expect((await login(password))[1]).toBe(401);
    expect((await app.visitor().signUp(email)).status).toBe(201);
  });

  test.each([
    [{}, 'password', 'Please enter your current password'],
    [{ password: 'wrong' }, 'password', 'This is not your current password'],
    [{ confirm: 'me' }, 'password', 'Please enter your current password'],
  ])('with %j is refused', async (body, field, sentence) => {
    const { status, json } = await remove(body);
    expect([status, json['fields']]).toEqual([422, { [field]: sentence }]);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
  });

  test('of an account without a password needs its typed address', async () => {
    await withoutPassword();
    const refused = await remove({ confirm: 'someone@else.example' });
    expect(refused.json['fields']).toEqual({
      confirm: 'Please type your e-mail address to confirm',
    });
    expect((await remove({ confirm: ` ${email.toUpperCase()} ` })).status).toBe(200);
  });

  test('cancels the subscription first, and deletes nothing if that fails', async () => {
    const cancel = vi.spyOn(app.billing, 'deleteCustomer');
    cancel.mockRejectedValueOnce(
      new ServiceError('payment_unavailable', 'Please try again later.'),
    );
    expect((await remove({ password })).status).toBe(503);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
    expect((await remove({ password })).status).toBe(200);
    expect(cancel.mock.calls).toEqual([[id], [id]]);
    cancel.mockRestore();
  });
});
