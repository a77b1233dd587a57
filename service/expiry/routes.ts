import { Hono } from 'hono';
import type { Deps, Variables } from '../deps.ts';
import { answerForm } from '../forms/answer-form.ts';
import { renewLink } from './renew-link.ts';
import { notRenewedPage, renewedPage } from './renew-pages.ts';

/** The button behind the link of a mail about the end of a demo; the page itself: renew-answer. */
export function expiryRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  answerForm(app, '/renew', deps, {
    look: 'product',
    mailedLink: 'renew a link',
    receive: async (c) => {
      await deps.limiter.take('mailed-token', c.get('clientAddress'));
      return renewLink(deps, c.req.query('token') ?? '');
    },
    done: renewedPage,
    refused: notRenewedPage,
  });
  return app;
}
