import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { actionColor } from '../../templates-data/model/action-color.ts';
import { shownParts } from '../../templates-data/model/panel-parts.ts';
import { findMember } from '../agencies/find-member.ts';
import { findAgency } from '../agencies/queries.ts';
import { findOpenApproval } from '../approvals/queries.ts';
import { closePanel, listComments } from '../contract/comments.ts';
import { noPanel, readPanel } from '../contract/panel.ts';
import { recipients } from '../db/schema.ts';
import { findAgencyDemo } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { createPanelCheck, findReader } from './open-panel.ts';
import { showComments } from './queries.ts';

/** Routes for the panel on a demo's page: what it offers, its comments, and closing it. */
export function panelRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, now } = deps;
  const openDemo = createPanelCheck(deps);

  registerRoute(app, readPanel, async ({ query, param }) => {
    const demo = await openDemo(param('uniqueId'));
    const panel = demo.panel ?? noPanel;
    if (shownParts(panel).length === 0) throw notFound('The agency has opened no panel here');
    const reader = await findReader(store.read, demo.id, query.to);
    const agency = await findAgency(store.read, demo.agencyId);
    const approval = panel.approval ? await findOpenApproval(store.read, demo.id) : undefined;
    return {
      agency: agency?.name ?? '',
      action: actionColor(agency?.accent),
      version: demo.version,
      panel,
      reader: reader ? { name: reader.name } : null,
      approval: approval === undefined ? null : `/approve/${approval}`,
    };
  });

  registerRoute(app, listComments, async ({ c, query, param }) => {
    const member = await findMember(c, deps);
    const own = member && (await findAgencyDemo(store.read, member.agency.id, param('uniqueId')));
    const demo = own ?? (await openDemo(param('uniqueId'), 'comments'));
    const reader = await findReader(store.read, demo.id, query.to);
    return {
      comments: await showComments(store.read, demo, deps, { isAgency: own !== undefined }),
      reader: reader ? { name: reader.name } : null,
    };
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
