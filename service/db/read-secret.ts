import { eq } from 'drizzle-orm';
import type { Database, Store } from './open.ts';
import { secrets } from './schema.ts';

/** Finds a key that the service has generated before. */
export async function findStoredKey(db: Database, name: string): Promise<Buffer | undefined> {
  return (await db.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;
}

/**
 * A key that the service generates on first use. It is a row of the database, so that backups
 * contain it.
 */
export async function readSecret(
  store: Store,
  name: string,
  make: () => Buffer,
  now: number,
): Promise<Buffer> {
  const known = await findStoredKey(store.read, name);
  if (known) return known;
  const made = { name, value: make(), createdAt: now };
  await store.write(async (db) => {
    await db.insert(secrets).values(made).onConflictDoNothing({ target: secrets.name });
  });
  return (await findStoredKey(store.read, name)) ?? made.value;
}
