import { reminderDays } from '../contract/reminder-days.ts';
import { approvalStatus, type ApprovalRow, type FoundApproval } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Maximum number of reminders for a request, automatic ones included. */
export const maxReminders = 5;
/** The client receives at most one reminder in this time. */
export const reminderPauseMs = day;
/** The time of each automatic reminder, after the request was made. */
export const reminderTimes: readonly number[] = reminderDays.map((days) => days * day);
/** An automatic reminder that could not be sent for this long is not sent any more. */
const maxDelayMs = 3 * day;

type Reminded = Pick<ApprovalRow, 'createdAt' | 'autoReminders'>;

/** The number of automatic reminders whose time has passed or that were sent. */
export function countPassedReminders({ createdAt, autoReminders }: Reminded, now: number): number {
  const passed = reminderTimes.filter((time) => createdAt + time <= now).length;
  return Math.max(passed, autoReminders);
}

/**
 * Whether the latest automatic reminder should be sent now. It is skipped if the client was
 * reminded within a day, if the limit is reached, or if it is days overdue.
 */
export function isReminderDue(row: ApprovalRow, now: number): boolean {
  const passed = countPassedReminders(row, now);
  const time = reminderTimes[passed - 1];
  if (!row.autoReminds || time === undefined || passed <= row.autoReminders) return false;
  return (
    now <= row.createdAt + time + maxDelayMs &&
    row.reminders < maxReminders &&
    now >= (row.remindedAt ?? 0) + reminderPauseMs
  );
}

/** When the service reminds the client next; null if it will not. */
export function nextReminderAt(found: FoundApproval, now: number): number | null {
  const { row, demoEnds } = found;
  const time = reminderTimes[countPassedReminders(row, now)];
  if (!row.autoReminds || time === undefined || row.reminders >= maxReminders) return null;
  const at = row.createdAt + time;
  return approvalStatus(found, now) === 'pending' && at < (demoEnds ?? 0) ? at : null;
}
