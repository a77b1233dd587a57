import type { Logger } from 'pino';
import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { createLineBudget } from '../line-budget.ts';

/** Lines of failed requests in a minute: while a database is away, every request is one. */
const maxFailures = 60;

export type LogFailure = (
  error: unknown,
  message: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

const made = new WeakMap<Logger, LogFailure>();

/**
 * Writes to the log why a request was answered with an error of ours, as often as a log can be
 * read. One for each log.
 */
export function createFailureLog({ log, now }: Pick<Deps, 'log' | 'now'>): LogFailure {
  const known = made.get(log);
  if (known) return known;
  const room = createLineBudget(maxFailures, now);
  const logFailure: LogFailure = (error, message, fields = {}) => {
    const left = room();
    if (left === 'over') return;
    // A service that says itself that it is too busy works as it should; a store in trouble does
    // not.
    const level = error instanceof ServiceError ? 'warn' : 'error';
    const more = left === 'last' && { more: 'further failures of this minute are not written' };
    log[level]({ err: error, ...fields, ...more }, message);
  };
  made.set(log, logFailure);
  return logFailure;
}
