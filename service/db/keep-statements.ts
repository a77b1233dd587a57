import type SqliteFile from 'better-sqlite3';

/** The limit bounds the memory: lists of different lengths give different statements. */
const maxStatements = 300;

/**
 * Makes a connection prepare each statement once: SQLite takes longer to parse and plan most of
 * them than to run them. The statements used last are kept. SQLite prepares them again by itself
 * when the schema changes.
 */
export function cacheStatements(file: SqliteFile.Database, limit = maxStatements): void {
  const statements = new Map<string, SqliteFile.Statement>();
  const prepare = file.prepare.bind(file);
  const prepareOnce = (source: string): SqliteFile.Statement => {
    const statement = statements.get(source) ?? prepare(source);
    statements.delete(source);
    statements.set(source, statement);
    const [oldest] = statements.keys();
    if (statements.size > limit && oldest !== undefined) statements.delete(oldest);
    // Resets `raw()` of an earlier use, which returns rows as arrays.
    return statement.reader ? statement.raw(false) : statement;
  };
  file.prepare = prepareOnce as typeof file.prepare;
}
