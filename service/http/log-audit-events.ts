import { createHash, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import * as account from '../contract/account.ts';
import * as agency from '../contract/agency.ts';
import * as auth from '../contract/auth.ts';
import * as billing from '../contract/billing.ts';
import type { Call } from '../contract/call.ts';
import { openDemoAccess } from '../contract/demo-access.ts';
import { exportInbox } from '../contract/inbox.ts';
import { githubCallback, googleCallback } from '../contract/provider-sign-in.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError, type ErrorCode } from '../errors.ts';
import { createLineBudget, type LineBudget } from '../line-budget.ts';
import { nameRoute } from '../metrics/name-route.ts';

/** Maximum lines about refusals per minute, because any client can cause them. */
const maxRefusals = 60;
/** Maximum lines about failed sign-ins and similar events per minute. */
const maxFailedEvents = 300;

/** Calls that are logged with any outcome, and their names in the log. */
const watched = new Map<string, string>(
  (
    [
      [auth.register, 'register'],
      [auth.login, 'login'],
      [googleCallback, 'login with Google'],
      [githubCallback, 'login with GitHub'],
      [auth.logout, 'logout'],
      [auth.forgotPassword, 'ask for a reset'],
      [auth.resetPassword, 'reset the password'],
      [auth.changePassword, 'change the password'],
      [account.verifyEmail, 'verify the address'],
      [account.downloadArchive, 'download the archive'],
      [account.changeEmail, 'ask for another address'],
      [account.cancelEmailChange, 'keep the address'],
      [auth.endSession, 'end a session'],
      [auth.endOtherSessions, 'end the other sessions'],
      [auth.deleteAccount, 'delete the account'],
      [agency.changeAgency, 'change the agency'],
      [agency.createInvitation, 'invite a member'],
      [agency.deleteInvitation, 'take an invitation back'],
      [agency.acceptInvitation, 'accept an invitation'],
      [agency.changeMember, 'change a role'],
      [agency.removeMember, 'remove a member'],
      [billing.createSubscription, 'begin a subscription'],
      [billing.changePlan, 'change the plan'],
      [exportInbox, 'download the inbox'],
      [openDemoAccess, 'use an access code'],
    ] as const satisfies readonly (readonly [Call, string])[]
  ).map(([{ method, path }, name]) => [`${method} ${path}`, name]),
);

/** Refusals that the product's own pages never cause. */
const suspicious: ReadonlySet<ErrorCode> = new Set([
  'bad_signature',
  'cross_site',
  'method_not_allowed',
  'no_access',
  'not_json',
  'too_large',
  'unreadable_body',
]);
/** Refusals of changes: another account's object is "not found". */
const suspiciousChanges: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'not_signed_in',
  'quota_used_up',
]);
/** Refusals because of too many requests. */
const rateLimited: ReadonlySet<ErrorCode> = new Set(['busy', 'too_many_requests']);

function isRefusal(code: ErrorCode, method: string): boolean {
  if (suspicious.has(code) || rateLimited.has(code)) return true;
  return suspiciousChanges.has(code) && method !== 'GET' && method !== 'HEAD';
}

/** The outcome of a call: `done`, the code of its error, or the outcome of a sign-in elsewhere. */
function readOutcome(c: Context<Variables>, code: ErrorCode | undefined): string {
  if (code !== undefined) return code;
  const word = /^\/\?sign-in=(\w+)$/u.exec(c.res.headers.get('location') ?? '')?.[1];
  return word ?? (c.res.status < 400 ? 'done' : 'failed');
}

/**
 * Logs what happens to accounts, whether it succeeds or fails, and refusals. The account is logged
 * by its id, and the client's address by a hash that changes with each process and cannot be
 * reversed.
 */
export function logAuditEvents({
  log,
  now,
}: Pick<Deps, 'log' | 'now'>): MiddlewareHandler<Variables> {
  const salt = randomBytes(32);
  const refusalBudget = createLineBudget(maxRefusals, now);
  const failedEventBudget = createLineBudget(maxFailedEvents, now);

  const hashClient = (address: string): string =>
    createHash('sha256').update(salt).update(address).digest('hex').slice(0, 16);

  function checkBudget(refused: boolean, code: ErrorCode | undefined): LineBudget {
    if (refused) return refusalBudget();
    return code === undefined ? 'write' : failedEventBudget();
  }

  return async (c, next) => {
    await next();
    const { method, path } = c.req;
    const code = c.error instanceof ServiceError ? c.error.code : undefined;
    const route = nameRoute(path);
    const event = watched.get(`${method} ${route}`);
    const refused = code !== undefined && (event ? rateLimited.has(code) : isRefusal(code, method));
    if ((event === undefined && !refused) || code === 'aborted') return;
    const budget = checkBudget(refused, code);
    if (budget === 'over') return;
    log.info(
      {
        ...(event === undefined ? { method, route } : { event }),
        outcome: readOutcome(c, code),
        account: c.get('account'),
        client: hashClient(c.get('clientAddress')),
        requestId: c.get('requestId'),
        ...(budget === 'last' && { more: 'further ones of this minute are not written' }),
      },
      refused ? 'refused' : 'account event',
    );
  };
}
