import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { approvals, demos } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { mailReminder } from './change-approval.ts';
import { isReminderDue, countPassedReminders, reminderTimes } from './due-reminder.ts';
import { approvalStatus, updateOpenApproval, findApproval } from './queries.ts';

/** Requests that are checked in one batch. */
const batchSize = 200;
const checkEveryMs = 5 * 60_000;
/** The first check comes early, so that a service that restarts often still sends reminders. */
const firstCheckMs = 40_000;

type Needed = Pick<Deps, 'store' | 'outbox' | 'now'>;

/** Open requests for which a time of an automatic reminder has passed. */
function listDueReminders(db: Database, now: number): Promise<{ readonly id: string }[]> {
  const passed = reminderTimes.map((time, index) =>
    and(eq(approvals.autoReminders, index), lte(approvals.createdAt, now - time)),
  );
  return db
    .select({ id: approvals.id })
    .from(approvals)
    .innerJoin(demos, eq(demos.id, approvals.demoId))
    .where(
      and(
        eq(approvals.state, 'open'),
        eq(approvals.autoReminds, true),
        isNull(demos.deletedAt),
        gt(demos.expiresAt, now),
        or(...passed),
      ),
    )
    .limit(batchSize);
}

/** Counts the passed times of a request and queues the mail that is due, in one transaction. */
async function remindClient(
  db: Database,
  id: string,
  outbox: Deps['outbox'],
  at: number,
): Promise<void> {
  const found = await findApproval(db, id);
  if (!found || approvalStatus(found, at) !== 'pending') return;
  const { row, isStopped } = found;
  const autoReminders = countPassedReminders(row, at);
  if (!row.autoReminds || autoReminders === row.autoReminders) return;
  await updateOpenApproval(db, id, { autoReminders });
  if (isReminderDue(row, at) && !isStopped)
    await mailReminder(db, row, { outbox, actor: 'service', at });
}

/**
 * Reminds clients of requests that are still open. Each reminder is recorded in the transaction
 * that queues its mail, so of several processes one sends it, and none is lost in a crash.
 */
export async function remindClients({ store, outbox, now }: Needed): Promise<void> {
  for (const { id } of await listDueReminders(store.read, now()))
    await store.write((db) => remindClient(db, id, outbox, now()));
}

/** Reminds clients soon after the start and then every five minutes, while the process runs. */
export function scheduleReminders(deps: Needed, failed: (error: unknown) => void): void {
  const check = (): void => void remindClients(deps).catch(failed);
  setTimeout(check, firstCheckMs).unref();
  setInterval(check, checkEveryMs).unref();
}
