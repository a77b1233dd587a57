import { membershipsOf } from '../agencies/find-member.ts';
import { listMembers, type Agency } from '../agencies/queries.ts';
import { isPaid, type SubscriptionRow } from '../billing/queries.ts';
import type { User } from '../contract/auth.ts';
import { countOwn } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import type { UserRow } from './find-user.ts';

const demosOfAccount = 5;
const demosOfSubscriber = 50;

/**
 * Why an address may use the builder; configured addresses count only when they are proven to
 * belong to the account.
 */
function configuredReason(
  user: Pick<UserRow, 'email' | 'emailVerified'>,
  env: Env,
): User['access']['reason'] {
  if (!user.emailVerified) return null;
  if (env.ownerEmails.has(user.email)) return 'owner';
  if (env.builderWhitelist.has(user.email)) return 'whitelist';
  if (env.testAccounts.has(user.email)) return 'test';
  return null;
}

function quotaOf(reason: User['access']['reason']): number {
  return reason === null ? demosOfAccount : demosOfSubscriber;
}

/**
 * Why an agency may use the builder: by a configured address of one of its owners, or because it
 * pays.
 */
async function accessReason(
  { id }: Agency,
  subscription: SubscriptionRow | undefined,
  { store, env }: Deps,
): Promise<User['access']['reason']> {
  const members = await listMembers(store.read, id);
  for (const member of members) {
    const reason = member.role === 'owner' ? configuredReason(member, env) : null;
    if (reason !== null) return reason;
  }
  return isPaid(subscription?.status) ? 'subscription' : null;
}

/** How many demos the agency may hold now; those it has stay when this sinks. */
export async function maxDemosOf(agency: Agency, deps: Deps): Promise<number> {
  return quotaOf(await accessReason(agency, await deps.billing.find(agency.id), deps));
}

/** The account as its owner's browser may know it. */
export async function publicUser(user: UserRow, deps: Deps): Promise<User> {
  const [{ agency }] = await membershipsOf(deps, user);
  const subscription = await deps.billing.find(agency.id);
  const reason = await accessReason(agency, subscription, deps);
  const end = subscription?.currentPeriodEnd ?? null;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerified,
    pendingEmail: user.pendingEmail,
    profileImageUrl: user.avatar === null ? null : '/api/auth/avatar',
    hasPassword: user.passwordHash !== null,
    demoCount: await countOwn(deps.store.read, agency.id),
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
