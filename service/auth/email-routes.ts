import { Hono } from 'hono';
import { cancelEmailChange, changeEmail } from '../contract/account.ts';
import type { Deps, Variables } from '../deps.ts';
import { registerRoute } from '../http/register-route.ts';
import { fieldError, findByEmail, findById, normalizeEmail } from './accounts.ts';
import { requestEmailChange, deletePendingEmail, emailTakenError } from './change-email.ts';
import { requireUser } from './find-user.ts';
import { requirePassword, wrongPassword } from './require-password.ts';

/** Calls that change the e-mail address of an account; verify-routes.ts handles the mailed link. */
export function emailRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, outbox } = deps;

  registerRoute(app, changeEmail, async ({ c, body }) => {
    const user = await requireUser(c, deps);
    const email = normalizeEmail(body.email);
    if (user.passwordHash === null)
      throw fieldError(
        'email',
        'Please set a password first: without one you sign in by this address alone',
      );
    if (email === user.email)
      throw fieldError('email', 'This is the address of your account already');
    await requirePassword(deps, user, 'password', body.password);
    await limiter.take('change-email', user.id);
    await store.write(async (db) => {
      if (await findByEmail(db, email)) throw emailTakenError();
      const now = await findById(db, user.id);
      // The password may have changed during the comparison.
      if (now?.passwordHash !== user.passwordHash) throw wrongPassword('password');
      await requestEmailChange(db, outbox, now, email);
    });
    return { success: true } as const;
  });

  registerRoute(app, cancelEmailChange, async ({ c }) => {
    const user = await requireUser(c, deps);
    await store.write((db) => deletePendingEmail(db, user.id));
    return { success: true } as const;
  });

  return app;
}
