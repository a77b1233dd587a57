import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { agencyUsage } from '../db/schema.ts';
import { countAgencyDemos } from '../demos/queries.ts';
import { ServiceError } from '../errors.ts';
import type { PlanLimits } from './plans.ts';

/** The member who creates a demo, and the limits of their agency. */
export interface Allowance {
  readonly agencyId: string;
  readonly limits: PlanLimits;
  readonly now: number;
}

function utcMonth(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** Demos that the agency has made this month. */
async function countCreatedDemos(db: Database, agencyId: string, now: number): Promise<number> {
  const [row] = await db
    .select({ demos: agencyUsage.demos })
    .from(agencyUsage)
    .where(eq(agencyUsage.id, `${agencyId} ${utcMonth(now)}`));
  return row?.demos ?? 0;
}

/** How many more demos the agency may make now; null for any number. */
export async function countRemainingDemos(
  db: Database,
  { agencyId, limits, now }: Allowance,
): Promise<number | null> {
  if (limits.demos === null) return null;
  const used =
    limits.per === 'once'
      ? await countAgencyDemos(db, agencyId)
      : await countCreatedDemos(db, agencyId, now);
  return Math.max(0, limits.demos - used);
}

/**
 * Checks that the agency may hold one more demo; a plan that counts by month has no such limit.
 * @throws ServiceError quota_used_up, with a way out.
 */
export async function requireRoom(
  db: Database,
  allowance: Allowance,
  wayOut = 'Delete a demo to free its slot.',
): Promise<void> {
  const { limits } = allowance;
  if (limits.per !== 'once' || (await countRemainingDemos(db, allowance)) !== 0) return;
  throw new ServiceError(
    'quota_used_up',
    `All ${limits.demos} of your demo slots are in use. ${wayOut}`,
  );
}

/** "1 December" of the next month. */
function nextMonth(now: number): string {
  const date = new Date(now);
  const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
  return next.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/**
 * Takes and counts the slot of a new demo. Runs in the transaction that adds the demo, so that of
 * fifty parallel calls for one slot one succeeds.
 * @throws ServiceError quota_used_up, with a way out.
 */
export async function takeSlot(db: Database, allowance: Allowance): Promise<void> {
  const { agencyId, limits, now } = allowance;
  await requireRoom(db, allowance);
  if ((await countRemainingDemos(db, allowance)) === 0)
    throw new ServiceError(
      'quota_used_up',
      `All ${limits.demos} demos of this month are made. The next ones can be made from ${nextMonth(now)}, or with a larger plan.`,
    );
  const month = utcMonth(now);
  await db
    .insert(agencyUsage)
    .values({ id: `${agencyId} ${month}`, agencyId, month, demos: 1 })
    .onConflictDoUpdate({
      target: agencyUsage.id,
      set: { demos: sql`${agencyUsage.demos} + 1` },
    });
}
