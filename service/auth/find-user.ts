import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { User } from '../contract/auth.ts';
import { isPaid, type SubscriptionRow } from '../billing/queries.ts';
import { users } from '../db/schema.ts';
import { countOwn } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';
import { setCookies } from '../http/set-cookies.ts';

export type UserRow = typeof users.$inferSelect;

const demosOfAccount = 5;
const demosOfSubscriber = 50;

/**
 * Why an address may use the builder; configured addresses count only when they are proven to
 * belong to the account.
 */
function configuredReason(user: UserRow, env: Env): User['access']['reason'] {
  if (!user.emailVerified) return null;
  if (env.ownerEmails.has(user.email)) return 'owner';
  if (env.builderWhitelist.has(user.email)) return 'whitelist';
  if (env.testAccounts.has(user.email)) return 'test';
  return null;
}

function reasonOf(
  user: UserRow,
  subscription: SubscriptionRow | undefined,
  env: Env,
): User['access']['reason'] {
  return configuredReason(user, env) ?? (isPaid(subscription?.status) ? 'subscription' : null);
}

function quotaOf(reason: User['access']['reason']): number {
  return reason === null ? demosOfAccount : demosOfSubscriber;
}

/** How many demos the account may hold now; those it has stay when this sinks. */
export async function maxDemosOf(user: UserRow, deps: Deps): Promise<number> {
  return quotaOf(reasonOf(user, await deps.billing.find(user.id), deps.env));
}

/** The account as its owner's browser may know it. */
export async function publicUser(user: UserRow, deps: Deps): Promise<User> {
  const subscription = await deps.billing.find(user.id);
  const reason = reasonOf(user, subscription, deps.env);
  const end = subscription?.currentPeriodEnd ?? null;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerified,
    pendingEmail: user.pendingEmail,
    profileImageUrl: user.avatar === null ? null : '/api/auth/avatar',
    hasPassword: user.passwordHash !== null,
    demoCount: await countOwn(deps.store.read, user.id),
    maxDemos: quotaOf(reason),
    stripeSubscriptionId: subscription?.subscriptionId ?? null,
    subscriptionStatus: subscription?.status ?? null,
    subscription: subscription?.subscriptionId
      ? {
          cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
          currentPeriodEnd: end === null ? null : new Date(end).toISOString(),
        }
      : null,
    access: { builder: reason !== null, reason },
  };
}

export async function findSignedIn(
  c: Context<Variables>,
  deps: Deps,
): Promise<UserRow | undefined> {
  const cookie = c.req.header('cookie');
  if (cookie === undefined) return undefined;
  const { userId, cookies } = await deps.sessions.read(cookie);
  setCookies(c, cookies);
  if (userId === undefined) return undefined;
  c.set('account', userId);
  const [user] = await deps.store.read.select().from(users).where(eq(users.id, userId));
  return user;
}

/** @throws ServiceError not_signed_in, in words that fit what was asked for. */
export async function requireUser(
  c: Context<Variables>,
  deps: Deps,
  sentence = 'Please log in first.',
): Promise<UserRow> {
  const user = await findSignedIn(c, deps);
  if (!user) throw new ServiceError('not_signed_in', sentence);
  return user;
}
