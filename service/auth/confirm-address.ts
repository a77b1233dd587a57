import type { Context } from 'hono';
import { listBilledAgencies } from '../agencies/leave-agency.ts';
import type { VerifyEmail } from '../contract/account.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { fieldError } from './accounts.ts';
import { applyEmailChange } from './change-email.ts';
import { findSignedIn, type UserRow } from './find-user.ts';
import { findTokenOwner, useToken, type Purpose } from './mailed-tokens.ts';
import { markEmailVerified } from './mark-email-verified.ts';
import { passwordMatches } from './password.ts';

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

interface AddressConfirmation {
  /** @throws ServiceError invalid_token, too_many_requests */
  readonly findLink: (c: Context<Variables>, token: string) => Promise<Link>;
  /** @throws ServiceError invalid_token, not_signed_in, invalid_fields, too_many_requests */
  readonly confirm: (c: Context<Variables>, form: VerifyEmail) => Promise<void>;
}

/**
 * Confirms the address of a mailed link. Opening the link changes nothing, because mail scanners
 * open links too. Using it requires the session or the password of the account. Otherwise the owner
 * of an address could confirm a stranger's account with it. See
 * docs/decisions/0011-signing-in-with-others.md.
 */
export function createAddressConfirmation(deps: Deps): AddressConfirmation {
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

  async function confirm(c: Context<Variables>, { token, password }: VerifyEmail): Promise<void> {
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

  return { findLink, confirm };
}
