import { and, count, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { InboxCounts, MessageKind } from '../contract/inbox.ts';
import type { Database } from '../db/open.ts';
import { demos, messages, users } from '../db/schema.ts';
import { undoMs, type ListPosition } from '../demos/queries.ts';

/** The agency whose messages are read. */
export interface Inbox {
  readonly agencyId: string;
  /** Whether messages to the operator are included. */
  readonly isOperator: boolean;
}

interface InboxPage {
  readonly limit: number;
  readonly after?: ListPosition | undefined;
  readonly kind?: MessageKind | undefined;
}

/** A message with the current data of its demo and recipient. */
export interface InboxRow {
  readonly message: typeof messages.$inferSelect;
  /** Null after the demo's deletion. */
  readonly demo: Pick<typeof demos.$inferSelect, 'expiresAt'> | null;
  /** Null when no account has the address. */
  readonly recipient: Pick<typeof users.$inferSelect, 'emailVerified'> | null;
}

const columns = {
  message: messages,
  demo: { expiresAt: demos.expiresAt },
  recipient: { emailVerified: users.emailVerified },
};

/** The condition of every query: a message of another agency is "not found". */
function within({ agencyId, isOperator }: Inbox): SQL | undefined {
  const own = eq(messages.agencyId, agencyId);
  return isOperator ? or(own, and(isNull(messages.agencyId), isNull(messages.demoId))) : own;
}

function isListed(inbox: Inbox, kind?: MessageKind): SQL | undefined {
  return and(within(inbox), isNull(messages.deletedAt), kind && eq(messages.kind, kind));
}

function select(db: Database) {
  return db
    .select(columns)
    .from(messages)
    .leftJoin(
      demos,
      and(
        eq(demos.uniqueId, messages.demoId),
        eq(demos.agencyId, messages.agencyId),
        isNull(demos.deletedAt),
      ),
    )
    .leftJoin(users, eq(users.email, messages.recipient));
}

/** The newest messages after a position, at most `limit`. */
export function listMessages(
  db: Database,
  inbox: Inbox,
  { limit, after, kind }: InboxPage,
): Promise<InboxRow[]> {
  const before =
    after &&
    and(
      lte(messages.createdAt, after.createdAt),
      or(lt(messages.createdAt, after.createdAt), lt(messages.id, after.id)),
    );
  return select(db)
    .where(and(isListed(inbox, kind), before))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

export async function findMessage(
  db: Database,
  inbox: Inbox,
  id: string,
): Promise<InboxRow | undefined> {
  const [row] = await select(db).where(and(isListed(inbox), eq(messages.id, id)));
  return row;
}

export async function countMessages(db: Database, inbox: Inbox): Promise<InboxCounts> {
  const rows = await db
    .select({ kind: messages.kind, all: count(), read: count(messages.readAt) })
    .from(messages)
    .where(isListed(inbox))
    .groupBy(messages.kind);
  const kinds = { inquiry: 0, comment: 0, 'more-time': 0, 'demo-request': 0 };
  let unread = 0;
  for (const row of rows) {
    kinds[row.kind] = row.all;
    unread += row.all - row.read;
  }
  return { unread, kinds };
}

export async function markRead(
  db: Database,
  inbox: Inbox,
  id: string,
  readAt: number | null,
): Promise<void> {
  await db
    .update(messages)
    .set({ readAt })
    .where(and(isListed(inbox), eq(messages.id, id)));
}

/** Marks all messages up to a time as read. */
export async function markAllRead(
  db: Database,
  inbox: Inbox,
  { until, kind }: { until: number; kind: MessageKind | undefined },
  readAt: number,
): Promise<void> {
  await db
    .update(messages)
    .set({ readAt })
    .where(and(isListed(inbox, kind), isNull(messages.readAt), lte(messages.createdAt, until)));
}

/** Removes a message from the inbox; returns whether it existed. */
export async function deleteMessage(
  db: Database,
  inbox: Inbox,
  id: string,
  now: number,
): Promise<boolean> {
  const gone = await db
    .update(messages)
    .set({ deletedAt: now })
    .where(and(isListed(inbox), eq(messages.id, id)))
    .returning({ id: messages.id });
  return gone.length > 0;
}

/** Restores a message while its deletion can be undone. */
export async function restoreMessage(
  db: Database,
  inbox: Inbox,
  id: string,
  now: number,
): Promise<void> {
  await db
    .update(messages)
    .set({ deletedAt: null })
    .where(and(within(inbox), eq(messages.id, id), gt(messages.deletedAt, now - undoMs)));
}

/** Messages are deleted after this time. */
export const messageDays = 365;

/** Deletes old messages, and deleted ones that can no longer be restored. */
export async function deleteOldMessages(db: Database, now: number): Promise<void> {
  const oldest = now - messageDays * 24 * 60 * 60 * 1000;
  await db
    .delete(messages)
    .where(
      or(
        lt(messages.createdAt, oldest),
        and(isNotNull(messages.deletedAt), lt(messages.deletedAt, now - undoMs)),
      ),
    );
}
