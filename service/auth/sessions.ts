/**
 * Sessions, on Lucia, behind this one file: Lucia is no longer developed, so nothing else in the service may know it.
 * See docs/decisions/0003-lucia-behind-one-file.md.
 */
import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { Lucia, TimeSpan, type Adapter, type DatabaseSession } from 'lucia';
import type { Store } from '../db/open.ts';
import { sessions } from '../db/schema.ts';

/** A session unused for this long ends … */
const idleDays = 10;
/** … and every session ends this long after it began. */
const absoluteMs = 30 * 24 * 60 * 60 * 1000;

declare module 'lucia' {
  interface Register {
    Lucia: Lucia;
  }
}

function hashed(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

/** Lucia's storage with the session id kept only as its SHA-256: a leaked database opens no session. */
function adapterFor(store: Store, now: () => number): Adapter {
  const forget = (idHash: string): Promise<void> =>
    store.write(async (db) => {
      await db.delete(sessions).where(eq(sessions.idHash, idHash));
    });
  return {
    deleteSession: (sessionId) => forget(hashed(sessionId)),
    deleteUserSessions: (userId) =>
      store.write(async (db) => {
        await db.delete(sessions).where(eq(sessions.userId, userId));
      }),
    deleteExpiredSessions: () =>
      store.write(async (db) => {
        await db.delete(sessions).where(lt(sessions.expiresAt, now()));
      }),
    getUserSessions: async (userId) => {
      const rows = await store.read.select().from(sessions).where(eq(sessions.userId, userId));
      return rows.map((row) => ({
        id: row.idHash,
        userId,
        expiresAt: new Date(row.expiresAt),
        attributes: {},
      }));
    },
    getSessionAndUser: async (sessionId) => {
      const [row] = await store.read
        .select()
        .from(sessions)
        .where(eq(sessions.idHash, hashed(sessionId)));
      if (!row) return [null, null];
      if (now() - row.createdAt > absoluteMs) {
        await forget(row.idHash);
        return [null, null];
      }
      const session: DatabaseSession = {
        id: sessionId,
        userId: row.userId,
        expiresAt: new Date(row.expiresAt),
        attributes: {},
      };
      return [session, { id: row.userId, attributes: {} }];
    },
    setSession: (session) =>
      store.write(async (db) => {
        await db.insert(sessions).values({
          idHash: hashed(session.id),
          userId: session.userId,
          createdAt: now(),
          expiresAt: session.expiresAt.getTime(),
        });
      }),
    updateSessionExpiration: (sessionId, expiresAt) =>
      store.write(async (db) => {
        await db
          .update(sessions)
          .set({ expiresAt: expiresAt.getTime() })
          .where(eq(sessions.idHash, hashed(sessionId)));
      }),
  };
}

/** The session id in a `Cookie` header. Only this cookie is looked at: another program's may hold anything. */
function sessionIdIn(cookieHeader: string): string | undefined {
  return /(?:^|;\s*)connect\.sid=([a-z0-9]+)\s*(?:;|$)/u.exec(cookieHeader)?.[1];
}

export interface Sessions {
  /** Starts a session and gives the `Set-Cookie` value that carries it. */
  readonly begin: (userId: string) => Promise<string>;
  /** Who the request's `Cookie` header belongs to; with a renewed `Set-Cookie` when half of the idle time has passed. */
  readonly read: (
    cookieHeader: string,
  ) => Promise<{ userId: string; setCookie: string | undefined } | undefined>;
  /** Ends the request's session and gives the `Set-Cookie` value that removes it. */
  readonly end: (cookieHeader: string) => Promise<string>;
}

export function createSessions(store: Store, options: { secure: boolean; now: () => number }): Sessions {
  const lucia = new Lucia(adapterFor(store, options.now), {
    sessionExpiresIn: new TimeSpan(idleDays, 'd'),
    sessionCookie: {
      name: 'connect.sid',
      attributes: { secure: options.secure, sameSite: 'lax', path: '/' },
    },
  });
  return {
    begin: async (userId) => {
      const session = await lucia.createSession(userId, {});
      return lucia.createSessionCookie(session.id).serialize();
    },
    read: async (cookieHeader) => {
      const sessionId = sessionIdIn(cookieHeader);
      if (sessionId === undefined) return undefined;
      const { session } = await lucia.validateSession(sessionId);
      if (!session) return undefined;
      return {
        userId: session.userId,
        setCookie: session.fresh ? lucia.createSessionCookie(session.id).serialize() : undefined,
      };
    },
    end: async (cookieHeader) => {
      const sessionId = sessionIdIn(cookieHeader);
      if (sessionId !== undefined) await lucia.invalidateSession(sessionId);
      return lucia.createBlankSessionCookie().serialize();
    },
  };
}
