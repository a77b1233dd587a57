import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseError } from './check-file.ts';
import { errorCode } from '../error-code.ts';

/**
 * One line for the operator about why a database file could not be opened; undefined for errors
 * that the operator cannot repair.
 */
export function explainStart(error: unknown, file: string): DatabaseError | undefined {
  const code = errorCode(error);
  const createError = (sentence: string): DatabaseError =>
    new DatabaseError(sentence, { cause: error });
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    return createError(
      `A folder stands at ${file}, where the database file belongs. Move it away.`,
    );
  if (/^(?:EEXIST|ENOTDIR)$/u.test(code))
    return createError(
      `DATA_DIR: ${dirname(file)} cannot be a folder, as a file stands in its way.`,
    );
  if (/^(?:EROFS|EACCES|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN)/u.test(code)) {
    const what = existsSync(file) ? `The database file ${file}` : `The folder ${dirname(file)}`;
    return createError(
      `${what} cannot be written to (${code}). Mount its disk for writing, and give it to the user that the service runs as.`,
    );
  }
  if (/^(?:ENOSPC|SQLITE_FULL)/u.test(code))
    return createError(`The disk of ${dirname(file)} has no room. Make some and start again.`);
  if (/^SQLITE_BUSY/u.test(code))
    return createError(`Another program holds the database file ${file}. End it and start again.`);
  return undefined;
}
