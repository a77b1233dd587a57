import { z } from 'zod';
import { planFeatures, planIds } from '../../templates-data/model/plans.ts';

const accessReasons = ['subscription', 'whitelist', 'owner', 'test', 'trial'] as const;

export const Role = z.enum(['owner', 'admin', 'member'], 'Role must be owner, admin or member');
export type Role = z.infer<typeof Role>;

const AgencyName = z.object({ id: z.string(), name: z.string(), role: Role });

/** What the agency has bought or may try. */
const Plan = z.object({
  id: z.enum(planIds),
  name: z.string(),
  features: z.array(z.enum(planFeatures)),
  limits: z.object({
    /** Demos that may be made in a calendar month (UTC) or held at once; null: unlimited. */
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
 * The signed-in person as the browser may see them. Only `access.builder` decides whether the
 * studio opens.
 */
export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** The requested new address, until its mailed link is used. */
  pendingEmail: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** False for an account that signs in with Google or GitHub only. */
  hasPassword: z.boolean(),
  /** The current agency; the trial's end is ISO 8601, null without one. */
  agency: AgencyName.extend({
    trialEndsAt: z.iso.datetime().nullable(),
    /** Origin of the links under the agency's own domain; null without one. */
    linkOrigin: z.string().nullable(),
  }),
  /** All agencies of the person, the current one first. */
  agencies: z.array(AgencyName),
  /** Null for an agency without a plan, or after its plan or trial has ended. */
  plan: Plan.nullable(),
  /** Existing demos of the agency, and how many it may hold now; null: unlimited. */
  demoCount: z.int(),
  maxDemos: z.int().nullable(),
  /** How many more may be made now; null: unlimited. */
  demosLeft: z.int().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  subscriptionStatus: z.string().nullable(),
  /** The state of a subscription that needs a message; the time is ISO 8601. */
  subscription: z
    .object({ cancelAtPeriodEnd: z.boolean(), currentPeriodEnd: z.iso.datetime().nullable() })
    .nullable(),
  access: z.object({ builder: z.boolean(), reason: z.enum(accessReasons).nullable() }),
});
export type User = z.infer<typeof User>;
