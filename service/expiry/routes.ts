import { Hono } from 'hono';
import type { Deps, Variables } from '../deps.ts';
import { answerForm } from '../forms/answer-form.ts';
import { renewLink } from './renew-link.ts';
import { notRenewedPage, renewedPage } from './renew-pages.ts';

/** Routes for the renewal of a link by mail. The page with the button: renew-answer.ts. */
export function expiryRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  answerForm(app, '/renew', deps, {
    theme: 'product',
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
