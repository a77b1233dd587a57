import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import {
  checkReset,
  ForgotPassword,
  forgotPassword,
  ResetPassword,
  resetPassword,
} from '../contract/auth.ts';
import { mailedTokens, users } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { answerForm } from '../forms/answer-form.ts';
import { registerRoute } from '../http/register-route.ts';
import { parseInput } from '../http/read-body.ts';
import { fieldError, normalizeEmail, requireStrongPassword } from './accounts.ts';
import { findTokenOwner, useToken } from './mailed-tokens.ts';
import { hashPassword } from './password.ts';
import { markEmailVerified } from './mark-email-verified.ts';
import { askedPage, askRefusedPage, resetPage, resetRefusedPage } from './reset-page.ts';

function invalidToken(token: string): ServiceError {
  return new ServiceError(
    'invalid_token',
    token === ''
      ? 'No reset token provided. Please check your email link.'
      : 'This reset link has been used or has run out. Please ask for a new one.',
  );
}

/** Resetting a forgotten password: a mailed link, its check, and the new password. */
export function resetRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, sessions, limiter, outbox, now } = deps;
  /**
   * Tokens whose new password is being hashed. A parallel use of one is refused before it costs a
   * hash.
   */
  const inUse = new Set<string>();

  // The same work for every address: the account is looked up when the mail is sent.
  async function askForLink(c: Context<Variables>, typed: ForgotPassword): Promise<void> {
    await limiter.take('forgot-address', c.get('clientAddress'));
    const email = normalizeEmail(typed.email);
    // Counted for any address, so that a refusal does not tell whether an account exists.
    await store.write(async (db) => {
      await limiter.takeIn(db, 'forgot-account', email);
      await outbox.post(db, email, { kind: 'reset-password' });
    });
  }

  answerForm(app, forgotPassword.path, deps, {
    look: 'product',
    receive: async (c, typed) => {
      const form = parseInput(ForgotPassword, typed);
      await askForLink(c, form);
      return form.email;
    },
    done: askedPage,
    refused: askRefusedPage,
  });

  registerRoute(app, forgotPassword, async ({ c, body }) => {
    await askForLink(c, body);
    return { success: true } as const;
  });

  registerRoute(app, checkReset, async ({ c, body }) => {
    await limiter.take('mailed-token', c.get('clientAddress'));
    if (!(await findTokenOwner(store.read, 'reset-password', body.token, now())))
      throw invalidToken(body.token);
    return { valid: true } as const;
  });

  /** Returns the account's id; undefined for an invalid token. */
  async function setPassword(token: string, passwordHash: string): Promise<string | undefined> {
    return store.write(async (db) => {
      const user = await useToken(db, 'reset-password', token, now());
      if (!user) return undefined;
      await db.update(users).set({ passwordHash, pendingEmail: null }).where(eq(users.id, user.id));
      await db.delete(mailedTokens).where(eq(mailedTokens.userId, user.id));
      await sessions.endAll(db, user.id);
      // The link was mailed to this address, so its user reads the mailbox.
      await markEmailVerified(db, outbox, user);
      await outbox.post(db, user.email, { kind: 'password-changed' });
      return user.id;
    });
  }

  async function reset(
    c: Context<Variables>,
    { token, newPassword }: ResetPassword,
  ): Promise<void> {
    await limiter.take('mailed-token', c.get('clientAddress'));
    const owner = await findTokenOwner(store.read, 'reset-password', token, now());
    if (inUse.has(token) || !owner) throw invalidToken(token);
    requireStrongPassword('newPassword', newPassword, owner);
    // Checked again, because a parallel request may have started during the look-up.
    if (inUse.has(token)) throw invalidToken(token);
    inUse.add(token);
    try {
      const account = await setPassword(token, await hashPassword(newPassword));
      if (account === undefined) throw invalidToken(token);
      c.set('account', account);
    } finally {
      inUse.delete(token);
    }
  }

  registerRoute(app, resetPassword, async ({ c, body }) => {
    await reset(c, body);
    return { success: true } as const;
  });

  // The built page's form sends the token in its address.
  answerForm(app, '/reset-password', deps, {
    look: 'product',
    mailedLink: 'reset the password',
    receive: async (c, { newPassword, confirmation }) => {
      const form = parseInput(ResetPassword, { token: c.req.query('token'), newPassword });
      if (confirmation !== form.newPassword)
        throw fieldError('confirmation', 'Passwords do not match');
      await reset(c, form);
    },
    done: resetPage,
    refused: resetRefusedPage,
  });

  return app;
}
