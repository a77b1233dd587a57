import { Hono, type Context } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { findRole } from '../agencies/queries.ts';
import { findSignedIn } from '../auth/find-user.ts';
import { declineSignals } from '../contract/recipients.ts';
import { readSignals, sendSignals, Signals } from '../contract/signals.ts';
import { demoReader, findOwn } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { isForm, parseInput, readBody, readForm } from '../http/read-body.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requireFeature } from '../plans/agency-plan.ts';
import { createVisitorHash } from '../visits/hash-visitor.ts';
import { declineByToken } from './decline-signals.ts';
import { describeDeviceKind } from './describe-device.ts';
import { describeProgram } from './describe-program.ts';
import { isOptedOut } from './is-opted-out.ts';
import { showSignals } from './show-signals.ts';
import { createSignalBudget } from './signal-budget.ts';
import { createSignalWriter } from './signal-writer.ts';

/** What demo pages say of being read, and what the agency sees of it. */
export function signalRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, now } = deps;
  const writer = createSignalWriter(store, deps.feed);
  const budget = createSignalBudget(now);
  const hashVisitor = createVisitorHash(store);
  const readDemo = demoReader(store);

  /** Whether who sends this belongs to the demo's agency. */
  async function isMember(c: Context<Variables>, uniqueId: string): Promise<boolean> {
    if (c.req.header('cookie') === undefined) return false;
    const user = await findSignedIn(c, deps);
    if (!user) return false;
    const demo = await readDemo(uniqueId);
    return demo !== undefined && (await findRole(store.read, demo.agencyId, user.id)) !== undefined;
  }

  app.post(sendSignals.path, async (c) => {
    const header = (name: string): string | undefined => c.req.header(name);
    // Some browsers send the beacons of a page that is left as plain text only.
    const type = header('content-type')?.startsWith('text/plain') === true;
    const signals = await readBody(c, Signals, {
      limit: sendSignals.bodyLimit,
      ...(type && { type: 'text/plain' }),
    });
    const nothing = (): Response => c.body(null, 204);
    if (isOptedOut(header)) return nothing();
    const [at, userAgent] = [now(), header('user-agent') ?? ''];
    const hash = await hashVisitor(c.get('clientAddress'), userAgent, at);
    if (!budget.admit(hash)) return nothing();
    const program = describeProgram('POST', header);
    const kind = program ?? ((await isMember(c, signals.demo)) ? 'member' : undefined);
    if (kind !== undefined) {
      deps.programOpens.count(signals.demo, kind, signals.view);
      return nothing();
    }
    const device = describeDeviceKind(userAgent);
    if (await writer.add({ signals, hash, device, at })) return nothing();
    throw new ServiceError('busy', 'The service is busy just now.', { retryAfter: 5 });
  });

  app.post(declineSignals.path, async (c) => {
    if (isForm(c)) {
      const { to = '', back = '/' } = await readForm(c, 4000);
      const uniqueId = await declineByToken(deps, to);
      const isPage = /^\/demos\/[\w-]+(?:\/[\w-]+)*$/u.test(back);
      const own = uniqueId === undefined ? '/' : `/demos/${uniqueId}`;
      return c.redirect(isPage && back.startsWith(own) ? back : own, 303);
    }
    const { to } = parseInput(declineSignals.body, await readBody(c, declineSignals.body));
    await declineByToken(deps, to);
    return c.json({ success: true });
  });

  registerRoute(app, readSignals, async ({ c, param }) => {
    const { agency } = await requireMember(c, deps);
    const demo = await findOwn(store.read, agency.id, param('id'));
    if (!demo) throw notFound('Demo not found');
    requireFeature(await findPlan(agency, deps), 'signals', 'Who looked at a demo');
    return showSignals(store.read, demo.id, now());
  });

  return app;
}
