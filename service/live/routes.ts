import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { createPanelCheck, findReader } from '../comments/open-panel.ts';
import { followLive, followPointers, goLive, sendPointer } from '../contract/live.ts';
import { findAgencyDemo } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requireFeature } from '../plans/agency-plan.ts';
import { isMeasuredByName } from '../recipients/queries.ts';
import { isOptedOut } from '../signals/is-opted-out.ts';
import { createLiveCheck, endCall, findCall, showOnCall } from './live-calls.ts';
import { tooManyFollowers } from './live-feed.ts';

const eventStream = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache, no-transform',
  // Switches off nginx's buffering of the stream.
  'X-Accel-Buffering': 'no',
};

/** Routes to show a demo live on a call, and to follow it. */
export function liveRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, live, now } = deps;
  const openDemo = createPanelCheck(deps);
  const isLive = createLiveCheck(deps);

  registerRoute(app, goLive, async ({ c, body, param }) => {
    const { agency, user } = await requireMember(c, deps);
    const demo = await findAgencyDemo(store.read, agency.id, param('id'));
    if (!demo) throw notFound('Demo not found');
    const { id: demoId } = demo;
    const actor: Actor = `member:${user.id}`;
    const at = now();
    const event = { agencyId: agency.id, demoId, actor, at };
    if (!body.on) {
      await store.write(async (db) => {
        if (await endCall(db, store, demoId))
          await appendEvent(db, { ...event, kind: 'live.ended' });
      });
      return { on: false, version: 0, endsAt: null, followers: 0 };
    }
    requireFeature(await findPlan(agency, deps), 'feedback', 'Showing a demo live');
    const { page = '/', section = null, websiteData = null } = body;
    const row = await store.write(async (db) => {
      const state = { page, section, websiteData };
      const shown = await showOnCall(db, store, { demoId, userId: user.id, state, now: at });
      if (shown.hasBegun) await appendEvent(db, { ...event, kind: 'live.began' });
      return shown.row;
    });
    const endsAt = new Date(row.endsAt).toISOString();
    return { on: true, version: row.version, endsAt, followers: live.size(demoId) };
  });

  app.get(followLive.path.replace('{uniqueId}', ':uniqueId'), async (c) => {
    const demo = await openDemo(c.req.param('uniqueId') ?? '');
    if (!(await findCall(store.read, demo.id, now()))) return c.body(null, 204);
    // HEAD gets no stream, because nothing would close it.
    const stream = c.req.method === 'HEAD' ? '' : live.open(demo.id, c.get('clientAddress'));
    return c.body(stream, 200, eventStream);
  });

  registerRoute(app, sendPointer, async ({ c, body, param }) => {
    const demo = await openDemo(param('uniqueId'));
    const isTaken =
      (await isLive(demo.uniqueId)) &&
      !isOptedOut((name) => c.req.header(name)) &&
      live.pointers.isWelcome(c.get('clientAddress'));
    if (!isTaken) return { taken: false };
    const { view, at, to } = body;
    const reader = await findReader(store.read, demo.id, to);
    const name = reader && isMeasuredByName(reader) ? reader.name : null;
    await live.pointers.publish(demo.id, { view, at, name });
    return { taken: true };
  });

  app.get(followPointers.path.replace('{id}', ':id'), async (c) => {
    const { agency } = await requireMember(c, deps);
    const demo = await findAgencyDemo(store.read, agency.id, c.req.param('id') ?? '');
    if (!demo) throw notFound('Demo not found');
    const stream = c.req.method === 'HEAD' ? '' : live.pointers.open(demo.id);
    if (stream === undefined) throw tooManyFollowers();
    return c.body(stream, 200, eventStream);
  });

  return app;
}
