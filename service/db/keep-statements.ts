import type SqliteFile from 'better-sqlite3';

/** Lists of changing length make ever new statements, which must not fill the memory. */
const maxKept = 300;

/**
 * Makes a connection prepare each statement once: SQLite takes longer to parse and plan most of
 * them than to run them. The statements used last are kept. SQLite prepares them again by itself
 * when the schema changes.
 */
export function keepStatements(file: SqliteFile.Database, limit = maxKept): void {
  const kept = new Map<string, SqliteFile.Statement>();
  const prepare = file.prepare.bind(file);
  const prepareOnce = (source: string): SqliteFile.Statement => {
    const statement = kept.get(source) ?? prepare(source);
    kept.delete(source);
    kept.set(source, statement);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    // A former use may have asked for rows as arrays; a new statement gives objects.
    return statement.reader ? statement.raw(false) : statement;
  };
  file.prepare = prepareOnce as typeof file.prepare;
}
