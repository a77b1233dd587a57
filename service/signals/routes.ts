import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { declineSignals } from '../contract/recipients.ts';
import { readSignals, sendSignals } from '../contract/signals.ts';
import { findAgencyDemo } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { isForm, readBody, readForm, readText } from '../http/read-body.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requireFeature } from '../plans/agency-plan.ts';
import { declineByToken } from './decline-signals.ts';
import { showSignals } from './show-signals.ts';
import type { BeaconHandler } from './take-beacon.ts';

/** Signals of demos' pages, and the agency's view of them. */
export function signalRoutes(deps: Deps, takeBeacon: BeaconHandler): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, now } = deps;

  app.post(sendSignals.path, async (c) => {
    const isLive = await takeBeacon({
      header: (name) => c.req.header(name),
      clientAddress: c.get('clientAddress'),
      agencyId: c.get('site')?.agencyId,
      text: await readText(c, sendSignals.bodyLimit),
    });
    return c.body(null, isLive ? 202 : 204);
  });

  app.post(declineSignals.path, async (c) => {
    const agencyId = c.get('site')?.agencyId;
    if (isForm(c)) {
      const { to = '', back = '/' } = await readForm(c, 4000);
      const uniqueId = await declineByToken(deps, to, agencyId);
      const isPage = /^(?:\/[\w-]+)+$/u.test(back);
      const own = uniqueId === undefined ? '/' : `/demos/${uniqueId}`;
      // Under an agency's own domain a demo has another path, and only the agency's demos are
      // served.
      const isTheirs = c.get('site') !== undefined || back.startsWith(own);
      return c.redirect(isPage && isTheirs ? back : own, 303);
    }
    const { to } = await readBody(c, declineSignals.body);
    await declineByToken(deps, to, agencyId);
    return c.json({ success: true });
  });

  registerRoute(app, readSignals, async ({ c, param }) => {
    const { agency } = await requireMember(c, deps);
    const demo = await findAgencyDemo(store.read, agency.id, param('id'));
    if (!demo) throw notFound('Demo not found');
    requireFeature(await findPlan(agency, deps), 'signals', 'Who looked at a demo');
    return showSignals(store.read, demo.id, now());
  });

  return app;
}
