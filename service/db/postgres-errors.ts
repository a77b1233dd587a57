/** The errors of PostgreSQL and of the network, and how the service treats them. */
import { errorCode } from '../error-code.ts';

/** The database does not respond, or too late; a later call may succeed. */
export class DatabaseUnavailable extends Error {
  readonly code = 'DATABASE_UNAVAILABLE';
}

const network =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOENT|EACCES|08\w{3}|57P0\d)$/u;
const driver =
  /^Connection terminated|^timeout expired|^timeout exceeded when trying to connect|^Query read timeout|^Client has encountered a connection error|^Client was closed/u;
/**
 * SQLSTATE classes: disk full, too many connections, statement timeout, lock timeout, read-only
 * after a fail-over, refused login.
 */
const temporary =
  /^(?:53\w{3}|57014|58\w{3}|55P03|40001|40P01|25006|25P0[23]|28\w{3}|3D000|XX00[012])$/u;

/** Whether the connection is lost, or could not be made. */
export function isConnectionLoss(error: unknown): boolean {
  return error instanceof Error && (network.test(errorCode(error)) || driver.test(error.message));
}

/** Whether the server cancelled a transaction in favour of another one. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^40(?:001|P01)$/u.test(errorCode(error)) || isConflict(error.cause);
}

/**
 * The error as the service answers it: a temporary one becomes DatabaseUnavailable, with its cause
 * for the log.
 */
export function translateError(error: unknown): unknown {
  if (!isConnectionLoss(error) && !temporary.test(errorCode(error))) return error;
  const { message } = error as Error;
  return new DatabaseUnavailable(`the database does not answer: ${message || errorCode(error)}`, {
    cause: error,
  });
}
