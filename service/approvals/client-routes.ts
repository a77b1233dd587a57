import { Hono, type Context } from 'hono';
import { findMember } from '../agencies/find-member.ts';
import { findRole } from '../agencies/queries.ts';
import {
  mailApprovalCode,
  openApproval,
  readApproval,
  signApproval as signCall,
  verifyEvidence,
} from '../contract/approvals.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { approvalLanguage } from './approval-language.ts';
import { requestCode, markOpened } from './change-approval.ts';
import { readEvidenceKey } from './evidence-key.ts';
import type { RequestReads } from './read-requests.ts';
import { signApproval } from './sign-approval.ts';
import { checkEvidence } from './verify-evidence.ts';

/** Routes for the client's side, which needs no account: to read, to sign, and to check. */
export function clientApprovalRoutes(deps: Deps, { find, show }: RequestReads): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter } = deps;

  /** Whether the caller is signed in as one of the agency. */
  async function isAgencyMember(c: Context<Variables>, agencyId: string): Promise<boolean> {
    const member = await findMember(c, deps);
    return (
      member !== undefined && (await findRole(store.read, agencyId, member.user.id)) !== undefined
    );
  }

  registerRoute(app, readApproval, ({ c, param }) => {
    limiter.takeRead(c.get('clientAddress'));
    return show(param('id'));
  });

  registerRoute(app, openApproval, async ({ c, param }) => {
    limiter.takeRead(c.get('clientAddress'));
    const { row } = await find(param('id'));
    if (row.openedAt === null && !(await isAgencyMember(c, row.agencyId)))
      await markOpened(deps, row.id);
    return { success: true } as const;
  });

  registerRoute(app, mailApprovalCode, async ({ c, param }) => {
    await limiter.take('approval-code-address', c.get('clientAddress'));
    const againAt = await requestCode(deps, param('id'));
    return { success: true, againAt: new Date(againAt).toISOString() } as const;
  });

  registerRoute(app, signCall, async ({ c, body, param }) => {
    const { row } = await find(param('id'));
    await limiter.take('approval-sign', c.get('clientAddress'));
    if (await isAgencyMember(c, row.agencyId))
      throw new ServiceError(
        'no_access',
        'You are signed in as a member of the agency. Only the client can approve, in a browser of their own.',
      );
    const evidence = await signApproval(deps, row.id, body);
    return JSON.parse(evidence) as Record<string, unknown>;
  });

  registerRoute(app, verifyEvidence, async ({ c, body }) => {
    await limiter.take('verify', c.get('clientAddress'));
    const key = await readEvidenceKey(deps);
    return checkEvidence(body.evidence, key, approvalLanguage(body.language));
  });

  return app;
}
