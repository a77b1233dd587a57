import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { agencyUsage } from '../db/schema.ts';
import { countOwn } from '../demos/queries.ts';
import { ServiceError } from '../errors.ts';
import type { PlanLimits } from './plans.ts';

/** Who makes a demo, and what their agency may do. */
export interface Allowance {
  readonly agencyId: string;
  readonly limits: PlanLimits;
  readonly now: number;
}

function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** Demos that the agency has made this month. */
async function countMade(db: Database, agencyId: string, now: number): Promise<number> {
  const [row] = await db
    .select({ demos: agencyUsage.demos })
    .from(agencyUsage)
    .where(eq(agencyUsage.id, `${agencyId} ${monthOf(now)}`));
  return row?.demos ?? 0;
}

/** How many more demos the agency may make now; null for any number. */
export async function demosLeft(
  db: Database,
  { agencyId, limits, now }: Allowance,
): Promise<number | null> {
  if (limits.demos === null) return null;
  const used =
    limits.per === 'once' ? await countOwn(db, agencyId) : await countMade(db, agencyId, now);
  return Math.max(0, limits.demos - used);
}

/**
 * Makes sure that one more demo fits beside those that the agency holds; where its plan counts by
 * month, any number does.
 * @throws ServiceError quota_used_up, with what can be done about it.
 */
export async function requireRoom(
  db: Database,
  allowance: Allowance,
  wayOut = 'Delete a demo to free its slot.',
): Promise<void> {
  const { limits } = allowance;
  if (limits.per !== 'once' || (await demosLeft(db, allowance)) !== 0) return;
  throw new ServiceError(
    'quota_used_up',
    `All ${limits.demos} of your demo slots are in use. ${wayOut}`,
  );
}

/** "1 December" of the month after. */
function nextMonth(now: number): string {
  const date = new Date(now);
  const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
  return next.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/**
 * Takes the place of one new demo, and counts it. Stands in the transaction that adds the demo, so
 * that of fifty parallel calls with one place left one succeeds.
 * @throws ServiceError quota_used_up, with what can be done about it.
 */
export async function takeSlot(db: Database, allowance: Allowance): Promise<void> {
  const { agencyId, limits, now } = allowance;
  await requireRoom(db, allowance);
  if ((await demosLeft(db, allowance)) === 0)
    throw new ServiceError(
      'quota_used_up',
      `All ${limits.demos} demos of this month are made. The next ones can be made from ${nextMonth(now)}, or with a larger plan.`,
    );
  const month = monthOf(now);
  await db
    .insert(agencyUsage)
    .values({ id: `${agencyId} ${month}`, agencyId, month, demos: 1 })
    .onConflictDoUpdate({
      target: agencyUsage.id,
      set: { demos: sql`${agencyUsage.demos} + 1` },
    });
}
