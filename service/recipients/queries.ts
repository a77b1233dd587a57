import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Recipient } from '../contract/recipients.ts';
import type { Database } from '../db/open.ts';
import { events, recipients } from '../db/schema.ts';

export type RecipientRow = typeof recipients.$inferSelect;

/**
 * Maximum number of recipients of a demo: enough for a household or a board, too few for a mailing
 * list.
 */
export const maxRecipients = 200;

export function listRecipientRows(db: Database, demoId: string): Promise<RecipientRow[]> {
  return db
    .select()
    .from(recipients)
    .where(eq(recipients.demoId, demoId))
    .orderBy(desc(recipients.createdAt), desc(recipients.id));
}

/** Maximum number of recipients' names in a list. */
const maxNames = 3;

/** The recipients of several demos, by demo: the first names, and the number of recipients. */
export async function listRecipientNames(
  db: Database,
  demoIds: readonly string[],
): Promise<ReadonlyMap<string, { names: string[]; count: number }>> {
  if (demoIds.length === 0) return new Map();
  const rows = await db
    .select({ demoId: recipients.demoId, name: recipients.name })
    .from(recipients)
    .where(inArray(recipients.demoId, [...demoIds]))
    .orderBy(asc(recipients.createdAt), asc(recipients.id));
  const found = new Map<string, { names: string[]; count: number }>();
  for (const { demoId, name } of rows) {
    const known = found.get(demoId) ?? { names: [], count: 0 };
    found.set(demoId, known);
    known.count += 1;
    if (known.names.length < maxNames) known.names.push(name);
  }
  return found;
}

export async function countRecipients(db: Database, demoId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recipients)
    .where(eq(recipients.demoId, demoId));
  return row?.total ?? 0;
}

export async function findRecipient(
  db: Database,
  demoId: string,
  id: string,
): Promise<RecipientRow | undefined> {
  const [row] = await db
    .select()
    .from(recipients)
    .where(and(eq(recipients.demoId, demoId), eq(recipients.id, id)));
  return row;
}

export function findByTokens(db: Database, tokens: readonly string[]): Promise<RecipientRow[]> {
  if (tokens.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(recipients)
    .where(inArray(recipients.token, [...tokens]));
}

/** Whether the agency sees this person's visits by name. */
export function isMeasuredByName({
  named,
  declinedAt,
}: Pick<RecipientRow, 'named' | 'declinedAt'>): boolean {
  return named && declinedAt === null;
}

export function showRecipient(
  { id, name, email, token, named, declinedAt, createdAt }: RecipientRow,
  demoLink: string,
): Recipient {
  return {
    id,
    name,
    email,
    token,
    link: `${demoLink}?to=${token}`,
    named: named && declinedAt === null,
    declined: declinedAt !== null,
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** Deletes the events about a recipient. */
export async function deleteRecipientEvents(db: Database, recipientId: string): Promise<void> {
  await db.delete(events).where(eq(events.recipientId, recipientId));
}
