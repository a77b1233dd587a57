/**
 * Sessions, on Lucia, behind this one file: Lucia is no longer developed, so no other file may
 * import it. See docs/decisions/0003-lucia-behind-one-file.md.
 */
import { eq, lt } from 'drizzle-orm';
import { Cookie, Lucia, TimeSpan, type Adapter, type DatabaseSession } from 'lucia';
import type { Database, Store } from '../db/open.ts';
import { sessions } from '../db/schema.ts';
import { sha256 } from '../sha256.ts';
import { hasHint, readSessionId } from './session-cookies.ts';
import {
  deleteOtherSessions,
  deleteSession,
  listSessions,
  recordUse,
  type SessionRow,
} from './session-queries.ts';

const day = 24 * 60 * 60 * 1000;
/** Idle timeout of a session. */
const idleDays = 10;
/** Absolute timeout of a session. */
const absoluteMs = 30 * day;
/** The time of last use is stored at most this often. */
const recordUseEveryMs = 5 * 60 * 1000;

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionFacts>;
    DatabaseSessionAttributes: SessionFacts;
  }
}

interface SessionFacts {
  readonly device: string;
  readonly lastSeenAt: number;
}

type Write = Store['write'];

/**
 * Reading a session also renews it and deletes an expired one. The request does not wait for these
 * writes, and their failure (a full disk) must not fail it.
 */
function runInBackground(work: Promise<void>): void {
  work.catch(() => undefined);
}

/**
 * Lucia's storage, with only the SHA-256 of each session id, so that a leaked database opens no
 * session.
 */
function createAdapter(read: Database, write: Write, now: () => number): Adapter {
  // Lucia uses the machine's clock, the service its own.
  const toSystemClock = (at: number): Date => new Date(Date.now() + at - now());
  const sessionEnd = (createdAt: number): number =>
    Math.min(now() + idleDays * day, createdAt + absoluteMs);
  const deleteSessionRow = (idHash: string): Promise<void> =>
    write(async (db) => {
      await db.delete(sessions).where(eq(sessions.idHash, idHash));
    });
  return {
    deleteSession: (sessionId) => deleteSessionRow(sha256(sessionId)),
    deleteUserSessions: (userId) =>
      write(async (db) => {
        await db.delete(sessions).where(eq(sessions.userId, userId));
      }),
    deleteExpiredSessions: () =>
      write(async (db) => {
        await db.delete(sessions).where(lt(sessions.expiresAt, now()));
      }),
    getUserSessions: async (userId) => {
      const rows = await read.select().from(sessions).where(eq(sessions.userId, userId));
      return rows.map(({ idHash, expiresAt, device, lastSeenAt }) => ({
        id: idHash,
        userId,
        expiresAt: toSystemClock(expiresAt),
        attributes: { device, lastSeenAt },
      }));
    },
    getSessionAndUser: async (sessionId) => {
      const [row] = await read
        .select()
        .from(sessions)
        .where(eq(sessions.idHash, sha256(sessionId)));
      if (!row) return [null, null];
      if (now() >= row.expiresAt || now() - row.createdAt >= absoluteMs) {
        runInBackground(deleteSessionRow(row.idHash));
        return [null, null];
      }
      const { userId, device, lastSeenAt } = row;
      const session: DatabaseSession = {
        id: sessionId,
        userId,
        expiresAt: toSystemClock(row.expiresAt),
        attributes: { device, lastSeenAt },
      };
      return [session, { id: userId, attributes: {} }];
    },
    setSession: ({ id, userId, attributes }) =>
      write(async (db) => {
        const createdAt = now();
        const expiresAt = sessionEnd(createdAt);
        await db.insert(sessions).values({
          idHash: sha256(id),
          userId,
          createdAt,
          expiresAt,
          ...attributes,
          lastSeenAt: createdAt,
        });
      }),
    updateSessionExpiration: (sessionId) => {
      runInBackground(
        write(async (db) => {
          const where = eq(sessions.idHash, sha256(sessionId));
          const [row] = await db.select().from(sessions).where(where);
          if (row)
            await db
              .update(sessions)
              .set({ expiresAt: sessionEnd(row.createdAt) })
              .where(where);
        }),
      );
      return Promise.resolve();
    },
  };
}

