import { eq } from 'drizzle-orm';
import { demos, outbox, sessions, users } from '../db/schema.ts';
import type { Store } from '../db/open.ts';
import { openStoreAt, type Client } from './load-clients.ts';

/** Acknowledged changes of a client's demos that are missing; stores what was found. */
async function findDemoLosses(store: Store, { userId, demos: known }: Client): Promise<string[]> {
  const rows = await store.read.select().from(demos).where(eq(demos.userId, userId));
  const stored = new Map(rows.map((row) => [row.uniqueId, row]));
  const losses: string[] = [];
  for (const [id, { notes, requestedNotes, deleted }] of known) {
    const row = stored.get(id);
    if (!row) losses.push(`demo ${id} is gone`);
    else if (row.notes !== notes && row.notes !== requestedNotes)
      losses.push(`notes of ${id} are of before`);
    else if (deleted === 'yes' && row.deletedAt === null)
      losses.push(`${id} is back after its deletion`);
    else if (deleted === 'no' && row.deletedAt !== null) losses.push(`${id} was deleted by nobody`);
  }
  for (const [id, { notes, deletedAt }] of stored)
    known.set(id, { notes, requestedNotes: undefined, deleted: deletedAt === null ? 'no' : 'yes' });
  return losses;
}

/** Registered accounts that are missing, and accounts without the rows that belong to them. */
async function findAccountLosses(store: Store, registered: readonly string[]): Promise<string[]> {
  const accounts = await store.read.select({ id: users.id, email: users.email }).from(users);
  const emails = new Set(accounts.map(({ email }) => email));
  const losses = registered
    .filter((email) => !emails.has(email))
    .map((email) => `the account ${email} is gone`);
  const signedIn = new Set((await store.read.select().from(sessions)).map(({ userId }) => userId));
  const mails = await store.read.select().from(outbox);
  for (const { id, email } of accounts) {
    if (!signedIn.has(id)) losses.push(`the account ${email} has no session`);
    if (!email.startsWith('client-') && !mails.some(({ recipient }) => recipient === email))
      losses.push(`the account ${email} has no mail`);
  }
  return losses;
}

/**
 * Missing acknowledged changes and orphaned rows, in words; empty without a loss. A change without
 * an answer may be stored or not; the clients are updated with the found state.
 */
export async function findLosses(
  place: string,
  clients: readonly Client[],
  registered: readonly string[] = [],
): Promise<string[]> {
  const store = await openStoreAt(place);
  try {
    const losses: string[] = [];
    for (const client of clients) losses.push(...(await findDemoLosses(store, client)));
    return [...losses, ...(await findAccountLosses(store, registered))];
  } finally {
    await store.close();
  }
}
