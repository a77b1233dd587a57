import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { sessions } from '../db/schema.ts';
import { sha256 } from '../sha256.ts';
import { readSessionId } from './session-cookies.ts';

export interface SessionRow {
  /** Id in the list only; it gives no access. */
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly current: boolean;
}

/** The account's sessions, the latest used first; `current` is that of the `Cookie` header. */
export async function listSessions(
  db: Database,
  userId: string,
  { cookieHeader, now }: { cookieHeader: string; now: number },
): Promise<SessionRow[]> {
  const current = sha256(readSessionId(cookieHeader) ?? '');
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ idHash, device, createdAt, lastSeenAt }) => ({
    id: idHash,
    device,
    createdAt,
    lastSeenAt,
    current: idHash === current,
  }));
}

/** Deletes one session of the account by its id in the list; returns whether it existed. */
export async function deleteSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.idHash, id)))
    .returning({ id: sessions.idHash });
  return ended.length > 0;
}

/** Deletes every session of the account except that of the `Cookie` header. */
export async function deleteOtherSessions(
  db: Database,
  userId: string,
  cookieHeader: string,
): Promise<void> {
  const current = sha256(readSessionId(cookieHeader) ?? '');
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.idHash, current)));
}

export async function recordUse(db: Database, sessionId: string, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(eq(sessions.idHash, sha256(sessionId)));
}
