import { z } from 'zod';
import type { Call } from './call.ts';

const time = z
  .string('Must be a time like 22:00')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'Must be a time like 22:00');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const QuietHours = z.object({
  from: time,
  /** Later than `from`, else on the next day. */
  to: time,
  timeZone: z
    .string('Time zone must be a name like Europe/Vienna')
    .max(60, 'Time zone must be a name like Europe/Vienna')
    .refine(isTimeZone, 'Time zone must be a name like Europe/Vienna'),
});

/** What a member is mailed about in the current agency. */
export const Notifications = z.object({
  /** One mail for a visit of a demo, at most one an hour for each demo. */
  visitMails: z.boolean('Visit mails must be true or false'),
  /** A mail when a client comments on a demo or chooses a look. */
  commentMails: z.boolean('Comment mails must be true or false'),
  /** A mail when a client approves, or pays a deposit, that the member asked for. */
  approvalMails: z.boolean('Approval mails must be true or false'),
  /** Hours in which mails about visits and answers are held back; null for none. */
  quiet: QuietHours.nullable(),
});
export type Notifications = z.infer<typeof Notifications>;

const path = '/api/notifications';

export const readNotifications = {
  method: 'GET',
  path,
  summary: 'What the signed-in member is mailed of.',
  reply: { 200: Notifications },
  errors: [401],
} as const satisfies Call;

export const changeNotifications = {
  method: 'PATCH',
  path,
  summary: 'Change what one is mailed of, and when; what is not sent stays.',
  body: Notifications.partial(),
  reply: { 200: Notifications },
  errors: [401, 422],
} as const satisfies Call;
