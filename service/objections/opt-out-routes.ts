import { Hono, type Context } from 'hono';
import { fieldError } from '../auth/accounts.ts';
import { MailedToken } from '../contract/auth.ts';
import { requestOptOut, confirmOptOut, OptOut } from '../contract/opt-outs.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { answerForm } from '../forms/answer-form.ts';
import { registerRoute } from '../http/register-route.ts';
import { parseInput } from '../http/read-body.ts';
import { clientWords, readLanguage, type ClientWords } from '../client-words.ts';
import {
  optOutRequestedPage,
  confirmedPage,
  optOutRefusedPage,
  notConfirmedPage,
} from './opt-out-page.ts';
import { addOptOut, confirmObjection, type OptOutRow } from './opt-outs.ts';
import { registrableDomain } from './registrable-domain.ts';
import { addStop } from './stops.ts';

/** The texts of an answer: in the chosen language, else by `Accept-Language`. */
function findWords(c: Context<Variables>, chosen: string | undefined): ClientWords {
  return clientWords(readLanguage(chosen, c.req.header('accept-language')));
}

/**
 * Stores an objection and mails the link that confirms it; returns the domain.
 * @throws ServiceError invalid_fields, too_many_requests
 */
async function createOptOut(
  { store, limiter, outbox, now }: Deps,
  { domain: typed, email, scope, language: chosen }: OptOut,
  c: Context<Variables>,
): Promise<string> {
  await limiter.take('opt-out-address', c.get('clientAddress'));
  const host = c.get('site')?.host;
  const { language } = findWords(c, chosen);
  const domain = registrableDomain(typed);
  if (domain === undefined)
    throw fieldError('domain', 'This is not the domain of a website, like harbor.example');
  if (registrableDomain(email) !== domain)
    throw fieldError('email', `Please use an email address at ${domain}`);
  await store.write(async (db) => {
    await limiter.takeWithin(db, 'opt-out-domain', domain);
    const optOutId = await addOptOut(db, { domain, email, scope }, now());
    await outbox.post(db, email, { kind: 'opt-out', optOutId, language, ...(host && { host }) });
  });
  return domain;
}

/**
 * Confirms the objection of a mailed token, and stops the demos of its domain.
 * @throws ServiceError invalid_token, too_many_requests
 */
async function confirmToken(
  { store, limiter, now }: Deps,
  token: string,
  client: string,
): Promise<OptOutRow> {
  await limiter.take('mailed-token', client);
  const at = now();
  const confirmed = await store.write(async (db) => {
    const row = await confirmObjection(db, token, at);
    if (!row) return undefined;
    const kind = row.scope === 'signals' ? 'signals' : 'domain';
    const why = 'confirmed by a mail to the domain';
    await addStop(db, { kind, what: row.domain }, { by: 'business', why, now: at });
    return row;
  });
  if (confirmed) return confirmed;
  throw new ServiceError('invalid_token', 'This link has run out. Please ask for a new one.');
}

/**
 * Objections of businesses to demos of their website. A mailbox at the website's domain proves
 * their right to object. Opening the mailed link changes nothing, because mail scanners open links
 * too.
 */
export function optOutRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();

  answerForm(app, requestOptOut.path, deps, {
    theme: 'client',
    receive: async (c, typed) => {
      const domain = await createOptOut(deps, parseInput(OptOut, typed), c);
      return { domain, words: findWords(c, typed['language']) };
    },
    done: ({ domain, words }) => optOutRequestedPage(words, domain),
    refused: (refusal, typed, c) =>
      optOutRefusedPage(findWords(c, typed['language']), refusal, typed),
  });

  registerRoute(app, requestOptOut, async ({ c, body }) => {
    const domain = await createOptOut(deps, body, c);
    return { success: true, domain } as const;
  });

  // The built page's form sends the token in its address.
  answerForm(app, '/opt-out/:language?', deps, {
    theme: 'client',
    mailedLink: 'confirm an objection',
    receive: async (c) => {
      const { token } = parseInput(MailedToken, { token: c.req.query('token') });
      const row = await confirmToken(deps, token, c.get('clientAddress'));
      return { row, words: findWords(c, c.req.param('language')) };
    },
    done: ({ row, words }) => confirmedPage(words, row),
    refused: (refusal, _, c) => notConfirmedPage(findWords(c, c.req.param('language')), refusal),
  });

  registerRoute(app, confirmOptOut, async ({ c, body }) => {
    const { domain, scope } = await confirmToken(deps, body.token, c.get('clientAddress'));
    return { success: true, domain, scope } as const;
  });

  return app;
}
