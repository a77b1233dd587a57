import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { mailedTokens, messages, users } from '../db/schema.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { UserRow } from './find-user.ts';

/**
 * Marks the account's address as verified: by its mailed link, by a password reset, or by Google or
 * GitHub. Mails the messages that visitors of its demos wrote before.
 */
export async function markEmailVerified(
  db: Database,
  outbox: Outbox,
  user: UserRow,
): Promise<void> {
  await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, user.id), eq(mailedTokens.purpose, 'verify-email')));
  if (user.emailVerified) return;
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  const waitingMessages = await db
    .select({ id: messages.id, kind: messages.kind })
    .from(messages)
    .where(
      and(
        eq(messages.recipient, user.email),
        isNotNull(messages.demoId),
        isNull(messages.mailedAt),
        isNull(messages.deletedAt),
      ),
    );
  for (const { id, kind } of waitingMessages)
    if (kind !== 'comment')
      await outbox.post(db, user.email, { kind: 'message', about: kind, messageId: id });
}
