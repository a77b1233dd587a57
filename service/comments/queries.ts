import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Comment } from '../contract/comments.ts';
import type { Database } from '../db/open.ts';
import { commentReplies, comments, demos } from '../db/schema.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { isNotStopped } from '../objections/stops.ts';
import { anchorState } from './anchors.ts';
import { createPageViews } from './page-views.ts';
import { ServiceError } from '../errors.ts';
import { toIsoTime } from '../iso-time.ts';

export type CommentRow = typeof comments.$inferSelect;

/** Maximum number of comments on a demo. */
export const maxComments = 500;
const maxReplies = 100;

export async function countComments(db: Database, demoId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(comments)
    .where(eq(comments.demoId, demoId));
  return row?.total ?? 0;
}

/** @throws ServiceError quota_used_up */
export async function requireRoomForReply(db: Database, commentId: string): Promise<void> {
  const [row] = await db
    .select({ total: count() })
    .from(commentReplies)
    .where(eq(commentReplies.commentId, commentId));
  if ((row?.total ?? 0) >= maxReplies)
    throw new ServiceError('quota_used_up', 'There are too many replies to this comment.');
}

export async function findComment(
  db: Database,
  demoId: string,
  id: string,
): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.demoId, demoId)));
  return row;
}

/** A comment on a demo of the agency. */
export async function findAgencyComment(
  db: Database,
  agencyId: string,
  id: string,
): Promise<{ comment: CommentRow; demo: DemoRow } | undefined> {
  const [row] = await db
    .select({ comment: comments, demo: demos })
    .from(comments)
    .innerJoin(demos, eq(demos.id, comments.demoId))
    .where(
      and(
        eq(comments.id, id),
        eq(demos.agencyId, agencyId),
        isNull(demos.deletedAt),
        isNotStopped(),
      ),
    );
  return row;
}

/** Comments with their replies, in the form of the API; e-mail addresses for the agency only. */
export async function showComments(
  db: Database,
  demo: DemoRow,
  deps: Pick<Deps, 'site' | 'now'>,
  { isAgency, id }: { readonly isAgency: boolean; readonly id?: string },
): Promise<Comment[]> {
  const isOfDemo = eq(comments.demoId, demo.id);
  const rows = await db
    .select()
    .from(comments)
    .where(id === undefined ? isOfDemo : and(isOfDemo, eq(comments.id, id)))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const replies = await db
    .select()
    .from(commentReplies)
    .where(inArray(commentReplies.commentId, ids))
    .orderBy(asc(commentReplies.createdAt), asc(commentReplies.id));
  const getView = createPageViews(demo, deps);
  return rows.map((row) => ({
    id: row.id,
    page: row.page,
    section: row.section,
    place: row.place,
    item: row.item,
    quote: row.quote,
    version: row.version,
    state: row.changedAt === null ? anchorState(row, getView(row.page)) : 'changed',
    author: row.author,
    email: isAgency ? row.email : null,
    text: row.text,
    createdAt: toIsoTime(row.createdAt),
    resolved: row.resolvedAt !== null,
    replies: replies
      .filter(({ commentId }) => commentId === row.id)
      .map((reply) => ({
        id: reply.id,
        author: reply.author,
        isAgency: reply.isAgency,
        text: reply.text,
        createdAt: toIsoTime(reply.createdAt),
      })),
  }));
}
