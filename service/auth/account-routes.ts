import { and, eq, isNotNull } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { listSolelyOwnedAgencies, leaveAgency } from '../agencies/leave-agency.ts';
import { listMemberships } from '../agencies/queries.ts';
import { avatar, changePassword, deleteAccount } from '../contract/auth.ts';
import type { Database } from '../db/open.ts';
import { mailedTokens, messages, outbox as outboxTable, users } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { setCookies } from '../http/set-cookies.ts';
import { fieldError, findById, normalizeEmail, requireStrongPassword } from './accounts.ts';
import { requireUser, type UserRow } from './find-user.ts';
import { signIn } from './login-routes.ts';
import { hashPassword } from './password.ts';
import { requirePassword } from './require-password.ts';

/**
 * Cancels the subscriptions of agencies that have no other owner.
 * @throws ServiceError payment_unavailable, with a sentence about deleting the account.
 */
async function endBilling(billing: Deps['billing'], agencyIds: readonly string[]): Promise<void> {
  try {
    for (const agencyId of agencyIds) await billing.deleteCustomer(agencyId);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'payment_unavailable') throw error;
    throw new ServiceError(
      'payment_unavailable',
      'Your account was not deleted: the payment provider does not answer, and your subscription has to end first. Please try again in a few minutes.',
      { retryAfter: 60 },
    );
  }
}

/**
 * Stores a new password, ends every session and mailed link of the account, and signs this browser
 * in. Runs in a transaction.
 * @throws ServiceError not_signed_in when the password was changed meanwhile
 */
async function storePassword(
  db: Database,
  deps: Deps,
  {
    c,
    user,
    passwordHash,
  }: {
    readonly c: Context<Variables>;
    readonly user: UserRow;
    readonly passwordHash: string;
  },
): Promise<readonly string[]> {
  const now = await findById(db, user.id);
  if (now?.passwordHash !== user.passwordHash)
    throw new ServiceError('not_signed_in', 'Please log in first.');
  await db.update(users).set({ passwordHash, pendingEmail: null }).where(eq(users.id, user.id));
  await db.delete(mailedTokens).where(eq(mailedTokens.userId, user.id));
  await deps.sessions.endAll(db, user.id);
  await deps.outbox.post(db, user.email, { kind: 'password-changed' });
  return signIn(db, deps, c, user.id);
}

/**
 * Deletes an account with the agencies that only it owns; `ended` are those whose subscriptions
 * were cancelled. Runs in a transaction.
 * @throws ServiceError busy when it became the only owner of another agency meanwhile
 */
async function deleteUser(
  db: Database,
  user: UserRow,
  { ended, now }: { readonly ended: readonly string[]; readonly now: number },
): Promise<void> {
  const alone = await listSolelyOwnedAgencies(db, user.id);
  // The other owner may have left meanwhile; the agency would be deleted with an active
  // subscription.
  if (alone.some((id) => !ended.includes(id)))
    throw new ServiceError('busy', 'Please try again in a moment.', { retryAfter: 1 });
  for (const { agency } of await listMemberships(db, user.id))
    await leaveAgency(db, agency.id, user, now);
  // An unverified address may belong to another person, such as the operator.
  const toOwner = and(eq(messages.recipient, user.email), isNotNull(messages.demoId));
  if (user.emailVerified) await db.delete(messages).where(toOwner);
  // Queued mails to the deleted account are dropped.
  await db
    .delete(outboxTable)
    .where(and(eq(outboxTable.recipient, user.email), isNotNull(outboxTable.sentAt)));
  await db.delete(users).where(eq(users.id, user.id));
}

/** Calls with which people manage their own account. */
export function accountRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, sessions } = deps;

  app.get(avatar.path, async (c) => {
    const user = await requireUser(c, deps);
    if (!user.avatar) throw notFound('There is no picture');
    return c.body(new Uint8Array(user.avatar), 200, { 'Content-Type': 'image/webp' });
  });

  registerRoute(app, changePassword, async ({ c, body }) => {
    const user = await requireUser(c, deps);
    requireStrongPassword('newPassword', body.newPassword, user);
    await requirePassword(deps, user, 'currentPassword', body.currentPassword);
    const passwordHash = await hashPassword(body.newPassword);
    const cookies = await store.write((db) => storePassword(db, deps, { c, user, passwordHash }));
    setCookies(c, cookies);
    return { success: true } as const;
  });

  registerRoute(app, deleteAccount, async ({ c, body }) => {
    const user = await requireUser(c, deps);
    await requirePassword(deps, user, 'password', body.password);
    if (user.passwordHash === null && normalizeEmail(body.confirm ?? '') !== user.email)
      throw fieldError('confirm', 'Please type your e-mail address to confirm');
    // Comes first: when the provider does not answer, the account stays, and its subscription can
    // still be cancelled.
    const ended = await listSolelyOwnedAgencies(store.read, user.id);
    await endBilling(deps.billing, ended);
    await store.write((db) => deleteUser(db, user, { ended, now: deps.now() }));
    setCookies(c, await sessions.end(''));
    return { success: true } as const;
  });

  return app;
}
