import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { mailedTokens, users } from '../db/schema.ts';
import type { UserRow } from './find-user.ts';
import { sha256 } from '../sha256.ts';

export type Purpose = typeof mailedTokens.$inferSelect.purpose;

const hour = 60 * 60 * 1000;
const lifetimes: Readonly<Record<Purpose, number>> = {
  'verify-email': 24 * hour,
  'reset-password': hour,
  'change-email': 24 * hour,
};

/**
 * Creates a token for an address of the account and ends earlier ones of the same purpose. Only its
 * hash is stored.
 */
export async function issueToken(
  db: Database,
  purpose: Purpose,
  user: { readonly id: string; readonly email: string },
  now: number,
): Promise<string> {
  const token = randomBytes(18).toString('base64url');
  await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, user.id), eq(mailedTokens.purpose, purpose)));
  await db.insert(mailedTokens).values({
    tokenHash: sha256(token),
    purpose,
    userId: user.id,
    email: user.email,
    createdAt: now,
    expiresAt: now + lifetimes[purpose],
  });
  return token;
}

/**
 * The account that a token was mailed to; undefined when the token is unknown, used, expired, or
 * for an address that the account no longer has.
 */
export async function findTokenOwner(
  db: Database,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<UserRow | undefined> {
  const address = purpose === 'change-email' ? users.pendingEmail : users.email;
  const [row] = await db
    .select({ user: users })
    .from(mailedTokens)
    .innerJoin(users, and(eq(users.id, mailedTokens.userId), eq(address, mailedTokens.email)))
    .where(
      and(
        eq(mailedTokens.tokenHash, sha256(token)),
        eq(mailedTokens.purpose, purpose),
        gt(mailedTokens.expiresAt, now),
      ),
    );
  return row?.user;
}

/**
 * Finds the account and uses the token up. Runs inside the transaction that does what the token
 * allows.
 */
export async function useToken(
  db: Database,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<UserRow | undefined> {
  const user = await findTokenOwner(db, purpose, token, now);
  await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.tokenHash, sha256(token)), eq(mailedTokens.purpose, purpose)));
  return user;
}
