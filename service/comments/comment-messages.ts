/** Comments of clients in the agency's inbox, beside the inquiries from its demos. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { commentReplies, messages } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import type { DemoRow } from '../demos/queries.ts';

/** A message's id is found by the comment's, which its author's browser may choose. */
const messageId = (id: string): string => `comment-${id}`;

export interface WrittenComment {
  /** The id of the comment or reply. */
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly email?: string | null;
  readonly at: number;
}

/** Adds a comment or reply to the inbox. Its mail is that of comments, so the message has none. */
export async function addCommentMessage(
  db: Database,
  demo: DemoRow,
  { id, author, text, email, at }: WrittenComment,
): Promise<void> {
  const about = { Name: author, Message: text, Demo: demo.name };
  await db.insert(messages).values({
    id: messageId(id),
    kind: 'comment',
    agencyId: demo.agencyId,
    demoId: demo.uniqueId,
    recipient: null,
    content: email ? { ...about, Email: email } : about,
    createdAt: at,
    mailedAt: at,
  });
}

/** The ids of the messages of a comment and its replies. */
async function listMessageIds(db: Database, commentId: string): Promise<string[]> {
  const replies = await db
    .select({ id: commentReplies.id })
    .from(commentReplies)
    .where(eq(commentReplies.commentId, commentId));
  return [commentId, ...replies.map(({ id }) => id)].map(messageId);
}

/** Marks a comment's messages as read, because a member has answered or resolved it. */
export async function readCommentMessages(
  db: Database,
  commentId: string,
  readAt: number,
): Promise<void> {
  const ids = await listMessageIds(db, commentId);
  await db
    .update(messages)
    .set({ readAt })
    .where(and(inArray(messages.id, ids), isNull(messages.readAt)));
}

/** Deletes a comment's messages; call it before the comment's replies are deleted. */
export async function deleteCommentMessages(db: Database, commentId: string): Promise<void> {
  await db.delete(messages).where(inArray(messages.id, await listMessageIds(db, commentId)));
}
