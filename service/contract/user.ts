import { z } from 'zod';
import { planFeatures, planIds } from '../../templates-data/model/plans.ts';

export const accessReasons = ['subscription', 'whitelist', 'owner', 'test', 'trial'] as const;

export const Role = z.enum(['owner', 'admin', 'member'], 'Role must be owner, admin or member');
export type Role = z.infer<typeof Role>;

const AgencyName = z.object({ id: z.string(), name: z.string(), role: Role });

/** What the agency has bought, or has on trial. */
const Plan = z.object({
  id: z.enum(planIds),
  name: z.string(),
  features: z.array(z.enum(planFeatures)),
  limits: z.object({
    /** Demos that may be made in a calendar month (UTC) or held at once; null: any number. */
    demos: z.int().nullable(),
    per: z.enum(['month', 'once']),
    /** Days a link lives; null: as long as the plan, and 30 days more. */
    linkDays: z.int().nullable(),
    /** Hours a link lives once a person has opened it; null: no such limit. */
    openHours: z.int().nullable(),
    seats: z.int(),
  }),
});

/**
 * The signed-in person as the browser may know them. `access.builder` alone decides whether the
 * studio opens.
 */
export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** The address that is to take the place of this one, once the link mailed to it is used. */
  pendingEmail: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** False for an account that only signs in with Google or GitHub. */
  hasPassword: z.boolean(),
  /** The agency that the person works in; the trial's end is ISO 8601, null without one. */
  agency: AgencyName.extend({ trialEndsAt: z.iso.datetime().nullable() }),
  /** All that the person belongs to, the present one first. */
  agencies: z.array(AgencyName),
  /** Null for an agency without a plan, or whose plan or trial has ended. */
  plan: Plan.nullable(),
  /** Demos of the agency that exist, and how many it may hold now; null: any number. */
  demoCount: z.int(),
  maxDemos: z.int().nullable(),
  /** How many more may be made now; null: any number. */
  demosLeft: z.int().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  subscriptionStatus: z.string().nullable(),
  /** What is to be said of a subscription that exists; the time is ISO 8601. */
  subscription: z
    .object({ cancelAtPeriodEnd: z.boolean(), currentPeriodEnd: z.iso.datetime().nullable() })
    .nullable(),
  access: z.object({ builder: z.boolean(), reason: z.enum(accessReasons).nullable() }),
});
export type User = z.infer<typeof User>;
