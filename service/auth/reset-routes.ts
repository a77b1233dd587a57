import { Hono, type Context } from 'hono';
import {
  checkReset,
  ForgotPassword,
  forgotPassword,
  ResetPassword,
  resetPassword,
} from '../contract/auth.ts';
import type { Deps, Variables } from '../deps.ts';
import { answerForm } from '../forms/answer-form.ts';
import { registerRoute } from '../http/register-route.ts';
import { parseInput } from '../http/read-body.ts';
import { fieldError, normalizeEmail } from './accounts.ts';
import { findTokenOwner } from './mailed-tokens.ts';
import {
  resetRequestedPage,
  resetRequestRefusedPage,
  resetPage,
  resetFailedPage,
} from './reset-page.ts';
import { createPasswordReset, invalidToken } from './reset-password.ts';

/** Resetting a forgotten password: a mailed link, its check, and the new password. */
export function resetRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, outbox, now } = deps;
  const resetWithToken = createPasswordReset(deps);

  // The same work for every address: the account is looked up when the mail is sent.
  async function requestResetLink(c: Context<Variables>, typed: ForgotPassword): Promise<void> {
    await limiter.take('forgot-address', c.get('clientAddress'));
    const email = normalizeEmail(typed.email);
    // Counted for any address, so that a refusal does not tell whether an account exists.
    await store.write(async (db) => {
      await limiter.takeWithin(db, 'forgot-account', email);
      await outbox.post(db, email, { kind: 'reset-password' });
    });
  }

  answerForm(app, forgotPassword.path, deps, {
    theme: 'product',
    receive: async (c, typed) => {
      const form = parseInput(ForgotPassword, typed);
      await requestResetLink(c, form);
      return form.email;
    },
    done: resetRequestedPage,
    refused: resetRequestRefusedPage,
  });

  registerRoute(app, forgotPassword, async ({ c, body }) => {
    await requestResetLink(c, body);
    return { success: true } as const;
  });

  registerRoute(app, checkReset, async ({ c, body }) => {
    await limiter.take('mailed-token', c.get('clientAddress'));
    if (!(await findTokenOwner(store.read, 'reset-password', body.token, now())))
      throw invalidToken(body.token);
    return { valid: true } as const;
  });

  async function reset(c: Context<Variables>, form: ResetPassword): Promise<void> {
    await limiter.take('mailed-token', c.get('clientAddress'));
    c.set('account', await resetWithToken(form));
  }

  registerRoute(app, resetPassword, async ({ c, body }) => {
    await reset(c, body);
    return { success: true } as const;
  });

  // The built page's form sends the token in its address.
  answerForm(app, '/reset-password', deps, {
    theme: 'product',
    mailedLink: 'reset the password',
    receive: async (c, { newPassword, confirmation }) => {
      const form = parseInput(ResetPassword, { token: c.req.query('token'), newPassword });
      if (confirmation !== form.newPassword)
        throw fieldError('confirmation', 'Passwords do not match');
      await reset(c, form);
    },
    done: resetPage,
    refused: resetFailedPage,
  });

  return app;
}
