import { listMembers, type Agency, type MemberRow } from '../agencies/queries.ts';
import { isPaid } from '../billing/is-paid.ts';
import type { User } from '../contract/user.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';
import {
  grantedPlan,
  limitsWithoutPlan,
  getPlan,
  findCheapestPlan,
  type Plan,
  type PlanFeature,
  type PlanLimits,
} from './plans.ts';

/** The agency's plan and its source. */
export interface AgencyPlan {
  /** Undefined for an agency that has no plan. */
  readonly plan: Plan | undefined;
  readonly reason: User['access']['reason'];
  readonly limits: PlanLimits;
  /** Whether its trial or plan has ended: creating, editing and exporting then need a plan. */
  readonly isLapsed: boolean;
}

/** Configured addresses count only when the account has verified them. */
function configuredReason(
  { role, email, emailVerified }: MemberRow,
  env: Env,
): User['access']['reason'] {
  if (role !== 'owner' || !emailVerified) return null;
  if (env.ownerEmails.has(email)) return 'owner';
  if (env.builderWhitelist.has(email)) return 'whitelist';
  if (env.testAccounts.has(email)) return 'test';
  return null;
}

/**
 * The plan of an agency: the paid one, else the one of an owner's configured address, else
 * Professional during its trial.
 */
export async function findPlan(
  agency: Agency,
  { store, billing, env, now }: Pick<Deps, 'store' | 'billing' | 'env' | 'now'>,
): Promise<AgencyPlan> {
  const subscription = await billing.find(agency.id);
  const members = await listMembers(store.read, agency.id);
  const granted =
    members.map((member) => configuredReason(member, env)).find((reason) => reason !== null) ??
    null;
  const as = (plan: Plan, reason: User['access']['reason']): AgencyPlan => ({
    plan,
    reason,
    limits: plan.limits,
    isLapsed: false,
  });
  if (isPaid(subscription?.status))
    return as(getPlan(subscription?.plan ?? 'builder'), granted ?? 'subscription');
  if (granted !== null) return as(grantedPlan, granted);
  const hadTrial = env.trialDays > 0 && agency.trialEndsAt !== null;
  if (hadTrial && now() < (agency.trialEndsAt ?? 0)) return as(getPlan('professional'), 'trial');
  return { plan: undefined, reason: null, limits: limitsWithoutPlan, isLapsed: hadTrial };
}

/** @throws ServiceError plan_needed when the agency's trial or plan has ended. */
export function requirePlan({ isLapsed }: AgencyPlan): void {
  if (!isLapsed) return;
  throw new ServiceError(
    'plan_needed',
    'Your free trial or plan has ended. Choose a plan to make and edit demos; yours are kept, and their links live on to their day.',
  );
}

/** @throws ServiceError plan_needed when the agency's plan has no such feature. */
export function requireFeature({ plan }: AgencyPlan, feature: PlanFeature, what: string): void {
  if (plan?.features.includes(feature)) return;
  const name = findCheapestPlan(feature)?.name ?? 'a larger';
  throw new ServiceError('plan_needed', `${what} comes with the ${name} plan.`);
}
