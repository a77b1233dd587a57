import type { Logger } from 'pino';
import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { createLineBudget } from '../line-budget.ts';

/** Limit of lines about failed requests in a minute: without the database, every request fails. */
const maxFailures = 60;

type LogFailure = (
  error: unknown,
  message: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

const made = new WeakMap<Logger, LogFailure>();

/** Creates the function that logs internal errors, up to the limit. Each log has one. */
export function createFailureLog({ log, now }: Pick<Deps, 'log' | 'now'>): LogFailure {
  const known = made.get(log);
  if (known) return known;
  const takeLine = createLineBudget(maxFailures, now);
  const logFailure: LogFailure = (error, message, fields = {}) => {
    const left = takeLine();
    if (left === 'over') return;
    // An overload is expected (warning); a failing store is an error.
    const level = error instanceof ServiceError ? 'warn' : 'error';
    const more = left === 'last' && { more: 'further failures of this minute are not written' };
    log[level]({ err: error, ...fields, ...more }, message);
  };
  made.set(log, logFailure);
  return logFailure;
}
