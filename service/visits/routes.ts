import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { findRole } from '../agencies/queries.ts';
import { findSignedIn } from '../auth/find-user.ts';
import { listVisits, visitDemo } from '../contract/demos.ts';
import { advanceStage } from '../demos/move-stage.ts';
import { createPreviewTokens } from '../demos/preview-token.ts';
import { prepareDemoQuery, findAgencyDemo } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import { listDomains } from '../objections/demo-domains.ts';
import { objectsToSignals } from '../objections/stops.ts';
import { startOpenTime } from '../plans/link-lifetime.ts';
import { createVisitorHash } from './hash-visitor.ts';
import { isPerson } from './is-person.ts';
import { addVisit, prepareVisitQuery, visitsByDay } from './queries.ts';
import { utcDay } from './utc-day.ts';

/** Visits of demo pages: counted once per visitor and day, shown to the demo's agency. */
export function visitRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, now } = deps;
  const readDemo = prepareDemoQuery(store);
  const isCounted = prepareVisitQuery(store);
  const hashVisitor = createVisitorHash(store);
  const previews = createPreviewTokens(deps);

  registerRoute(app, visitDemo, async ({ c, param }) => {
    const address = c.get('clientAddress');
    limiter.takeRead(address);
    const done = { success: true } as const;
    if (!isPerson((name) => c.req.header(name))) return done;
    const demo = await readDemo(param('uniqueId'));
    if (!demo || demo.expiresAt <= now()) return done;
    const preview = c.req.query('preview');
    if (preview !== undefined && (await previews.isValid(demo.uniqueId, preview))) return done;
    const user = await findSignedIn(c, deps);
    if (user && (await findRole(store.read, demo.agencyId, user.id))) return done;
    if (await objectsToSignals(store.read, await listDomains(store.read, demo.id))) return done;
    const at = now();
    const hash = await hashVisitor(address, c.req.header('user-agent') ?? '', at);
    const visit = { demoId: demo.id, day: utcDay(at), hash };
    const isNew = !(await isCounted(visit));
    if (isNew || demo.openMs !== null) {
      await store.write(async (db) => {
        if (isNew && (await addVisit(db, visit, at))) {
          const { id: demoId, agencyId } = demo;
          await appendEvent(db, { agencyId, demoId, kind: 'visit.counted', actor: 'client', at });
          await advanceStage(db, demoId, { to: 'seen', actor: 'client', now: at });
        }
        await startOpenTime(db, demo, at);
      });
    }
    return done;
  });

  registerRoute(app, listVisits, async ({ c, param }) => {
    const { agency } = await requireMember(c, deps);
    const demo = await findAgencyDemo(store.read, agency.id, param('id'));
    if (!demo) throw notFound('Demo not found');
    return { total: demo.visits, days: await visitsByDay(store.read, demo.id, now()) };
  });

  return app;
}
