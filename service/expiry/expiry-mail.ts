import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { demos, users } from '../db/schema.ts';
import type { MailContent } from '../mail/render-mail.ts';
import { findRole } from '../agencies/queries.ts';
import { isNotStopped } from '../objections/stops.ts';
import { formatDuration } from '../../templates-data/model/format-duration.ts';
import { showSignals } from '../signals/show-signals.ts';
import type { DueStage } from './due-stage.ts';
import { makeRenewalToken } from './renewal-tokens.ts';

/** Days by which a link is renewed from a mail. */
export const renewalDays = 14;

interface ExpiryLetter {
  readonly stage: DueStage;
  readonly demoId: string;
  readonly expiresAt: number;
  /** Whether the agency's plan includes reading signals. */
  readonly hasSignals: boolean;
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function title(stage: DueStage, name: string): string {
  return {
    week: `The link of ${name} ends in 7 days`,
    days: `The link of ${name} ends in 2 days`,
    ended: `The link of ${name} has ended`,
    after: `The link of ${name} ended a week ago`,
  }[stage];
}

/** A summary of the visits in a few lines. */
async function describeReading(
  db: Database,
  demo: { readonly id: string; readonly visits: number },
  hasSignals: boolean,
  now: number,
): Promise<Record<string, string>> {
  if (!hasSignals) return { 'Visitors counted': String(demo.visits) };
  const { totals, recipients } = await showSignals(db, demo.id, now);
  const readers = recipients.filter(({ named, opens }) => named && opens > 0);
  return {
    People: String(totals.people),
    Opened: totals.opens === 1 ? 'once' : `${totals.opens} times`,
    ...(totals.visibleMs > 0 && { 'Read for': formatDuration(totals.visibleMs) }),
    ...(totals.lastAt !== null && { 'Last seen': date.format(new Date(totals.lastAt)) }),
    ...(readers.length > 0 && { 'By name': readers.map(({ name }) => name).join(', ') }),
  };
}

/**
 * The mail about the end of a link; undefined if the link was renewed, or if the demo or the member
 * no longer exists.
 */
export async function writeExpiryMail(
  db: Database,
  { stage, demoId, expiresAt, hasSignals }: ExpiryLetter,
  { origin, recipient, now }: { origin: string; recipient: string; now: number },
): Promise<MailContent | undefined> {
  const [row] = await db
    .select({ demo: demos, userId: users.id })
    .from(demos)
    .innerJoin(users, eq(users.id, demos.userId))
    .where(
      and(
        eq(demos.id, demoId),
        isNull(demos.deletedAt),
        isNotStopped(),
        eq(users.email, recipient),
      ),
    );
  if (row?.demo.expiresAt !== expiresAt) return undefined;
  const { demo, userId } = row;
  if ((await findRole(db, demo.agencyId, userId)) === undefined) return undefined;
  const token = await makeRenewalToken(db, { demoId, userId, expiresAt });
  if (token === undefined) return undefined;
  const isOver = stage === 'ended' || stage === 'after';
  return {
    title: title(stage, demo.name),
    paragraphs: [
      isOver
        ? `It ended on ${date.format(expiresAt)}. Who opens it sees your card, and can ask to see it again.`
        : `It ends on ${date.format(expiresAt)}. Call before then, or let it live on.`,
    ],
    fields: await describeReading(db, demo, hasSignals, now),
    action: {
      label: isOver
        ? `Bring it back for ${renewalDays} days`
        : `Let it live ${renewalDays} days more`,
      href: `${origin}/renew?token=${token}`,
    },
    notes: [
      'The button asks once more before it changes anything, and works once. The link of the demo stays the same.',
    ],
  };
}
