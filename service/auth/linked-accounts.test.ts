import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { identities, users } from '../db/schema.ts';
import { findMailedToken } from '../testing/mailed-token.ts';
import { person, useOauth } from '../testing/use-oauth.ts';

const oauth = useOauth();

describe('an address that has an account', () => {
  test('which is proven is joined: both ways in lead to it', async () => {
    const email = 'both@agency.example';
    const owner = oauth.app.visitor();
    const { json } = await owner.signUp(email);
    await oauth.app.store.write((db) =>
      db.update(users).set({ emailVerified: true }).where(eq(users.email, email)).returning(),
    );
    oauth.claims = person(email);
    const { visitor } = await oauth.signInWith('google');
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      id: json['id'],
      hasPassword: true,
    });
    expect((await owner.get('/api/auth/user')).status).toBe(200);
    const linked = await oauth.app.store.read
      .select()
      .from(identities)
      .where(eq(identities.userId, String(json['id'])));
    expect(linked.map(({ provider, subject }) => [provider, subject])).toEqual([
      ['google', `sub-of-${email}`],
    ]);
  });

  test('which somebody registered without proving it goes to its owner: the other’s password and sessions end', async () => {
    const email = 'hijacked@agency.example';
    const squatter = oauth.app.visitor();
    const { json } = await squatter.signUp(email);
    oauth.claims = person(email);
    const { visitor, to } = await oauth.signInWith('google');
    expect(to).toBe('/?sign-in=done');
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      id: json['id'],
      emailVerified: true,
      hasPassword: false,
    });
    expect((await squatter.get('/api/auth/user')).status).toBe(401);
    const login = await squatter.send('POST', '/api/auth/email/login', {
      email,
      password: 'correct horse battery',
    });
    expect(login.status).toBe(401);
  });

  test.each(['google', 'github'] as const)(
    'whose mailed link a mail scanner opened still goes to its owner, who comes with %s: password, session and link of the other end, and it is written down',
    async (provider) => {
      const email = provider === 'github' ? 'octocat-2@agency.example' : 'scanned@agency.example';
      const before = oauth.github.addresses;
      oauth.github.addresses = [{ email, primary: true, verified: true }];
      oauth.github.account = { ...oauth.github.account, id: 777 };
      const impostor = oauth.app.visitor();
      const { json } = await impostor.signUp(email);
      const token = await findMailedToken(oauth.app, email);
      await oauth.app.visitor().get(`/verify-email?token=${token}`);
      oauth.claims = person(email);
      const { visitor, to } = await oauth.signInWith(provider);
      oauth.github.addresses = before;
      oauth.github.account = { ...oauth.github.account, id: 583231 };
      expect(to).toBe('/?sign-in=done');
      expect((await visitor.get('/api/auth/user')).json).toMatchObject({
        id: json['id'],
        email,
        emailVerified: true,
        hasPassword: false,
      });
      expect((await impostor.get('/api/auth/user')).status).toBe(401);
      const [user, body] = [String(json['id']), { email, password: 'correct horse battery' }];
      expect((await impostor.send('POST', '/api/auth/email/login', body)).status).toBe(401);
      expect((await impostor.send('POST', '/api/verify-email', { token, ...body })).status).toBe(
        400,
      );
      // The log line is written after the response.
      const is = (line: string): boolean => /unproven/u.test(line) && line.includes(user);
      const written = (): unknown => JSON.parse(oauth.app.logged.find(is) ?? '{}');
      await expect.poll(written).toMatchObject({
        event: 'end the password and the sessions of an unproven address',
        provider,
      });
    },
  );

  test('of one provider is not opened by another person of the other provider with the same number', async () => {
    oauth.claims = person('number@agency.example', { sub: '583231' });
    const { visitor } = await oauth.signInWith('google');
    const other = await oauth.signInWith('github');
    expect((await visitor.get('/api/auth/user')).json['email']).toBe('number@agency.example');
    expect((await other.visitor.get('/api/auth/user')).json['email']).toBe(
      'octocat@agency.example',
    );
  });
});
