import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  planFeatures,
  planIds,
  Plans,
  type PlanFeature,
  type PlanId,
  type PlanLimits,
} from '../../templates-data/model/plans.ts';

export { planIds, type PlanFeature, type PlanId, type PlanLimits };

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** Monthly price in US dollars. */
  readonly monthly: number;
  readonly limits: PlanLimits;
  readonly features: readonly PlanFeature[];
}

const file = Plans.parse(
  parse(readFileSync(new URL('../../templates-data/plans.yaml', import.meta.url), 'utf8')),
);

const all: readonly Plan[] = [...file.plans, { id: 'builder' as const, ...file.builder }].map(
  ({ id, name, monthly, limits, features }) => ({ id, name, monthly, limits, features }),
);

/** A plan as templates-data/plans.yaml describes it. */
export function getPlan(id: PlanId): Plan {
  const plan = all.find((one) => one.id === id);
  if (!plan) throw new Error(`plans.yaml has no plan ${id}`);
  return plan;
}

/** The cheapest plan with a feature. */
export function findCheapestPlan(feature: PlanFeature): Plan | undefined {
  return all
    .filter(({ features }) => features.includes(feature))
    .sort((a, b) => a.monthly - b.monthly)[0];
}

/** The limits of an agency without a plan if the installation has no trials. */
export const limitsWithoutPlan: PlanLimits = {
  demos: 5,
  per: 'once',
  linkDays: 30,
  openHours: null,
  seats: 1,
};

/**
 * The plan of agencies with a configured address: the builder's demos, with the features and seats
 * of every plan.
 */
export const grantedPlan: Plan = {
  ...getPlan('builder'),
  features: planFeatures,
  limits: { ...getPlan('builder').limits, seats: getPlan('agency').limits.seats },
};
