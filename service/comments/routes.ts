import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { shownParts } from '../../templates-data/model/panel-parts.ts';
import { findAgency } from '../agencies/queries.ts';
import { findMember } from '../agencies/find-member.ts';
import { findOpenApproval } from '../approvals/queries.ts';
import { answerComment, closePanel, listComments, postComment } from '../contract/comments.ts';
import { noPanel, readPanel } from '../contract/panel.ts';
import { commentReplies, comments, recipients } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import { findOwn, type DemoRow } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import { isMeasuredByName, type RecipientRow } from '../recipients/queries.ts';
import { agencyCommentRoutes } from './agency-routes.ts';
import { findPlace, nameItem, shownText } from './anchors.ts';
import { mailAnswers } from './mail-comments.ts';
import { createPanelCheck, findReader } from './open-panel.ts';
import { createPageViews } from './page-views.ts';
import {
  countComments,
  countReplies,
  findComment,
  maxComments,
  maxReplies,
  showComments,
} from './queries.ts';

const isFilledTrap = (website: string | undefined): boolean =>
  website !== undefined && website !== '';

/** A sent text with single spaces, as a browser shows it, or null. */
function sentText(text: string | null | undefined): string | null {
  return text === null || text === undefined || text === '' ? null : shownText(text);
}

/** Routes for comments on demos: for clients without an account, and for the agency. */
export function commentRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, outbox, now } = deps;
  const openDemo = createPanelCheck(deps);
  app.route('/', agencyCommentRoutes(deps));

  /** Writes a client's comment to the log and notifies the members. */
  async function tell(
    db: Database,
    demo: DemoRow,
    kind: 'comment.posted' | 'comment.replied',
    { reader, commentId, at }: { reader: RecipientRow | undefined; commentId: string; at: number },
  ): Promise<void> {
    const { id: demoId, agencyId } = demo;
    const recipientId = reader && isMeasuredByName(reader) ? reader.id : null;
    const data = { commentId };
    await appendEvent(db, { agencyId, demoId, recipientId, kind, actor: 'client', at, data });
    await mailAnswers(db, demo, { outbox, at });
  }

  registerRoute(app, readPanel, async ({ query, param }) => {
    const demo = await openDemo(param('uniqueId'));
    const panel = demo.panel ?? noPanel;
    if (shownParts(panel).length === 0) throw notFound('The agency has opened no panel here');
    const reader = await findReader(store.read, demo.id, query.to);
    const agency = await findAgency(store.read, demo.agencyId);
    const approval = panel.approval ? await findOpenApproval(store.read, demo.id) : undefined;
    return {
      agency: agency?.name ?? '',
      version: demo.version,
      panel,
      reader: reader ? { name: reader.name } : null,
      approval: approval === undefined ? null : `/approve/${approval}`,
    };
  });

  registerRoute(app, listComments, async ({ c, query, param }) => {
    const member = await findMember(c, deps);
    const own = member && (await findOwn(store.read, member.agency.id, param('uniqueId')));
    const demo = own ?? (await openDemo(param('uniqueId'), 'comments'));
    const reader = await findReader(store.read, demo.id, query.to);
    return {
      comments: await showComments(store.read, demo, deps, { isAgency: own !== undefined }),
      reader: reader ? { name: reader.name } : null,
    };
  });

  registerRoute(app, postComment, async ({ c, body, param }) => {
    const demo = await openDemo(param('uniqueId'), 'comments');
    await limiter.take('comment', c.get('clientAddress'));
    const id = body.id ?? crypto.randomUUID();
    if (isFilledTrap(body.website)) return { id };
    const { page, section, text, author } = body;
    const view = createPageViews(demo, deps)(page);
    const sent = sentText(body.place);
    const known = sent === null ? undefined : view?.texts[sent];
    const quote = sentText(body.quote) ?? sentText(known);
    const item = view ? nameItem(sentText(body.item), section, view) : sentText(body.item);
    const anchor = { section, item, quote, place: null };
    const at = now();
    const isNamed = sent !== null && known !== undefined;
    // Words that are no longer there were read on an older version of the page.
    const isFormer = isNamed && shownText(known) !== quote;
    const place = isNamed ? sent : view ? findPlace(anchor, view) : null;
    await store.write(async (db) => {
      await limiter.takeIn(db, 'comment-demo', demo.id);
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
        page,
        section,
        place,
        item,
        quote,
        version: demo.version,
        changedAt: isFormer ? at : null,
        author,
        email: body.email || (reader?.email ?? null),
        text,
        createdAt: at,
      };
      const added = await db.insert(comments).values(row).onConflictDoNothing().returning();
      if (added.length > 0) await tell(db, demo, 'comment.posted', { reader, commentId: id, at });
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
      await limiter.takeIn(db, 'comment-demo', demo.id);
      const comment = await findComment(db, demo.id, param('commentId'));
      if (!comment) throw notFound('This comment is not there any more');
      if ((await countReplies(db, comment.id)) >= maxReplies)
        throw new ServiceError('quota_used_up', 'There are too many replies to this comment.');
      const reader = await findReader(db, demo.id, body.to);
      const { text, author } = body;
      const commentId = comment.id;
      const row = { id, commentId, isAgency: false, userId: null, author, text, createdAt: at };
      const added = await db.insert(commentReplies).values(row).onConflictDoNothing().returning();
      if (added.length > 0) await tell(db, demo, 'comment.replied', { reader, commentId, at });
    });
    return { id };
  });

  registerRoute(app, closePanel, async ({ body, param }) => {
    const demo = await openDemo(param('uniqueId'));
    const reader = await findReader(store.read, demo.id, body.to);
    if (reader && reader.panelClosedAt === null)
      await store.write(async (db) => {
        const change = { panelClosedAt: now() };
        await db.update(recipients).set(change).where(eq(recipients.id, reader.id));
      });
    return { success: true } as const;
  });

  return app;
}