/**
 * A cookie that tells the pages' scripts to ask who is signed in, so that visitors without an
 * account send no request. It identifies nobody and gives no access.
 */
const hintName = 'signed-in';

export interface Sessions {
  /** Begins a session inside a transaction and returns its `Set-Cookie` values. */
  readonly begin: (db: Database, userId: string, device: string) => Promise<readonly string[]>;
  /**
   * The account of the request's `Cookie` header, and the `Set-Cookie` values for the answer:
   * renewed ones after half of the idle time, and a removal of the hint when the session is over.
   */
  readonly read: (
    cookieHeader: string,
  ) => Promise<{ readonly userId: string | undefined; readonly cookies: readonly string[] }>;
  /** Ends the request's session and returns the `Set-Cookie` values that remove it. */
  readonly end: (cookieHeader: string) => Promise<readonly string[]>;
  /** Like `end`, inside a transaction. */
  readonly endIn: (db: Database, cookieHeader: string) => Promise<void>;
  /** The account's sessions, the latest used first; `current` is that of the `Cookie` header. */
  readonly list: (userId: string, cookieHeader: string) => Promise<SessionRow[]>;
  /** Ends one session of the account by its id in the list; returns whether it existed. */
  readonly endOne: (userId: string, id: string) => Promise<boolean>;
  /** Ends every session of the account except that of the `Cookie` header. */
  readonly endOthers: (userId: string, cookieHeader: string) => Promise<void>;
  /** Ends every session of the account, inside a transaction. */
  readonly endAll: (db: Database, userId: string) => Promise<void>;
}

export function createSessions(
  store: Store,
  options: { secure: boolean; now: () => number },
): Sessions {
  const { now } = options;
  const createLucia = (write: Write): Lucia<SessionFacts> =>
    new Lucia(createAdapter(store.read, write, now), {
      sessionExpiresIn: new TimeSpan(idleDays, 'd'),
      sessionCookie: {
        name: 'connect.sid',
        attributes: { secure: options.secure, sameSite: 'lax', path: '/' },
      },
      getSessionAttributes: (facts) => facts,
    });
  const serializeHint = (session: Cookie): string =>
    new Cookie(hintName, session.value === '' ? '' : '1', {
      ...session.attributes,
      httpOnly: false,
    }).serialize();
  const serializeCookies = (session: Cookie): readonly string[] => [
    session.serialize(),
    serializeHint(session),
  ];
  const within = (db: Database): Lucia<SessionFacts> => createLucia((work) => work(db));
  const lucia = createLucia(store.write);

  return {
    begin: async (db, userId, device) => {
      const session = await within(db).createSession(userId, { device, lastSeenAt: now() });
      return serializeCookies(lucia.createSessionCookie(session.id));
    },
    read: async (cookieHeader) => {
      const sessionId = readSessionId(cookieHeader);
      const { session } =
        sessionId === undefined ? { session: null } : await lucia.validateSession(sessionId);
      if (!session) {
        const cookies = hasHint(cookieHeader)
          ? [serializeHint(lucia.createBlankSessionCookie())]
          : [];
        return { userId: undefined, cookies };
      }
      if (now() - session.lastSeenAt >= recordUseEveryMs)
        runInBackground(store.write((db) => recordUse(db, session.id, now())));
      const cookies = session.fresh ? serializeCookies(lucia.createSessionCookie(session.id)) : [];
      return { userId: session.userId, cookies };
    },
    end: async (cookieHeader) => {
      const sessionId = readSessionId(cookieHeader);
      if (sessionId !== undefined) await lucia.invalidateSession(sessionId);
      return serializeCookies(lucia.createBlankSessionCookie());
    },
    endIn: async (db, cookieHeader) => {
      const sessionId = readSessionId(cookieHeader);
      if (sessionId !== undefined) await within(db).invalidateSession(sessionId);
    },
    list: (userId, cookieHeader) => listSessions(store.read, userId, { cookieHeader, now: now() }),
    endOne: (userId, id) => store.write((db) => deleteSession(db, userId, id)),
    endOthers: (userId, cookieHeader) =>
      store.write((db) => deleteOtherSessions(db, userId, cookieHeader)),
    endAll: (db, userId) => within(db).invalidateUserSessions(userId),
  };
}
