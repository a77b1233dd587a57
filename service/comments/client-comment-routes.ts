import { Hono } from 'hono';
import { answerComment, postComment } from '../contract/comments.ts';
import { commentReplies, comments } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import { isMeasuredByName, type RecipientRow } from '../recipients/queries.ts';
import { addCommentMessage, type WrittenComment } from './comment-messages.ts';
import { locateComment } from './locate-comment.ts';
import { mailAnswers } from './mail-comments.ts';
import { createPanelCheck, findReader } from './open-panel.ts';
import { countComments, findComment, maxComments, requireRoomForReply } from './queries.ts';

const isFilledTrap = (website: string | undefined): boolean =>
  website !== undefined && website !== '';

interface CommentNews {
  readonly reader: RecipientRow | undefined;
  readonly commentId: string;
  /** What was written: the comment, or a reply to it. */
  readonly written: WrittenComment;
}

/** Writes a client's comment to the log and the inbox, and notifies the members. */
async function publishComment(
  db: Database,
  outbox: Deps['outbox'],
  demo: DemoRow,
  kind: 'comment.posted' | 'comment.replied',
  { reader, commentId, written }: CommentNews,
): Promise<void> {
  const { id: demoId, agencyId } = demo;
  const { at } = written;
  const recipientId = reader && isMeasuredByName(reader) ? reader.id : null;
  const data = { commentId };
  await appendEvent(db, { agencyId, demoId, recipientId, kind, actor: 'client', at, data });
  await addCommentMessage(db, demo, written);
  await mailAnswers(db, demo, { outbox, at });
}

/** Routes for comments of clients, who have no account. */
export function clientCommentRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, outbox, now } = deps;
  const openDemo = createPanelCheck(deps);

  registerRoute(app, postComment, async ({ c, body, param }) => {
    const demo = await openDemo(param('uniqueId'), 'comments');
    await limiter.take('comment', c.get('clientAddress'));
    const id = body.id ?? crypto.randomUUID();
    if (isFilledTrap(body.website)) return { id };
    const { isFormer, ...location } = locateComment(body, demo, deps);
    const at = now();
    await store.write(async (db) => {
      await limiter.takeWithin(db, 'comment-demo', demo.id);
      if ((await countComments(db, demo.id)) >= maxComments)
        throw new ServiceError(
          'quota_used_up',
          'There are too many comments on this page. Please write to the agency.',
        );
      const reader = await findReader(db, demo.id, body.to);
      const row = {
        id,
        demoId: demo.id,
        recipientId: reader?.id ?? null,
        ...location,
        version: demo.version,
        changedAt: isFormer ? at : null,
        author: body.author,
        email: body.email || (reader?.email ?? null),
        text: body.text,
        createdAt: at,
      };
      const added = await db.insert(comments).values(row).onConflictDoNothing().returning();
      if (added.length > 0)
        await publishComment(db, outbox, demo, 'comment.posted', {
          reader,
          commentId: id,
          written: { ...row, at },
        });
    });
    return { id };
  });

  registerRoute(app, answerComment, async ({ c, body, param }) => {
    const demo = await openDemo(param('uniqueId'), 'comments');
    await limiter.take('comment', c.get('clientAddress'));
    const id = body.id ?? crypto.randomUUID();
    if (isFilledTrap(body.website)) return { id };
    const at = now();
    await store.write(async (db) => {
      await limiter.takeWithin(db, 'comment-demo', demo.id);
      const comment = await findComment(db, demo.id, param('commentId'));
      if (!comment) throw notFound('This comment is not there any more');
      await requireRoomForReply(db, comment.id);
      const reader = await findReader(db, demo.id, body.to);
      const { text, author } = body;
      const commentId = comment.id;
      const row = { id, commentId, isAgency: false, userId: null, author, text, createdAt: at };
      const added = await db.insert(commentReplies).values(row).onConflictDoNothing().returning();
      if (added.length > 0)
        await publishComment(db, outbox, demo, 'comment.replied', {
          reader,
          commentId,
          written: { ...row, at },
        });
    });
    return { id };
  });

  return app;
}
