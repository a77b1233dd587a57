import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { isPaid } from '../billing/is-paid.ts';
import type { Database } from '../db/open.ts';
import { demos } from '../db/schema.ts';
import { getPlan, type PlanId, type PlanLimits } from './plans.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The end of permanent links: the last second of the last year with four digits. */
export const permanentUntil = Date.UTC(9999, 11, 31, 23, 59, 59);
/** How long permanent links remain after their plan. */
const afterPermanentMs = 30 * day;

interface LinkTimes {
  readonly expiresAt: number;
  readonly openMs: number | null;
}

/** The lifetime of a link that is created or extended now. */
export function linkTimes({ linkDays, openHours }: PlanLimits, now: number): LinkTimes {
  return {
    expiresAt: linkDays === null ? permanentUntil : now + linkDays * day,
    openMs: openHours === null ? null : openHours * hour,
  };
}

/** Increases the time of the last change, because caches compare it. */
const later = sql`${demos.updatedAt} + 1`;

/** Sets the end of a link whose lifetime begins when a person first opens it. */
export async function startOpenTime(
  db: Database,
  { id, openMs, expiresAt }: Pick<typeof demos.$inferSelect, 'id' | 'openMs' | 'expiresAt'>,
  now: number,
): Promise<void> {
  if (openMs === null) return;
  await db
    .update(demos)
    .set({ expiresAt: Math.min(expiresAt, now + openMs), openMs: null, updatedAt: later })
    .where(and(eq(demos.id, id), isNotNull(demos.openMs)));
}

/**
 * Updates an agency's links after a change of its subscription: they are permanent while the plan
 * includes that, and end 30 days after it. A late payment changes nothing yet.
 */
export async function updateLinkLifetimes(
  db: Database,
  agencyId: string,
  { status, plan }: { readonly status: string | null; readonly plan: PlanId | null },
  now: number,
): Promise<void> {
  const own = eq(demos.agencyId, agencyId);
  if (isPaid(status) && plan !== null && getPlan(plan).limits.linkDays === null) {
    await db
      .update(demos)
      .set({ expiresAt: permanentUntil, openMs: null, updatedAt: later })
      .where(and(own, gt(demos.expiresAt, now), lt(demos.expiresAt, permanentUntil)));
  } else if (status !== 'past_due') {
    await db
      .update(demos)
      .set({ expiresAt: now + afterPermanentMs, updatedAt: later })
      .where(and(own, eq(demos.expiresAt, permanentUntil)));
  }
}
