import type { Context } from 'hono';
import { chooseLanguage } from '../client-words.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError, serviceBusy } from '../errors.ts';
import { isThirdPartyHost } from '../hosts/normalize-host.ts';
import { belongsToDemos, createDemoHostCheck } from './demo-host.ts';
import { errorPage, errorPolicy } from './error-page.ts';
import { createFailureLog } from './log-failures.ts';
import { wantsPage } from './prefers-html.ts';
import { errorCode } from '../error-code.ts';

/**
 * Errors of a store that is full, locked, damaged or missing: SQLite's codes, and
 * db/postgres-errors.ts.
 */
function isStoreTrouble(error: unknown): boolean {
  const code = errorCode(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  return (
    /^(?:SQLITE_(?:BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOTADB|READONLY)|DATABASE_UNAVAILABLE$)/u.test(
      code,
    ) ||
    (cause !== undefined && isStoreTrouble(cause))
  );
}

/** The error as clients may see it; undefined for an unexpected one. */
export function toServiceError(error: unknown): ServiceError | undefined {
  if (error instanceof ServiceError) return error;
  // A query that the store refused.
  if (error instanceof Error && error.cause instanceof ServiceError) return error.cause;
  if (isStoreTrouble(error)) return serviceBusy();
  return undefined;
}

/** The error for the client; an unexpected one does not reveal its cause. */
export function toPublicError(error: unknown): ServiceError {
  return (
    toServiceError(error) ??
    new ServiceError('internal', 'Something went wrong on our side. Please try again.')
  );
}

/** Answers an error: with a page where a person navigates, with JSON everywhere else. */
export function answerError(
  c: Context<Variables>,
  error: unknown,
  deps: Pick<Deps, 'env' | 'log' | 'now'>,
): Response {
  const answer = toPublicError(error);
  const { method, path } = c.req;
  if (answer.status >= 500) {
    createFailureLog(deps)(error, 'request failed', {
      requestId: c.get('requestId'),
      method,
      path,
    });
  }
  const { retryAfter } = answer.details;
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  c.header('Cache-Control', 'no-store');
  if (!wantsPage(c.req.header('accept'), method, path))
    return c.json(answer.reply(), answer.status);
  c.header('Content-Security-Policy', errorPolicy);
  const site = c.get('site');
  const host = c.req.header('host');
  const shown = {
    status: answer.status,
    error: answer,
    method,
    path,
    origin: deps.env.publicOrigin,
    language: chooseLanguage(c.req.header('accept-language')),
    isForClients:
      site !== undefined ||
      belongsToDemos(method, path) ||
      createDemoHostCheck(deps.env)(host) ||
      isThirdPartyHost(host, deps.env),
    // The page of a stopped demo does not name anybody.
    brand: answer.code === 'gone' ? undefined : site?.brand,
  };
  return c.html(errorPage(shown), answer.status);
}
