import { toldKinds, type EventKind } from '../contract/events.ts';
import type { AgencyPlan } from '../plans/agency-plan.ts';

/** Whether a plan includes the visitor's name. Every plan includes the visit itself. */
export function includesEvent({ plan }: Pick<AgencyPlan, 'plan'>, kind: EventKind): boolean {
  const hasSignals = plan?.features.includes('signals') === true;
  return hasSignals || !/^(?:visit\.(?:began|ended)|program\.)/u.test(kind);
}

/** The kinds of events in an agency's lists. */
export function listIncludedKinds(plan: Pick<AgencyPlan, 'plan'>): readonly EventKind[] {
  return toldKinds.filter((kind) => includesEvent(plan, kind));
}
