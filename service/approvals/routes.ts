import { Hono, type Context } from 'hono';
import { findMember, requireMember } from '../agencies/find-member.ts';
import { findRole } from '../agencies/queries.ts';
import {
  askApproval,
  changeApproval,
  listApprovals,
  mailApprovalCode,
  openApproval,
  readApproval,
  remindApproval,
  signApproval as signCall,
  verifyEvidence,
  withdrawApproval,
} from '../contract/approvals.ts';
import type { Approval } from '../contract/approvals.ts';
import { findOwn } from '../demos/queries.ts';
import { isConnected } from '../deposits/deposit-secrets.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import type { Actor } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import { createDemoCards } from '../pages/demo-cards.ts';
import { createDemoPages } from '../pages/demo-pages.ts';
import { findPlan, requireFeature, requirePlan } from '../plans/agency-plan.ts';
import { createAsking } from './ask-approval.ts';
import { clientOrigin } from './client-origin.ts';
import { askCode, markOpened, remind, switchReminders, withdraw } from './change-approval.ts';
import { certificateName, drawCertificate } from './certificate.ts';
import { SealedEvidence } from './evidence.ts';
import { readEvidenceKey } from './evidence-key.ts';
import { createFreezer } from './freeze-version.ts';
import { cardPath, readFrozenFile } from './frozen-files.ts';
import { findApproval, listApprovalsOf, type FoundApproval } from './queries.ts';
import { showApproval } from './show-approval.ts';
import { signApproval } from './sign-approval.ts';
import { checkEvidence } from './verify-evidence.ts';

/** Requests for approval: what an agency asks, and what its client answers without an account. */
export function approvalRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, env, now } = deps;
  const demoCards = createDemoCards(deps);
  const demoPages = createDemoPages(deps, demoCards);
  const ask = createAsking(deps, createFreezer(deps, { demoPages, demoCards }));

  async function find(id: string): Promise<FoundApproval> {
    const found = await findApproval(store.read, id);
    if (!found) throw notFound('There is no such request');
    if (found.isStopped) throw new ServiceError('gone', 'This page has been taken down');
    return found;
  }

  async function show(id: string): Promise<Approval> {
    const found = await find(id);
    const connected = await isConnected(store.read, found.row.agencyId);
    const origin = await clientOrigin(store.read, env.demoOrigin, found.row.agencyId);
    return showApproval(found, { now: now(), isConnected: connected, origin });
  }

  registerRoute(app, askApproval, async ({ c, body, param }) => {
    const { agency, user } = await requireMember(c, deps);
    const demo = await findOwn(store.read, agency.id, param('id'));
    if (!demo) throw notFound('Demo not found');
    if (!user.emailVerified)
      throw new ServiceError(
        'email_unverified',
        'Please confirm your email address first: your client is written to in your name.',
      );
    const plan = await findPlan(agency, deps);
    requirePlan(plan);
    requireFeature(plan, 'feedback', 'Approval by your client');
    await limiter.take('ask-approval', agency.id);
    const asked = await ask({ agencyId: agency.id, demoId: demo.id, user, order: body });
    return { ...asked, link: `/approve/${asked.id}` };
  });

  registerRoute(app, listApprovals, async ({ c, param }) => {
    const { agency } = await requireMember(c, deps);
    const demo = await findOwn(store.read, agency.id, param('id'));
    if (!demo) throw notFound('Demo not found');
    const connected = await isConnected(store.read, agency.id);
    const rows = await listApprovalsOf(store.read, agency.id, demo.id);
    const origin = await clientOrigin(store.read, env.demoOrigin, agency.id);
    return rows.map((row) => showApproval(row, { now: now(), isConnected: connected, origin }));
  });

  registerRoute(app, readApproval, ({ c, param }) => {
    limiter.takeRead(c.get('clientAddress'));
    return show(param('id'));
  });

  registerRoute(app, openApproval, async ({ c, param }) => {
    limiter.takeRead(c.get('clientAddress'));
    const { row } = await find(param('id'));
    const member = await findMember(c, deps);
    const isAgency = member && (await findRole(store.read, row.agencyId, member.user.id));
    if (row.openedAt === null && isAgency === undefined) await markOpened(deps, row.id);
    return { success: true } as const;
  });

  registerRoute(app, mailApprovalCode, async ({ c, param }) => {
    await limiter.take('approval-code-address', c.get('clientAddress'));
    const againAt = await askCode(deps, param('id'));
    return { success: true, againAt: new Date(againAt).toISOString() } as const;
  });

  registerRoute(app, signCall, async ({ c, body, param }) => {
    const { row } = await find(param('id'));
    await limiter.take('approval-sign', c.get('clientAddress'));
    const member = await findMember(c, deps);
    if (member && (await findRole(store.read, row.agencyId, member.user.id)) !== undefined)
      throw new ServiceError(
        'no_access',
        'You are signed in as a member of the agency. Only the client can approve, in a browser of their own.',
      );
    const evidence = await signApproval(deps, row.id, body);
    return JSON.parse(evidence) as Record<string, unknown>;
  });

  /** The member who calls, for a request of their agency. */
  async function requireOwn(
    c: Context<Variables>,
    id: string,
  ): Promise<{ readonly id: string; readonly actor: Actor }> {
    const { agency, user } = await requireMember(c, deps);
    if ((await find(id)).row.agencyId !== agency.id) throw notFound('There is no such request');
    return { id, actor: `member:${user.id}` };
  }

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

  async function readSigned(
    id: string,
  ): Promise<{ text: string; evidence: SealedEvidence; agencyId: string }> {
    const { row } = await find(id);
    if (row.evidence === null) throw notFound('This request is not signed');
    const evidence = SealedEvidence.parse(JSON.parse(row.evidence));
    return { text: row.evidence, evidence, agencyId: row.agencyId };
  }

  app.get('/api/approvals/:id/evidence.json', async (c) => {
    limiter.takeRead(c.get('clientAddress'));
    const { text, evidence } = await readSigned(c.req.param('id'));
    const name = certificateName(evidence);
    return c.body(text, 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="${name}.json"`,
      'X-Robots-Tag': 'noindex, nofollow',
    });
  });

  app.get('/api/approvals/:id/certificate.pdf', async (c) => {
    // Drawing one takes a thousand times as long as reading a page.
    await limiter.take('verify', c.get('clientAddress'));
    const { evidence, agencyId } = await readSigned(c.req.param('id'));
    const card = await readFrozenFile(store.read, evidence.id, cardPath);
    const origin = await clientOrigin(store.read, env.demoOrigin, agencyId);
    const pdf = await drawCertificate(evidence, { picture: card?.bytes, origin });
    return c.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${certificateName(evidence)}.pdf"`,
      'X-Robots-Tag': 'noindex, nofollow',
    });
  });

  registerRoute(app, verifyEvidence, async ({ c, body }) => {
    await limiter.take('verify', c.get('clientAddress'));
    return checkEvidence(body.evidence, await readEvidenceKey(deps));
  });

  return app;
}
