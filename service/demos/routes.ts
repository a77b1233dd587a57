import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requireMember } from '../agencies/find-member.ts';
import {
  createDemo as createCall,
  incrementDemos,
  listDemos,
  updateDemo,
} from '../contract/demos.ts';
import { followEdits } from '../comments/follow-edits.ts';
import type { Deps, Variables } from '../deps.ts';
import { linkNextPage } from '../http/link-next-page.ts';
import type { Actor } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import type { PageHandler } from '../pages/page-request.ts';
import { findPlan, requireFeature, requirePlan } from '../plans/agency-plan.ts';
import { changeDemo } from './change-demo.ts';
import { requireKnownTrade } from './check-trade.ts';
import { createDemo } from './create-demo.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { createDemoRequests, requireDemo } from './demo-requests.ts';
import { encodePictures } from './encode-pictures.ts';
import { countAgencyDemos, findAgencyDemo, prepareListQuery } from './queries.ts';
import { lifetimeRoutes } from './lifetime-routes.ts';
import { listDemoRows } from './list-demo-rows.ts';
import { agencyDemo } from './show-demo.ts';

/** Routes for the demos of an agency: to make, list, change and count them. */
export function demoRoutes(deps: Deps, handlePage: PageHandler): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store } = deps;
  const requests = createDemoRequests(deps, handlePage);
  const { limits, account, prepare } = requests;
  const readOwn = prepareListQuery(store);

  registerRoute(app, createCall, async ({ c, body }) => {
    const options = await account(c);
    requirePlan(options.plan);
    requireKnownTrade(body.websiteData);
    await limits.takeCreation(c.get('clientAddress'), options.userId, body.websiteData);
    const { demo, created } = await createDemo(store, body, options);
    if (!created) c.status(200);
    prepare(demo.uniqueId);
    return agencyDemo(demo);
  });

  app.get(listDemos.path, compress());
  registerRoute(app, listDemos, async ({ c, query: { limit, cursor } }) => {
    const { agency } = await requireMember(c, deps);
    const after = cursor === undefined ? undefined : readCursor(cursor);
    // One row more than the limit tells whether there is a next page.
    const rows = await readOwn(agency.id, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (last && rows.length > limit)
      linkNextPage(c, listDemos.path, { limit, cursor: writeCursor(last) });
    const { plan } = await findPlan(agency, deps);
    return listDemoRows(store.read, page, { agencyId: agency.id, plan });
  });

  registerRoute(app, updateDemo, async ({ c, body, param }) => {
    const { agencyId, userId, plan } = await account(c);
    const id = param('id');
    // Checked before the body: another agency's demo is not found for any body.
    requireDemo(await findAgencyDemo(store.read, agencyId, id));
    // Notes, tags and stars need no plan; the content of the page does.
    if (body.websiteData !== undefined) requirePlan(plan);
    if (Object.values(body.panel ?? {}).includes(true))
      requireFeature(plan, 'feedback', 'What clients answer on the page');
    requireKnownTrade(body.websiteData);
    await limits.takeChange(c.get('clientAddress'), userId, body.websiteData);
    const encoded = body.websiteData ? await encodePictures(body.websiteData) : {};
    const actor: Actor = `member:${userId}`;
    const change = { agencyId, id, change: body, encoded, actor, now: deps.now() };
    const demo = requireDemo(
      await store.write(async (db) => {
        const row = await changeDemo(db, change);
        if (row && body.websiteData !== undefined) await followEdits(db, row, deps);
        return row;
      }),
    );
    if (body.websiteData !== undefined) prepare(demo.uniqueId);
    return agencyDemo(demo);
  });

  app.route('/', lifetimeRoutes(deps, requests));

  registerRoute(app, incrementDemos, async ({ c }) => {
    const { agency } = await requireMember(c, deps);
    return { success: true as const, demoCount: await countAgencyDemos(store.read, agency.id) };
  });

  return app;
}
