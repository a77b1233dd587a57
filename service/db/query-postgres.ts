import type { ClientBase, CustomTypesConfig, Pool } from 'pg';
import { ServiceError } from '../errors.ts';

/**
 * How PostgreSQL's values are parsed, by type number of `pg_type`, so that rows look like SQLite's.
 */
const forms: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [16, (text) => (text === 't' ? 1 : 0)],
  [17, (text) => Buffer.from(text.slice(2), 'hex')],
  [20, Number],
  [21, Number],
  [23, Number],
  [1700, Number],
]);
const asText = (text: string): string => text;
const types: CustomTypesConfig = { getTypeParser: (type) => forms.get(type) ?? asText };

/**
 * Limit of prepared statements on a connection: lists of changing length must not fill the server's
 * memory.
 */
const maxPrepared = 500;
const names = new Map<string, string>();

/** The name under which a connection prepares a statement once; undefined beyond the limit. */
function nameStatement(statement: string): string | undefined {
  const known = names.get(statement);
  if (known !== undefined || names.size >= maxPrepared) return known;
  const name = `s${names.size}`;
  names.set(statement, name);
  return name;
}

/**
 * Refuses U+0000 in a text, which SQLite can store and PostgreSQL cannot.
 * @throws ServiceError invalid_fields
 */
function requireNoNul(values: readonly unknown[]): void {
  if (values.some((value) => typeof value === 'string' && value.includes('\u0000')))
    throw new ServiceError('invalid_fields', 'Text must not contain the character U+0000.');
}

/** Runs a statement and returns its rows as lists of values. */
export async function queryPostgres(
  connection: Pool | ClientBase,
  statement: string,
  values: unknown[],
): Promise<{ rows: unknown[][] }> {
  requireNoNul(values);
  const name = nameStatement(statement);
  const { rows } = await connection.query<unknown[]>({
    text: statement,
    values,
    rowMode: 'array',
    types,
    ...(name !== undefined && { name }),
  });
  return { rows };
}
