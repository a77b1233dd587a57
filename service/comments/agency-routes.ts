import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { changeComment, deleteComment, replyToComment } from '../contract/comments.ts';
import type { EventKind } from '../contract/events.ts';
import type { Database } from '../db/open.ts';
import { commentReplies, comments } from '../db/schema.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import { deleteCommentMessages, readCommentMessages } from './comment-messages.ts';
import {
  findAgencyComment,
  requireRoomForReply,
  showComments,
  type CommentRow,
} from './queries.ts';

interface Found {
  readonly comment: CommentRow;
  readonly demo: DemoRow;
}

/** Routes for the agency's side of comments on its demos. */
export function agencyCommentRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, outbox, now } = deps;

  /** Changes a comment of the caller's agency, and logs it. */
  async function change<T>(
    c: Context<Variables>,
    id: string,
    work: (
      db: Database,
      found: Found,
      by: { userId: string; username: string; at: number },
    ) => Promise<{ kind: EventKind | undefined; result: T }>,
  ): Promise<T> {
    const { agency, user } = await requireMember(c, deps);
    const at = now();
    return store.write(async (db) => {
      const found = await findAgencyComment(db, agency.id, id);
      if (!found) throw notFound('Comment not found');
      const { id: userId, username } = user;
      const { kind, result } = await work(db, found, { userId, username, at });
      if (kind !== undefined)
        await appendEvent(db, {
          agencyId: agency.id,
          demoId: found.demo.id,
          kind,
          actor: `member:${userId}`,
          at,
          data: { commentId: found.comment.id },
        });
      return result;
    });
  }

  registerRoute(app, replyToComment, ({ c, body, param }) =>
    change(c, param('id'), async (db, { comment }, { userId, username, at }) => {
      await requireRoomForReply(db, comment.id);
      const id = body.id ?? crypto.randomUUID();
      const written = { author: username, text: body.text, isAgency: true };
      const row = { id, commentId: comment.id, userId, createdAt: at, ...written };
      const added = await db.insert(commentReplies).values(row).onConflictDoNothing().returning();
      const result = { id, createdAt: new Date(at).toISOString(), ...written };
      if (added.length === 0) return { kind: undefined, result };
      await readCommentMessages(db, comment.id, at);
      if (comment.email !== null)
        await outbox.post(db, comment.email, { kind: 'comment-reply', replyId: id });
      return { kind: 'comment.replied', result };
    }),
  );

  registerRoute(app, changeComment, ({ c, body, param }) =>
    change(c, param('id'), async (db, { comment, demo }, { at }) => {
      const isChanged = (comment.resolvedAt !== null) !== body.resolved;
      if (isChanged)
        await db
          .update(comments)
          .set({ resolvedAt: body.resolved ? at : null })
          .where(eq(comments.id, comment.id));
      if (body.resolved) await readCommentMessages(db, comment.id, at);
      const { id } = comment;
      const [result] = await showComments(db, demo, deps, { isAgency: true, id });
      if (!result) throw notFound('Comment not found');
      const kind = body.resolved ? 'comment.resolved' : 'comment.reopened';
      return { kind: isChanged ? kind : undefined, result };
    }),
  );

  registerRoute(app, deleteComment, ({ c, param }) =>
    change(c, param('id'), async (db, { comment }) => {
      await deleteCommentMessages(db, comment.id);
      await db.delete(comments).where(eq(comments.id, comment.id));
      return { kind: 'comment.deleted', result: { success: true } as const };
    }),
  );

  return app;
}
