import { Hono, type Context } from 'hono';
import { createAgency } from '../agencies/create-agency.ts';
import { currentUser, login, logout, register } from '../contract/auth.ts';
import type { Database } from '../db/open.ts';
import { users } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { setCookies } from '../http/set-cookies.ts';
import { findByEmail, normalizeEmail, requireStrongPassword } from './accounts.ts';
import { emailTakenError } from './change-email.ts';
import { describeDevice } from './describe-device.ts';
import { requireUser, type UserRow } from './find-user.ts';
import { createLoginAttempts } from './login-attempts.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { publicUser } from './public-user.ts';

/**
 * Signs the browser in, inside a transaction, and returns the `Set-Cookie` values. Ends the session
 * that came with the request, so that an attacker cannot plant one.
 */
export async function signIn(
  db: Database,
  { sessions }: Pick<Deps, 'sessions'>,
  c: Context<Variables>,
  userId: string,
): Promise<readonly string[]> {
  c.set('account', userId);
  await sessions.endIn(db, c.req.header('cookie') ?? '');
  return sessions.begin(db, userId, describeDevice(c.req.header('user-agent')));
}

/**
 * Stores an account with its agency, mails the link that verifies its address, and signs the
 * browser in. Runs in a transaction.
 * @throws ServiceError taken when another account has the address
 */
async function createAccount(
  db: Database,
  deps: Deps,
  c: Context<Variables>,
  row: UserRow,
): Promise<{ readonly user: UserRow; readonly cookies: readonly string[] }> {
  const [made] = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!made) throw emailTakenError();
  await createAgency(db, made, { now: deps.now(), env: deps.env });
  await deps.outbox.post(db, row.email, { kind: 'verify-email', userId: made.id });
  return { user: made, cookies: await signIn(db, deps, c, made.id) };
}

/** Calls that register an account, and sign people in and out. */
export function loginRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, sessions, limiter } = deps;
  const attempts = createLoginAttempts(deps);

  registerRoute(app, currentUser, async ({ c }) => publicUser(await requireUser(c, deps), deps));

  registerRoute(app, register, async ({ c, body }) => {
    await limiter.take('register', c.get('clientAddress'));
    const email = normalizeEmail(body.email);
    requireStrongPassword('password', body.password, { email, username: body.username });
    if (await findByEmail(store.read, email)) throw emailTakenError();
    const row: UserRow = {
      id: crypto.randomUUID(),
      email,
      pendingEmail: null,
      username: body.username,
      passwordHash: await hashPassword(body.password),
      emailVerified: false,
      avatar: null,
      createdAt: deps.now(),
    };
    const { user, cookies } = await store.write((db) => createAccount(db, deps, c, row));
    setCookies(c, cookies);
    return publicUser(user, deps);
  });

  registerRoute(app, login, async ({ c, body }) => {
    const email = normalizeEmail(body.email);
    const attempt = await attempts.begin(email, c.get('clientAddress'));
    const user = await findByEmail(store.read, email);
    c.set('account', user?.id);
    const hash = user?.passwordHash ?? undefined;
    const matches = await passwordMatches(hash, body.password).catch(async (error: unknown) => {
      await attempts.withdraw(attempt);
      throw error;
    });
    const refused = new ServiceError(
      'wrong_credentials',
      'Login failed. Please check your credentials.',
    );
    if (!matches || !user) throw refused;
    const cookies = await store.write(async (db) => {
      // The password may have changed during the comparison.
      const now = await findByEmail(db, email);
      if (now?.id !== user.id || now.passwordHash !== hash) throw refused;
      await attempts.succeed(db, email, attempt);
      return signIn(db, deps, c, user.id);
    });
    setCookies(c, cookies);
    return publicUser(user, deps);
  });

  registerRoute(app, logout, async ({ c }) => {
    setCookies(c, await sessions.end(c.req.header('cookie') ?? ''));
    return { success: true } as const;
  });

  return app;
}
