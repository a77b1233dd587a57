import { Hono } from 'hono';
import { resendVerification, verifyEmail } from '../contract/auth.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { answerCall } from '../http/answer-call.ts';
import { findById } from './accounts.ts';
import { requireUser } from './find-user.ts';
import { useToken } from './mailed-tokens.ts';
import { proveAddress } from './prove-address.ts';

/** The proof of an e-mail address. */
export function verifyRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, outbox, now } = deps;

  function prove(token: string): Promise<boolean> {
    return store.write(async (db) => {
      const userId = await useToken(db, 'verify-email', token, now());
      const user = userId === undefined ? undefined : await findById(db, userId);
      if (user) await proveAddress(db, outbox, user);
      return user !== undefined;
    });
  }

  /** Where the mailed link leads; on a static host the built page of that address makes the call below. */
  app.get('/verify-email', async (c, next) => {
    const token = c.req.query('token');
    // A program that only looks whether the link works must not use it up.
    if (token === undefined || c.req.method !== 'GET') return next();
    await limiter.take('mailed-token', c.get('clientAddress'));
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(`/verify-email?done=${(await prove(token)) ? 1 : 0}`, 303);
  });

  answerCall(app, verifyEmail, async ({ c, body }) => {
    await limiter.take('mailed-token', c.get('clientAddress'));
    if (!(await prove(body.token))) {
      throw new ServiceError(
        'invalid_token',
        'This link has been used or has run out. Please ask for a new one.',
      );
    }
    return { success: true } as const;
  });

  answerCall(app, resendVerification, async ({ c }) => {
    const user = await requireUser(c, deps);
    if (user.emailVerified) return { success: true } as const;
    await limiter.take('verify-account', user.id);
    await store.write((db) => outbox.post(db, user.email, { kind: 'verify-email', userId: user.id }));
    return { success: true } as const;
  });

  return app;
}
