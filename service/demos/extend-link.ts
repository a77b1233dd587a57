import type { Database } from '../db/open.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import { linkTimes } from '../plans/link-lifetime.ts';
import type { PlanLimits } from '../plans/plans.ts';
import { nextUpdatedAt } from './change-demo.ts';
import { updateAgencyDemo, type DemoRow } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

interface Extension {
  readonly limits: PlanLimits;
  /** Days after its end, or after now if the end has passed; absent: as long as the plan allows. */
  readonly days?: number | undefined;
  readonly actor: Actor;
  readonly now: number;
}

/** Extends a demo's link, at most as long as the plan allows. The link stays the same. */
export async function extendLink(
  db: Database,
  demo: DemoRow,
  { limits, days, actor, now }: Extension,
): Promise<DemoRow | undefined> {
  const { id: demoId, agencyId } = demo;
  const allowed = linkTimes(limits, now);
  const end = days === undefined ? Infinity : Math.max(now, demo.expiresAt) + days * day;
  const times = { ...allowed, expiresAt: Math.min(end, allowed.expiresAt) };
  await appendEvent(db, { agencyId, demoId, kind: 'demo.extended', actor, at: now });
  return updateAgencyDemo(db, agencyId, demoId, { updatedAt: nextUpdatedAt(demo, now), ...times });
}
