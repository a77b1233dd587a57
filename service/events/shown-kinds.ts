import { toldKinds, type EventKind } from '../contract/events.ts';
import type { AgencyPlan } from '../plans/agency-plan.ts';

/** Who looked belongs to a plan; that somebody looked does not. */
export function isShownIn({ plan }: Pick<AgencyPlan, 'plan'>, kind: EventKind): boolean {
  const hasSignals = plan?.features.includes('signals') === true;
  return hasSignals || !/^(?:visit\.(?:began|ended)|program\.)/u.test(kind);
}

/** The kinds that lists tell an agency of. */
export function toldKindsIn(plan: Pick<AgencyPlan, 'plan'>): readonly EventKind[] {
  return toldKinds.filter((kind) => isShownIn(plan, kind));
}
