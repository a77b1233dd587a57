import type { ClientBase, CustomTypesConfig, Pool } from 'pg';
import { ServiceError } from '../errors.ts';

/**
 * The forms in which the tables of schema.ts expect values: PostgreSQL's answers look like
 * SQLite's. By type number of `pg_type`.
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
 * Most statements that a connection keeps prepared; lists of changing length must not fill the
 * server's memory.
 */
const mostPrepared = 500;
const names = new Map<string, string>();

/**
 * Each statement is prepared once a connection under this name; undefined when there are too many.
 */
function nameOf(statement: string): string | undefined {
  const known = names.get(statement);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = `s${names.size}`;
  names.set(statement, name);
  return name;
}

/**
 * PostgreSQL has no text with this character in it; SQLite has. The forms refuse it at the field
 * where it stands.
 */
function refuseNul(values: readonly unknown[]): void {
  if (values.some((value) => typeof value === 'string' && value.includes('\u0000')))
    throw new ServiceError('invalid_fields', 'Text must not contain the character U+0000.');
}

/** Runs a statement and gives its rows as lists of values. */
export async function askPostgres(
  connection: Pool | ClientBase,
  statement: string,
  values: unknown[],
): Promise<{ rows: unknown[][] }> {
  refuseNul(values);
  const name = nameOf(statement);
  const { rows } = await connection.query<unknown[]>({
    text: statement,
    values,
    rowMode: 'array',
    types,
    ...(name !== undefined && { name }),
  });
  return { rows };
}
