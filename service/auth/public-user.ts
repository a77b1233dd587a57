import { ensureMemberships } from '../agencies/find-member.ts';
import type { User } from '../contract/user.ts';
import { countAgencyDemos } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { findLinkOrigin } from '../hosts/queries.ts';
import { findPlan } from '../plans/agency-plan.ts';
import { countRemainingDemos } from '../plans/take-slot.ts';
import type { UserRow } from './find-user.ts';
import { toIsoTime } from '../iso-time.ts';

/** The account as its owner's browser may see it, with the agency that it works in. */
export async function publicUser(user: UserRow, deps: Deps): Promise<User> {
  const memberships = await ensureMemberships(deps, user);
  const [{ agency, role }] = memberships;
  const subscription = await deps.billing.find(agency.id);
  const { plan, reason, limits } = await findPlan(agency, deps);
  const { read } = deps.store;
  const demoCount = await countAgencyDemos(read, agency.id);
  const left = await countRemainingDemos(read, { agencyId: agency.id, limits, now: deps.now() });
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerified,
    pendingEmail: user.pendingEmail,
    profileImageUrl: user.avatar === null ? null : '/api/auth/avatar',
    hasPassword: user.passwordHash !== null,
    agency: {
      id: agency.id,
      name: agency.name,
      role,
      trialEndsAt: toIsoTime(agency.trialEndsAt),
      linkOrigin: (await findLinkOrigin(read, agency.id)) ?? null,
    },
    agencies: memberships.map((one) => ({
      id: one.agency.id,
      name: one.agency.name,
      role: one.role,
    })),
    plan: plan
      ? { id: plan.id, name: plan.name, features: [...plan.features], limits: plan.limits }
      : null,
    demoCount,
    maxDemos: left === null ? null : limits.per === 'once' ? limits.demos : demoCount + left,
    demosLeft: left,
    stripeSubscriptionId: subscription?.subscriptionId ?? null,
    subscriptionStatus: subscription?.status ?? null,
    subscription: subscription?.subscriptionId
      ? {
          cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
          currentPeriodEnd: toIsoTime(subscription.currentPeriodEnd),
        }
      : null,
    access: { builder: reason !== null, reason },
  };
}
