import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { currentUser, login, logout, register } from '../contract/auth.ts';
import { users } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { answerCall } from '../http/answer-call.ts';
import { publicUser, requireUser, type UserRow } from './find-user.ts';
import { hashPassword, isCommonPassword, passwordMatches } from './password.ts';

/** One address is one account, however it is typed. */
function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function authRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, sessions, limiter } = deps;

  async function findByEmail(email: string): Promise<UserRow | undefined> {
    const [user] = await store.read.select().from(users).where(eq(users.email, email));
    return user;
  }

  answerCall(app, currentUser, async ({ c }) => {
    const user = await requireUser(c, deps);
    return await publicUser(user, deps);
  });

  answerCall(app, register, async ({ c, body }) => {
    await limiter.take('register', c.get('clientAddress'));
    const email = normalEmail(body.email);
    if (isCommonPassword(body.password)) {
      const sentence = 'Password is too common. Please choose one that is harder to guess.';
      throw new ServiceError('invalid_fields', sentence, { fields: { password: sentence } });
    }
    const taken = 'This email is already registered';
    if (await findByEmail(email)) throw new ServiceError('taken', taken, { fields: { email: taken } });
    const row: UserRow = {
      id: crypto.randomUUID(),
      email,
      username: body.username,
      passwordHash: await hashPassword(body.password),
      emailVerified: false,
      avatar: null,
      createdAt: deps.now(),
    };
    const [user] = await store.write(async (db) =>
      db.insert(users).values(row).onConflictDoNothing({ target: users.email }).returning(),
    );
    if (!user) throw new ServiceError('taken', taken, { fields: { email: taken } });
    await sessions.end(c.req.header('cookie') ?? '');
    c.header('Set-Cookie', await sessions.begin(user.id));
    return await publicUser(user, deps);
  });

  answerCall(app, login, async ({ c, body }) => {
    const email = normalEmail(body.email);
    const address = c.get('clientAddress');
    await limiter.take('login-address', address);
    await limiter.take('login-account', `${email} ${address}`);
    const user = await findByEmail(email);
    if (!(await passwordMatches(user?.passwordHash ?? undefined, body.password)) || !user) {
      throw new ServiceError('wrong_credentials', 'Login failed. Please check your credentials.');
    }
    // A session id that came with the request is never taken over.
    await sessions.end(c.req.header('cookie') ?? '');
    c.header('Set-Cookie', await sessions.begin(user.id));
    return await publicUser(user, deps);
  });

  answerCall(app, logout, async ({ c }) => {
    c.header('Set-Cookie', await sessions.end(c.req.header('cookie') ?? ''));
    return { success: true } as const;
  });

  return app;
}
