import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { findAgency } from '../agencies/queries.ts';
import type { Database } from '../db/open.ts';
import { demos, expiryNotices, users } from '../db/schema.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { appendEvent } from '../events/append-event.ts';
import { isNotStopped } from '../objections/stops.ts';
import { findPlan } from '../plans/agency-plan.ts';
import { dueStage, checkAheadMs, checkBackMs } from './due-stage.ts';
import { ensureRenewalKey } from './renewal-tokens.ts';

/** Demos that are checked in one batch. */
const batchSize = 200;
const checkEveryMs = 5 * 60_000;
/** The first check comes early, so that a service that restarts often still sends mails. */
const firstCheckMs = 30_000;

type Needed = Pick<Deps, 'store' | 'outbox' | 'billing' | 'env' | 'now' | 'log'>;
type Notice = typeof expiryNotices.$inferSelect;

function isNew(notice: Notice | null, demo: DemoRow): boolean {
  return notice?.expiresAt !== demo.expiresAt;
}

/** Demos with a new end to record or a mail to send. */
async function listDue(
  db: Database,
  now: number,
): Promise<{ demo: DemoRow; notice: Notice | null }[]> {
  const isEndingSoon = and(
    isNull(demos.deletedAt),
    lt(demos.expiresAt, now + checkAheadMs),
    gt(demos.expiresAt, now - checkBackMs),
    isNotStopped(),
  );
  const rows = await db
    .select({ demo: demos, notice: expiryNotices })
    .from(demos)
    .leftJoin(expiryNotices, eq(expiryNotices.demoId, demos.id))
    .where(isEndingSoon);
  return rows
    .filter(
      ({ demo, notice }) =>
        notice === null || isNew(notice, demo) || dueStage(notice, now) !== undefined,
    )
    .slice(0, batchSize);
}

/** Records the current end of a link and queues the mail that is due, in one transaction. */
async function recordExpiry(
  db: Database,
  demoId: string,
  { outbox, now, hasSignals }: { outbox: Deps['outbox']; now: number; hasSignals: boolean },
): Promise<void> {
  const [row] = await db
    .select({ demo: demos, notice: expiryNotices, email: users.email, proven: users.emailVerified })
    .from(demos)
    .innerJoin(users, eq(users.id, demos.userId))
    .leftJoin(expiryNotices, eq(expiryNotices.demoId, demos.id))
    .where(and(eq(demos.id, demoId), isNull(demos.deletedAt)));
  if (!row) return;
  const { demo, email, proven } = row;
  const { expiresAt, agencyId } = demo;
  const notice: Notice =
    row.notice === null || isNew(row.notice, demo)
      ? { demoId, expiresAt, seenAt: now, stage: 'none' }
      : row.notice;
  const due = dueStage(notice, now);
  // Another process has recorded this end or queued its mail since the demos were listed.
  if (notice === row.notice && due === undefined) return;
  const set = { ...notice, stage: due ?? notice.stage };
  await db
    .insert(expiryNotices)
    .values(set)
    .onConflictDoUpdate({ target: expiryNotices.demoId, set });
  if (due === undefined) return;
  if (due === 'ended') {
    const data = { endedAt: new Date(expiresAt).toISOString() };
    const event = { agencyId, demoId, kind: 'demo.expired', actor: 'service', data } as const;
    await appendEvent(db, { ...event, at: now });
  }
  if (proven)
    await outbox.post(db, email, { kind: 'expiry', stage: due, demoId, expiresAt, hasSignals });
}

/**
 * Mails agencies about links that end soon or have ended. Each mail is recorded in the transaction
 * that queues it, so of several processes one sends it, and none is lost in a crash.
 */
export async function mailExpiries(deps: Needed): Promise<void> {
  const { store, outbox, now } = deps;
  await ensureRenewalKey(deps);
  for (const { demo } of await listDue(store.read, now())) {
    const agency = await findAgency(store.read, demo.agencyId);
    const plan = agency && (await findPlan(agency, deps)).plan;
    const hasSignals = plan?.features.includes('signals') === true;
    await store.write((db) => recordExpiry(db, demo.id, { outbox, now: now(), hasSignals }));
  }
}

/** Mails of links that are about to end: soon after the start, then every five minutes. */
export function scheduleExpiryMails(deps: Needed): void {
  let running = false;
  const check = (): void => {
    if (running) return;
    running = true;
    mailExpiries(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'ends of links were not mailed'))
      .finally(() => {
        running = false;
      });
  };
  setTimeout(check, firstCheckMs).unref();
  setInterval(check, checkEveryMs).unref();
}
