import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { mailedTokens, users } from '../db/schema.ts';

export type Purpose = typeof mailedTokens.$inferSelect.purpose;

const hour = 60 * 60 * 1000;
const lifetimes: Readonly<Record<Purpose, number>> = { 'verify-email': 24 * hour, 'reset-password': hour };

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a token for an address of the account and ends its earlier ones of that purpose; only its hash is stored. */
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
    tokenHash: hashed(token),
    purpose,
    userId: user.id,
    email: user.email,
    createdAt: now,
    expiresAt: now + lifetimes[purpose],
  });
  return token;
}

/** Whether the token could be used now. */
export async function isUsable(db: Database, purpose: Purpose, token: string, now: number): Promise<boolean> {
  return (await ownerOf(db, purpose, token, now)) !== undefined;
}

async function ownerOf(
  db: Database,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: users.id })
    .from(mailedTokens)
    .innerJoin(users, and(eq(users.id, mailedTokens.userId), eq(users.email, mailedTokens.email)))
    .where(
      and(
        eq(mailedTokens.tokenHash, hashed(token)),
        eq(mailedTokens.purpose, purpose),
        gt(mailedTokens.expiresAt, now),
      ),
    );
  return row?.userId;
}

/**
 * Uses a token up and gives the account it was mailed to; undefined when it is unknown, used, late or of an address that
 * the account no longer has. Call it inside the transaction that does what the token allows.
 */
export async function useToken(
  db: Database,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<string | undefined> {
  const userId = await ownerOf(db, purpose, token, now);
  await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.tokenHash, hashed(token)), eq(mailedTokens.purpose, purpose)));
  return userId;
}
