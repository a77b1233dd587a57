import { Hono } from 'hono';
import {
  checkVerification,
  resendVerification,
  VerifyEmail,
  verifyEmail,
} from '../contract/account.ts';
import type { Deps, Variables } from '../deps.ts';
import { answerForm } from '../forms/answer-form.ts';
import { registerRoute } from '../http/register-route.ts';
import { parseInput } from '../http/read-body.ts';
import { createAddressConfirmation } from './confirm-address.ts';
import { findSignedIn, requireUser } from './find-user.ts';
import { refusedPage, verifiedPage } from './verify-page.ts';

/** Verifies e-mail addresses by mailed links. */
export function verifyRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, outbox } = deps;
  const { findLink, confirm } = createAddressConfirmation(deps);

  registerRoute(app, checkVerification, async ({ c, body }) => {
    const { user, email } = await findLink(c, body.token);
    const signedIn = await findSignedIn(c, deps);
    const byPassword = user.passwordHash === null ? 'sign-in' : 'password';
    return { email, proof: signedIn?.id === user.id ? 'session' : byPassword } as const;
  });

  registerRoute(app, verifyEmail, async ({ c, body }) => {
    await confirm(c, body);
    return { success: true } as const;
  });

  // The built page's form sends the token in its address.
  answerForm(app, '/verify-email', deps, {
    theme: 'product',
    mailedLink: 'verify the address',
    receive: (c, { password }) =>
      confirm(c, parseInput(VerifyEmail, { token: c.req.query('token'), password })),
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
