import { Hono } from 'hono';
import { fieldError } from '../auth/accounts.ts';
import { MailedToken } from '../contract/auth.ts';
import { askOptOut, confirmOptOut, OptOut } from '../contract/opt-outs.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { answerForm } from '../forms/answer-form.ts';
import { registerRoute } from '../http/register-route.ts';
import { parseInput } from '../http/read-body.ts';
import { askedPage, confirmedPage, notAskedPage, notConfirmedPage } from './opt-out-page.ts';
import { addOptOut, confirm, type OptOutRow } from './opt-outs.ts';
import { registrableDomain } from './registrable-domain.ts';
import { stop } from './stops.ts';

/**
 * Objections of businesses to demos of their website. A mailbox at the website's domain shows that
 * they speak for it. Opening the mailed link changes nothing, because mail scanners open links too.
 */
export function optOutRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, outbox, now } = deps;

  async function ask(
    { domain: typed, email, scope }: OptOut,
    client: string,
    host: string | undefined,
  ): Promise<string> {
    await limiter.take('opt-out-address', client);
    const domain = registrableDomain(typed);
    if (domain === undefined)
      throw fieldError('domain', 'This is not the domain of a website, like harbor.example');
    if (registrableDomain(email) !== domain)
      throw fieldError('email', `Please use an email address at ${domain}`);
    await store.write(async (db) => {
      await limiter.takeIn(db, 'opt-out-domain', domain);
      const optOutId = await addOptOut(db, { domain, email, scope }, now());
      await outbox.post(db, email, { kind: 'opt-out', optOutId, ...(host && { host }) });
    });
    return domain;
  }

  async function confirmToken(token: string, client: string): Promise<OptOutRow> {
    await limiter.take('mailed-token', client);
    const at = now();
    const confirmed = await store.write(async (db) => {
      const row = await confirm(db, token, at);
      if (!row) return undefined;
      const kind = row.scope === 'signals' ? 'signals' : 'domain';
      const why = 'confirmed by a mail to the domain';
      await stop(db, { kind, what: row.domain }, { by: 'business', why, now: at });
      return row;
    });
    if (confirmed) return confirmed;
    throw new ServiceError('invalid_token', 'This link has run out. Please ask for a new one.');
  }

  answerForm(app, askOptOut.path, deps, {
    look: 'client',
    receive: (c, typed) =>
      ask(parseInput(OptOut, typed), c.get('clientAddress'), c.get('site')?.host),
    done: askedPage,
    refused: notAskedPage,
  });

  registerRoute(app, askOptOut, async ({ c, body }) => {
    const domain = await ask(body, c.get('clientAddress'), c.get('site')?.host);
    return { success: true, domain } as const;
  });

  // The built page's form sends the token in its address.
  answerForm(app, '/opt-out', deps, {
    look: 'client',
    mailedLink: 'confirm an objection',
    receive: (c) => {
      const { token } = parseInput(MailedToken, { token: c.req.query('token') });
      return confirmToken(token, c.get('clientAddress'));
    },
    done: confirmedPage,
    refused: notConfirmedPage,
  });

  registerRoute(app, confirmOptOut, async ({ c, body }) => {
    const { domain, scope } = await confirmToken(body.token, c.get('clientAddress'));
    return { success: true, domain, scope } as const;
  });

  return app;
}
