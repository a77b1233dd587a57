import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { requireMember } from '../agencies/find-member.ts';
import {
  createDemo as createCall,
  deleteDemo,
  duplicateDemo as duplicateCall,
  extendDemo,
  incrementDemos,
  listDemos,
  restoreDemo as restoreCall,
  updateDemo,
} from '../contract/demos.ts';
import { followEdits } from '../comments/follow-edits.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { linkNextPage } from '../http/link-next-page.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import type { PageHandler } from '../pages/page-request.ts';
import { findPlan, requireFeature, requirePlan, type AgencyPlan } from '../plans/agency-plan.ts';
import { changeDemo } from './change-demo.ts';
import { checkTrade } from './check-trade.ts';
import { createDemo, type CreateOptions } from './create-demo.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { createDemoLimits } from './demo-limits.ts';
import { duplicateDemo } from './duplicate-demo.ts';
import { encodePictures } from './encode-pictures.ts';
import { extendLink } from './extend-link.ts';
import { countOwn, deleteOwn, findOwn, prepareListQuery, type DemoRow } from './queries.ts';
import { listDemoRows } from './list-demo-rows.ts';
import { restoreDemo } from './restore-demo.ts';
import { ownersDemo } from './show-demo.ts';

function found(row: DemoRow | undefined): DemoRow {
  if (!row) throw notFound('Demo not found');
  return row;
}

export function demoRoutes(deps: Deps, handlePage: PageHandler): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store } = deps;
  const limits = createDemoLimits(deps);
  const readOwn = prepareListQuery(store);

  /**
   * Renders and compresses a page before its first visitor opens it, so that they too get its
   * smallest form.
   */
  function prepare(uniqueId: string): void {
    const request = {
      url: `/demos/${uniqueId}`,
      clientAddress: '',
      host: '',
      ifNoneMatch: undefined,
      acceptEncoding: 'br',
    };
    void handlePage(request).catch((error: unknown) =>
      deps.log.debug({ err: error }, 'page not prepared'),
    );
  }

  /** The account, its agency, and what the agency's plan allows. */
  async function account(c: Context<Variables>): Promise<CreateOptions & { plan: AgencyPlan }> {
    const { user, agency } = await requireMember(c, deps);
    const plan = await findPlan(agency, deps);
    const { limits } = plan;
    return { agencyId: agency.id, userId: user.id, plan, limits, now: deps.now() };
  }

  registerRoute(app, createCall, async ({ c, body }) => {
    const options = await account(c);
    requirePlan(options.plan);
    checkTrade(body.websiteData);
    await limits.takeCreation(c.get('clientAddress'), options.userId, body.websiteData);
    const { demo, created } = await createDemo(store, body, options);
    if (!created) c.status(200);
    prepare(demo.uniqueId);
    return ownersDemo(demo);
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
    // Another agency's demo is not found, whatever the body holds.
    found(await findOwn(store.read, agencyId, id));
    // Notes, tags and stars need no plan; the content of the page does.
    if (body.websiteData !== undefined) requirePlan(plan);
    if (Object.values(body.panel ?? {}).includes(true))
      requireFeature(plan, 'feedback', 'What clients answer on the page');
    checkTrade(body.websiteData);
    await limits.takeChange(c.get('clientAddress'), userId, body.websiteData);
    const encoded = body.websiteData ? await encodePictures(body.websiteData) : {};
    const actor: Actor = `member:${userId}`;
    const change = { agencyId, id, change: body, encoded, actor, now: deps.now() };
    const demo = found(
      await store.write(async (db) => {
        const row = await changeDemo(db, change);
        if (row && body.websiteData !== undefined) await followEdits(db, row, deps);
        return row;
      }),
    );
    if (body.websiteData !== undefined) prepare(demo.uniqueId);
    return ownersDemo(demo);
  });

  registerRoute(app, duplicateCall, async ({ c, param }) => {
    const options = await account(c);
    requirePlan(options.plan);
    await limits.takeCreation(c.get('clientAddress'), options.userId);
    const demo = found(await duplicateDemo(store, param('id'), options));
    prepare(demo.uniqueId);
    return ownersDemo(demo);
  });

  registerRoute(app, extendDemo, async ({ c, body, param }) => {
    const { agencyId, userId, plan, limits: allowed, now } = await account(c);
    const actor: Actor = `member:${userId}`;
    found(await findOwn(store.read, agencyId, param('id')));
    requirePlan(plan);
    await limits.takeChange(c.get('clientAddress'), userId);
    const row = await store.write(async (db) => {
      const existing = await findOwn(db, agencyId, param('id'));
      const extension = { limits: allowed, days: body?.days, actor, now };
      return existing && extendLink(db, existing, extension);
    });
    return ownersDemo(found(row));
  });

  registerRoute(app, deleteDemo, async ({ c, param }) => {
    const { agency, user } = await requireMember(c, deps);
    const [at, actor] = [deps.now(), `member:${user.id}` as const];
    await store.write(async (db) => {
      const gone = found(await findOwn(db, agency.id, param('id')));
      await deleteOwn(db, agency.id, gone.id, at);
      const { id: demoId, agencyId, name } = gone;
      await appendEvent(db, { agencyId, demoId, kind: 'demo.deleted', actor, at, data: { name } });
    });
    return { success: true } as const;
  });

  registerRoute(app, restoreCall, async ({ c, param }) => {
    const options = await account(c);
    await limits.takeChange(c.get('clientAddress'), options.userId);
    const demo = found(await restoreDemo(store, param('id'), options));
    prepare(demo.uniqueId);
    return ownersDemo(demo);
  });

  registerRoute(app, incrementDemos, async ({ c }) => {
    const { agency } = await requireMember(c, deps);
    return { success: true as const, demoCount: await countOwn(store.read, agency.id) };
  });

  return app;
}
