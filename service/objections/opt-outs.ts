import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { optOuts } from '../db/schema.ts';
import { sha256 } from '../sha256.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a mailed link is valid. */
export const optOutDays = 7;
const lifetimeMs = optOutDays * day;
/** The objector's data is deleted this long after the link has expired; the stop remains. */
const keptMs = 30 * day;

export type OptOutRow = typeof optOuts.$inferSelect;

export async function addOptOut(
  db: Database,
  request: Pick<OptOutRow, 'domain' | 'email' | 'scope'>,
  now: number,
): Promise<string> {
  const id = crypto.randomUUID();
  const times = { createdAt: now, expiresAt: now + lifetimeMs };
  await db.insert(optOuts).values({ id, ...request, ...times });
  return id;
}

/**
 * An objection whose mail has not been sent yet, with its token; only the token's hash is stored.
 */
export async function issueOptOutToken(
  db: Database,
  id: string,
  now: number,
): Promise<(OptOutRow & { token: string }) | undefined> {
  const token = randomBytes(18).toString('base64url');
  const isOpen = and(isNull(optOuts.confirmedAt), gt(optOuts.expiresAt, now));
  const [row] = await db
    .update(optOuts)
    .set({ tokenHash: sha256(token) })
    .where(and(eq(optOuts.id, id), isOpen))
    .returning();
  return row && { ...row, token };
}

/** Confirms the objection of a mailed token. Using the link again changes nothing. */
export async function confirmObjection(
  db: Database,
  token: string,
  now: number,
): Promise<OptOutRow | undefined> {
  const [row] = await db
    .update(optOuts)
    .set({ confirmedAt: now })
    .where(and(eq(optOuts.tokenHash, sha256(token)), gt(optOuts.expiresAt, now)))
    .returning();
  return row;
}

export async function deleteOldOptOuts(db: Database, now: number): Promise<void> {
  await db.delete(optOuts).where(lt(optOuts.expiresAt, now - keptMs));
}
