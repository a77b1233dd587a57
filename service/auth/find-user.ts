import { count, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { User } from '../contract/auth.ts';
import { demos, users } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';

export type UserRow = typeof users.$inferSelect;

const demosOfAccount = 5;
const demosOfSubscriber = 50;

/** Why an account may use the builder; configured addresses count only when they are proven to belong to the account. */
function reasonOf(user: UserRow, env: Env): User['access']['reason'] {
  if (!user.emailVerified) return null;
  if (env.ownerEmails.has(user.email)) return 'owner';
  if (env.builderWhitelist.has(user.email)) return 'whitelist';
  if (env.testAccounts.has(user.email)) return 'test';
  return null;
}

/** How many demos the account may hold. */
export function maxDemosOf(user: UserRow, env: Env): number {
  return reasonOf(user, env) === null ? demosOfAccount : demosOfSubscriber;
}

/** The account as its owner's browser may know it. */
export async function publicUser(user: UserRow, deps: Deps): Promise<User> {
  const [row] = await deps.store.read.select({ held: count() }).from(demos).where(eq(demos.userId, user.id));
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerified,
    profileImageUrl: null,
    demoCount: row?.held ?? 0,
    maxDemos: maxDemosOf(user, deps.env),
    stripeSubscriptionId: null,
    subscriptionStatus: null,
    // Any signed-in account may open the studio until subscriptions exist.
    access: { builder: true, reason: reasonOf(user, deps.env) },
  };
}

export async function findSignedIn(c: Context<Variables>, deps: Deps): Promise<UserRow | undefined> {
  const cookie = c.req.header('cookie');
  if (cookie === undefined) return undefined;
  const session = await deps.sessions.read(cookie);
  if (!session) return undefined;
  if (session.setCookie !== undefined) c.header('Set-Cookie', session.setCookie);
  const [user] = await deps.store.read.select().from(users).where(eq(users.id, session.userId));
  return user;
}

/** @throws ServiceError not_signed_in */
export async function requireUser(c: Context<Variables>, deps: Deps): Promise<UserRow> {
  const user = await findSignedIn(c, deps);
  if (!user) throw new ServiceError('not_signed_in', 'Please log in first.');
  return user;
}
