import { and, desc, eq, isNotNull, isNull, like, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { members, outbox, users } from '../db/schema.ts';
import type { QuietHours } from '../signals/quiet-hours.ts';

/** A member who receives mails. */
interface MailReader {
  readonly email: string;
  readonly quiet: QuietHours | undefined;
  readonly timeZone: string | null;
}

/** Members who want such mails and have a verified address. */
export async function listReaders(
  db: Database,
  agencyId: string,
  about: 'visitMails' | 'commentMails',
): Promise<MailReader[]> {
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

interface About {
  readonly kind: 'visits' | 'comments';
  readonly demoId: string;
}

function isAbout({ kind, demoId }: About): SQL {
  return like(outbox.text, `{"kind":"${kind}","demoId":"${demoId}"%`);
}

/** When the last mail about the demo was sent to this address. */
export async function lastMailedAt(
  db: Database,
  email: string,
  about: About,
): Promise<number | undefined> {
  const [row] = await db
    .select({ at: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), isNotNull(outbox.sentAt), isAbout(about)))
    .orderBy(desc(outbox.sentAt))
    .limit(1);
  return row?.at ?? undefined;
}

/** Whether a mail about the demo is queued for this address; it will include later events. */
export async function isMailWaiting(db: Database, email: string, about: About): Promise<boolean> {
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, email),
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        eq(outbox.attempts, 0),
        isAbout(about),
      ),
    )
    .limit(1);
  return row !== undefined;
}
