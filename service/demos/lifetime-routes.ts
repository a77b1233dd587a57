import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import {
  deleteDemo,
  duplicateDemo as duplicateCall,
  extendDemo,
  restoreDemo as restoreCall,
} from '../contract/demos.ts';
import type { Deps, Variables } from '../deps.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import { requirePlan } from '../plans/agency-plan.ts';
import { requireDemo, type DemoRequests } from './demo-requests.ts';
import { duplicateDemo } from './duplicate-demo.ts';
import { extendLink } from './extend-link.ts';
import { deleteAgencyDemo, findAgencyDemo } from './queries.ts';
import { restoreDemo } from './restore-demo.ts';
import { agencyDemo } from './show-demo.ts';

/** Routes for the life of a demo: to duplicate, extend, delete and restore it. */
export function lifetimeRoutes(
  deps: Deps,
  { limits, account, prepare }: DemoRequests,
): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store } = deps;

  registerRoute(app, duplicateCall, async ({ c, param }) => {
    const options = await account(c);
    requirePlan(options.plan);
    await limits.takeCreation(c.get('clientAddress'), options.userId);
    const demo = requireDemo(await duplicateDemo(store, param('id'), options));
    prepare(demo.uniqueId);
    return agencyDemo(demo);
  });

  registerRoute(app, extendDemo, async ({ c, body, param }) => {
    const { agencyId, userId, plan, limits: allowed, now } = await account(c);
    const actor: Actor = `member:${userId}`;
    requireDemo(await findAgencyDemo(store.read, agencyId, param('id')));
    requirePlan(plan);
    await limits.takeChange(c.get('clientAddress'), userId);
    const row = await store.write(async (db) => {
      const existing = await findAgencyDemo(db, agencyId, param('id'));
      const extension = { limits: allowed, days: body?.days, actor, now };
      return existing && extendLink(db, existing, extension);
    });
    return agencyDemo(requireDemo(row));
  });

  registerRoute(app, deleteDemo, async ({ c, param }) => {
    const { agency, user } = await requireMember(c, deps);
    const [at, actor] = [deps.now(), `member:${user.id}` as const];
    await store.write(async (db) => {
      const gone = requireDemo(await findAgencyDemo(db, agency.id, param('id')));
      await deleteAgencyDemo(db, agency.id, gone.id, at);
      const { id: demoId, agencyId, name } = gone;
      await appendEvent(db, { agencyId, demoId, kind: 'demo.deleted', actor, at, data: { name } });
    });
    return { success: true } as const;
  });

  registerRoute(app, restoreCall, async ({ c, param }) => {
    const options = await account(c);
    await limits.takeChange(c.get('clientAddress'), options.userId);
    const demo = requireDemo(await restoreDemo(store, param('id'), options));
    prepare(demo.uniqueId);
    return agencyDemo(demo);
  });

  return app;
}
