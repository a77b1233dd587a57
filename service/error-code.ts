/**
 * The code of an error: Node's (`ENOENT`), SQLite's (`SQLITE_BUSY`), or PostgreSQL's SQLSTATE
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html); empty for an error without one.
 */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
