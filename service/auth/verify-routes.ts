import { Hono, type Context } from 'hono';
import {
  checkVerification,
  resendVerification,
  VerifyEmail,
  verifyEmail,
} from '../contract/account.ts';
import { listBilledAgencies } from '../agencies/leave-agency.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { answerForm } from '../forms/answer-form.ts';
import { registerRoute } from '../http/register-route.ts';
import { parseInput } from '../http/read-body.ts';
import { fieldError } from './accounts.ts';
import { applyEmailChange } from './change-email.ts';
import { findSignedIn, requireUser, type UserRow } from './find-user.ts';
import { findTokenOwner, useToken, type Purpose } from './mailed-tokens.ts';
import { passwordMatches } from './password.ts';
import { markEmailVerified } from './mark-email-verified.ts';
import { refusedPage, verifiedPage } from './verify-page.ts';

/** The account and the address that a mailed link confirms. */
interface Link {
  readonly user: UserRow;
  readonly purpose: Exclude<Purpose, 'reset-password'>;
  readonly email: string;
}

function invalidToken(): ServiceError {
  return new ServiceError(
    'invalid_token',
    'This link has been used or has run out. Please ask for a new one.',
  );
}

/**
 * Verifies e-mail addresses. Opening the mailed link changes nothing, because mail scanners open
 * links too. Using it requires the session or the password of the account. Otherwise the owner of
 * an address could confirm a stranger's account with it. See
 * docs/decisions/0011-signing-in-with-others.md.
 */
export function verifyRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, outbox, billing, now } = deps;

  async function findLink(c: Context<Variables>, token: string): Promise<Link> {
    await limiter.take('mailed-token', c.get('clientAddress'));
    for (const purpose of ['verify-email', 'change-email'] as const) {
      const user = await findTokenOwner(store.read, purpose, token, now());
      const email = purpose === 'verify-email' ? user?.email : user?.pendingEmail;
      if (user && email) return { user, purpose, email };
    }
    throw invalidToken();
  }

  /**
   * Checks that the request comes from the owner of the account.
   * @throws ServiceError not_signed_in, invalid_fields
   */
  async function requireAccount(
    c: Context<Variables>,
    user: UserRow,
    typed: string | null | undefined,
  ): Promise<void> {
    const signedIn = await findSignedIn(c, deps);
    c.set('account', user.id);
    if (signedIn?.id === user.id) return;
    if (user.passwordHash === null)
      throw new ServiceError(
        'not_signed_in',
        'Please log in to the account of this address first.',
      );
    if (typed === undefined || typed === null || typed === '')
      throw fieldError('password', 'Please enter the password of your account');
    await limiter.take('own-password', user.id);
    if (!(await passwordMatches(user.passwordHash, typed)))
      throw fieldError('password', 'This is not the password of the account');
  }

  async function verify(c: Context<Variables>, { token, password }: VerifyEmail): Promise<void> {
    const link = await findLink(c, token);
    await requireAccount(c, link.user, password);
    await store.write(async (db) => {
      const user = await useToken(db, link.purpose, token, now());
      // The password may have changed during the comparison.
      if (!user || user.passwordHash !== link.user.passwordHash) throw invalidToken();
      if (link.purpose === 'verify-email') await markEmailVerified(db, outbox, user);
      else await applyEmailChange(db, outbox, user, link.email);
    });
    if (link.purpose === 'change-email') void updatePayer(link.user.id, link.email);
  }

  /** Sends the invoices of the account's agencies to its new address. */
  async function updatePayer(userId: string, email: string): Promise<void> {
    for (const agencyId of await listBilledAgencies(store.read, userId))
      await billing.updateEmail(agencyId, email);
  }

  registerRoute(app, checkVerification, async ({ c, body }) => {
    const { user, email } = await findLink(c, body.token);
    const signedIn = await findSignedIn(c, deps);
    const byPassword = user.passwordHash === null ? 'sign-in' : 'password';
    return { email, proof: signedIn?.id === user.id ? 'session' : byPassword } as const;
  });

  registerRoute(app, verifyEmail, async ({ c, body }) => {
    await verify(c, body);
    return { success: true } as const;
  });

  // The built page's form sends the token in its address.
  answerForm(app, '/verify-email', deps, {
    look: 'product',
    mailedLink: 'verify the address',
    receive: (c, { password }) =>
      verify(c, parseInput(VerifyEmail, { token: c.req.query('token'), password })),
    done: verifiedPage,
    refused: refusedPage,
  });

  registerRoute(app, resendVerification, async ({ c }) => {
    const user = await requireUser(c, deps);
    if (user.emailVerified) return { success: true } as const;
    await limiter.take('verify-account', user.id);
    await store.write((db) =>
      outbox.post(db, user.email, { kind: 'verify-email', userId: user.id }),
    );
    return { success: true } as const;
  });

  return app;
}
