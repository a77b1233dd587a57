import { Hono, type Context } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import {
  createApproval,
  changeApproval,
  listApprovals,
  remindApproval,
  withdrawApproval,
} from '../contract/approvals.ts';
import { findAgencyDemo, type DemoRow } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import type { Actor } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import { createDemoCards } from '../pages/demo-cards.ts';
import { createDemoPages } from '../pages/demo-pages.ts';
import { findPlan, requireFeature, requirePlan } from '../plans/agency-plan.ts';
import { createApprovalRequests } from './request-approval.ts';
import { remind, switchReminders, withdraw } from './change-approval.ts';
import { createFreezer } from './freeze-version.ts';
import type { RequestReads } from './read-requests.ts';

/** Routes for the agency's side: it requests approval, withdraws and reminds. */
export function agencyApprovalRoutes(
  deps: Deps,
  { find, show, list }: RequestReads,
): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter } = deps;
  const demoCards = createDemoCards(deps);
  const demoPages = createDemoPages(deps, demoCards);
  const requestApproval = createApprovalRequests(
    deps,
    createFreezer(deps, { demoPages, demoCards }),
  );

  async function requireDemo(agencyId: string, id: string): Promise<DemoRow> {
    const demo = await findAgencyDemo(store.read, agencyId, id);
    if (!demo) throw notFound('Demo not found');
    return demo;
  }

  /** The member who calls, for a request of their agency. */
  async function requireOwn(
    c: Context<Variables>,
    id: string,
  ): Promise<{ readonly id: string; readonly actor: Actor }> {
    const { agency, user } = await requireMember(c, deps);
    if ((await find(id)).row.agencyId !== agency.id) throw notFound('There is no such request');
    return { id, actor: `member:${user.id}` };
  }

  registerRoute(app, createApproval, async ({ c, body, param }) => {
    const { agency, user } = await requireMember(c, deps);
    const demo = await requireDemo(agency.id, param('id'));
    if (!user.emailVerified)
      throw new ServiceError(
        'email_unverified',
        'Please confirm your email address first: your client is written to in your name.',
      );
    const plan = await findPlan(agency, deps);
    requirePlan(plan);
    requireFeature(plan, 'feedback', 'Approval by your client');
    await limiter.take('ask-approval', agency.id);
    const approval = await requestApproval({
      agencyId: agency.id,
      demoId: demo.id,
      user,
      order: body,
    });
    return { ...approval, link: `/approve/${approval.id}` };
  });

  registerRoute(app, listApprovals, async ({ c, param }) => {
    const { agency } = await requireMember(c, deps);
    const demo = await requireDemo(agency.id, param('id'));
    return list(agency.id, demo.id);
  });

  registerRoute(app, withdrawApproval, async ({ c, param }) => {
    const { id, actor } = await requireOwn(c, param('id'));
    await withdraw(deps, id, actor);
    return show(id);
  });

  registerRoute(app, remindApproval, async ({ c, param }) => {
    const { id, actor } = await requireOwn(c, param('id'));
    await remind(deps, id, actor);
    return show(id);
  });

  registerRoute(app, changeApproval, async ({ c, body, param }) => {
    const { id } = await requireOwn(c, param('id'));
    await switchReminders(deps, id, body.autoReminds);
    return show(id);
  });

  return app;
}
