import { and, eq, isNull, like } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { members, outbox, users } from '../db/schema.ts';
import type { QuietHours } from '../signals/quiet-hours.ts';

/** A member who receives mails. */
export interface Reader {
  readonly email: string;
  readonly quiet: QuietHours | undefined;
  readonly timeZone: string | null;
}

/** Members who want such mails and have a verified address. */
export async function listReaders(
  db: Database,
  agencyId: string,
  about: 'visitMails' | 'commentMails',
): Promise<Reader[]> {
  const rows = await db
    .select({
      email: users.email,
      from: members.quietFrom,
      to: members.quietTo,
      timeZone: members.timeZone,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(eq(members.agencyId, agencyId), eq(members[about], true), eq(users.emailVerified, true)),
    );
  return rows.map(({ email, from, to, timeZone }) => ({
    email,
    timeZone,
    quiet: from === null || to === null || timeZone === null ? undefined : { from, to, timeZone },
  }));
}

/** Whether a mail about the demo is queued for this address. It will include later news. */
export async function isMailWaiting(
  db: Database,
  email: string,
  { kind, demoId }: { readonly kind: 'visits' | 'comments'; readonly demoId: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, email),
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        eq(outbox.attempts, 0),
        like(outbox.text, `{"kind":"${kind}","demoId":"${demoId}"%`),
      ),
    )
    .limit(1);
  return row !== undefined;
}
