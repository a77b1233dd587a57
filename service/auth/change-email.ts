import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { demos, mailedTokens, messages, users } from '../db/schema.ts';
import { ServiceError } from '../errors.ts';
import type { Outbox } from '../mail/outbox.ts';
import { findByEmail } from './accounts.ts';
import type { UserRow } from './find-user.ts';
import { markEmailVerified } from './mark-email-verified.ts';

/** The error of an address that another account has. */
export function emailTakenError(): ServiceError {
  const taken = 'This email is already registered';
  return new ServiceError('taken', taken, { fields: { email: taken } });
}

async function endTokens(db: Database, userId: string): Promise<void> {
  const isForThisChange = and(
    eq(mailedTokens.userId, userId),
    eq(mailedTokens.purpose, 'change-email'),
  );
  await db.delete(mailedTokens).where(isForThisChange);
}

/** Stores the requested address and mails both addresses. Runs inside a transaction. */
export async function requestEmailChange(
  db: Database,
  outbox: Outbox,
  user: UserRow,
  pendingEmail: string,
): Promise<void> {
  await endTokens(db, user.id);
  await db.update(users).set({ pendingEmail }).where(eq(users.id, user.id));
  await outbox.post(db, pendingEmail, { kind: 'change-email', userId: user.id });
  await outbox.post(db, user.email, { kind: 'email-change-asked', to: pendingEmail });
}

export async function deletePendingEmail(db: Database, userId: string): Promise<void> {
  await endTokens(db, userId);
  await db.update(users).set({ pendingEmail: null }).where(eq(users.id, userId));
}

/**
 * Makes the pending address the account's, after its mailed link was used. Messages to the
 * account's demos move to it, and both addresses get a mail. Runs inside a transaction.
 * @throws ServiceError taken when another account has the address meanwhile.
 */
export async function applyEmailChange(
  db: Database,
  outbox: Outbox,
  user: UserRow,
  pendingEmail: string,
): Promise<void> {
  if (await findByEmail(db, pendingEmail)) throw emailTakenError();
  await db
    .update(users)
    .set({ email: pendingEmail, pendingEmail: null })
    .where(eq(users.id, user.id));
  await db.delete(mailedTokens).where(eq(mailedTokens.userId, user.id));
  const own = db.select({ id: demos.uniqueId }).from(demos).where(eq(demos.userId, user.id));
  await db
    .update(messages)
    .set({ recipient: pendingEmail })
    .where(and(eq(messages.recipient, user.email), inArray(messages.demoId, own)));
  await markEmailVerified(db, outbox, { ...user, email: pendingEmail });
  for (const address of [user.email, pendingEmail])
    await outbox.post(db, address, { kind: 'email-changed', from: user.email, to: pendingEmail });
}
