/** What PostgreSQL and the way to it say when they fail, and what is made of it. */

/** The database does not answer, or not in time: a moment later it may. */
export class DatabaseUnavailable extends Error {
  readonly code = 'DATABASE_UNAVAILABLE';
}

/**
 * SQLSTATE of an error: https://www.postgresql.org/docs/current/errcodes-appendix.html; or the
 * system's own word, like ECONNREFUSED.
 */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

const network =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOENT|EACCES|08\w{3}|57P0\d)$/u;
const driver =
  /^Connection terminated|^timeout expired|^timeout exceeded when trying to connect|^Query read timeout|^Client has encountered a connection error|^Client was closed/u;
/**
 * No room, too many connections, cancelled for lasting too long, locked, read-only after a switch
 * of servers, a lost login.
 */
const passing =
  /^(?:53\w{3}|57014|58\w{3}|55P03|40001|40P01|25006|25P0[23]|28\w{3}|3D000|XX00[012])$/u;

/** Whether the connection is gone, or could not be made. */
export function isConnectionLoss(error: unknown): boolean {
  return error instanceof Error && (network.test(codeOf(error)) || driver.test(error.message));
}

/** Whether the server ended a transaction for the sake of another one. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^40(?:001|P01)$/u.test(codeOf(error)) || isConflict(error.cause);
}

/**
 * The error as the service answers it: what passes by itself is DatabaseUnavailable, with the cause
 * for the log.
 */
export function translated(error: unknown): unknown {
  if (!isConnectionLoss(error) && !passing.test(codeOf(error))) return error;
  const { message } = error as Error;
  return new DatabaseUnavailable(`the database does not answer: ${message || codeOf(error)}`, {
    cause: error,
  });
}
