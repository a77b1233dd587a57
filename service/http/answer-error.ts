import type { Context } from 'hono';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';

/** Errors of a store that has no room, is held by someone else, is damaged or not there; SQLite's own words for them, and db/postgres-trouble.ts. */
function isStoreTrouble(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  return (
    /^(?:SQLITE_(?:BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOTADB|READONLY)|DATABASE_UNAVAILABLE$)/u.test(
      code,
    ) ||
    (cause !== undefined && isStoreTrouble(cause))
  );
}

/** The error as people may know it; undefined for what nobody expected. */
export function knownError(error: unknown): ServiceError | undefined {
  if (error instanceof ServiceError) return error;
  // A query that the store refused.
  if (error instanceof Error && error.cause instanceof ServiceError) return error.cause;
  if (isStoreTrouble(error)) {
    return new ServiceError('busy', 'The service is busy just now. Please try again in a moment.', {
      retryAfter: 5,
    });
  }
  return undefined;
}

/** The one form of error answers. What nobody expected is logged whole and answered with nothing of it. */
export function answerError(c: Context<Variables>, error: unknown, { log }: Pick<Deps, 'log'>): Response {
  const expected = knownError(error);
  if (!expected || expected.status >= 500) {
    // A service that says itself that it is too busy works as it should; a store in trouble does not.
    const level = error instanceof ServiceError ? 'warn' : 'error';
    log[level](
      { err: error, requestId: c.get('requestId'), method: c.req.method, path: c.req.path },
      'request failed',
    );
  }
  const answer =
    expected ?? new ServiceError('internal', 'Something went wrong on our side. Please try again.');
  const { retryAfter } = answer.details;
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return c.json(answer.reply(), answer.status);
}
