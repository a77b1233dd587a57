import { eq } from 'drizzle-orm';
import { mailedTokens, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { requireStrongPassword } from './accounts.ts';
import { findTokenOwner, useToken } from './mailed-tokens.ts';
import { markEmailVerified } from './mark-email-verified.ts';
import { hashPassword } from './password.ts';

export function invalidToken(token: string): ServiceError {
  return new ServiceError(
    'invalid_token',
    token === ''
      ? 'No reset token provided. Please check your email link.'
      : 'This reset link has been used or has run out. Please ask for a new one.',
  );
}

/** Stores the new password; returns the account's id, undefined for an invalid token. */
async function setPassword(
  { store, sessions, outbox, now }: Deps,
  token: string,
  passwordHash: string,
): Promise<string | undefined> {
  return store.write(async (db) => {
    const user = await useToken(db, 'reset-password', token, now());
    if (!user) return undefined;
    await db.update(users).set({ passwordHash, pendingEmail: null }).where(eq(users.id, user.id));
    await db.delete(mailedTokens).where(eq(mailedTokens.userId, user.id));
    await sessions.endAll(db, user.id);
    // The mailed link proves that its user reads this mailbox.
    await markEmailVerified(db, outbox, user);
    await outbox.post(db, user.email, { kind: 'password-changed' });
    return user.id;
  });
}

/**
 * Creates the function that sets a new password with a mailed token and returns the account's id.
 * @throws ServiceError invalid_token, invalid for a weak password
 */
export function createPasswordReset(
  deps: Deps,
): (form: { readonly token: string; readonly newPassword: string }) => Promise<string> {
  const { store, now } = deps;
  /**
   * Tokens whose new password is being hashed. A parallel use of one is refused before it costs a
   * hash.
   */
  const inUse = new Set<string>();

  return async ({ token, newPassword }) => {
    const owner = await findTokenOwner(store.read, 'reset-password', token, now());
    if (inUse.has(token) || !owner) throw invalidToken(token);
    requireStrongPassword('newPassword', newPassword, owner);
    // Checked again, because a parallel request may have started during the look-up.
    if (inUse.has(token)) throw invalidToken(token);
    inUse.add(token);
    try {
      const account = await setPassword(deps, token, await hashPassword(newPassword));
      if (account === undefined) throw invalidToken(token);
      return account;
    } finally {
      inUse.delete(token);
    }
  };
}
