import type { Database } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import type { EventKind } from '../contract/events.ts';
import { tooManyRequests } from '../limits.ts';
import { maxReminders, countPassedReminders, reminderPauseMs } from './due-reminder.ts';
import { updateOpenApproval, findApproval, requirePending, type ApprovalRow } from './queries.ts';
import { codeIntervalMs } from './show-approval.ts';
import { normalizeMailbox, requireClient } from './signer.ts';

type Needed = Pick<Deps, 'store' | 'outbox' | 'limiter' | 'now'>;

async function requireOpen(db: Database, id: string, now: number): Promise<ApprovalRow> {
  const found = await findApproval(db, id);
  if (!found) throw notFound('There is no such request');
  requirePending(found, now);
  return found.row;
}

async function log(
  db: Database,
  { id, agencyId, demoId }: ApprovalRow,
  { kind, actor, at }: { readonly kind: EventKind; readonly actor: Actor; readonly at: number },
): Promise<void> {
  await appendEvent(db, { agencyId, demoId, kind, actor, at, data: { approvalId: id } });
}

/** Queues a mail to the signer in the transaction of the change that it is about. */
function queueSignerMail(
  db: Database,
  {
    outbox,
    row,
    about,
  }: Pick<Deps, 'outbox'> & { row: ApprovalRow; about: 'code' | 'withdrawn' | 'reminder' },
): Promise<unknown> {
  return outbox.post(db, row.signerEmail, { kind: 'approval', about, approvalId: row.id });
}

/** Records that the client has opened the page, the first time only. */
export async function markOpened({ store, now }: Needed, id: string): Promise<void> {
  await store.write(async (db) => {
    const found = await findApproval(db, id);
    if (!found || found.row.openedAt !== null) return;
    const row = await updateOpenApproval(db, id, { openedAt: now() });
    if (row) await log(db, row, { kind: 'approval.opened', actor: 'client', at: now() });
  });
}

/** Mails the signer a code; returns the time from which another one can be requested. */
export async function requestCode(
  { store, outbox, limiter, now }: Needed,
  id: string,
): Promise<number> {
  return store.write(async (db) => {
    const at = now();
    const row = await requireOpen(db, id, at);
    const nextAt = (row.codeAskedAt ?? 0) + codeIntervalMs;
    // The clock was ahead when a stored time is in the future.
    if (nextAt > at && nextAt <= at + codeIntervalMs) throw tooManyRequests(nextAt - at);
    await requireClient(db, row);
    const mailbox = normalizeMailbox(row.signerEmail);
    await limiter.takeWithin(db, 'approval-code', mailbox);
    await limiter.takeWithin(db, 'day:approval-code', mailbox);
    await updateOpenApproval(db, id, { codeAskedAt: at });
    await queueSignerMail(db, { outbox, row, about: 'code' });
    return at + codeIntervalMs;
  });
}

/** Withdraws a request that is not signed. */
export async function withdraw(
  { store, outbox, now }: Needed,
  id: string,
  actor: Actor,
): Promise<void> {
  await store.write(async (db) => {
    const at = now();
    const found = await findApproval(db, id);
    if (!found) throw notFound('There is no such request');
    // An expired request can be withdrawn too: a renewed link would open it again.
    if (found.row.state !== 'open') requirePending(found, at);
    const change = { state: 'withdrawn', endedAt: at, codeHash: null } as const;
    const row = await updateOpenApproval(db, id, change);
    if (!row) return;
    await log(db, row, { kind: 'approval.withdrawn', actor, at });
    await queueSignerMail(db, { outbox, row, about: 'withdrawn' });
  });
}

/** Mails the signer that the request is still open. */
export async function remind(
  { store, outbox, now }: Needed,
  id: string,
  actor: Actor,
): Promise<void> {
  await store.write(async (db) => {
    const at = now();
    const row = await requireOpen(db, id, at);
    const nextAt = (row.remindedAt ?? row.createdAt) + reminderPauseMs;
    if (row.remindedAt !== null && nextAt > at && nextAt <= at + reminderPauseMs)
      throw tooManyRequests(nextAt - at);
    if (row.reminders >= maxReminders)
      throw new ServiceError(
        'too_many_requests',
        `${maxReminders} reminders were mailed. Better call your client now.`,
      );
    await mailReminder(db, row, { outbox, actor, at });
  });
}

/** Mails a reminder, and records it in the same transaction. */
export async function mailReminder(
  db: Database,
  row: ApprovalRow,
  { outbox, actor, at }: Pick<Deps, 'outbox'> & { readonly actor: Actor; readonly at: number },
): Promise<void> {
  await updateOpenApproval(db, row.id, { remindedAt: at, reminders: row.reminders + 1 });
  await log(db, row, { kind: 'approval.reminded', actor, at });
  await queueSignerMail(db, { outbox, row, about: 'reminder' });
}

/**
 * Switches automatic reminders on or off. Reminders that became due while they were off are
 * skipped.
 */
export async function switchReminders(
  { store, now }: Needed,
  id: string,
  autoReminds: boolean,
): Promise<void> {
  await store.write(async (db) => {
    const row = await requireOpen(db, id, now());
    await updateOpenApproval(db, id, {
      autoReminds,
      autoReminders: countPassedReminders(row, now()),
    });
  });
}
