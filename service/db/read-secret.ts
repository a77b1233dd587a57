import { eq } from 'drizzle-orm';
import type { Store } from './open.ts';
import { secrets } from './schema.ts';

/**
 * A key that the service makes for itself; whichever process asks first makes it. It is a row, so
 * that backups hold it.
 */
export async function readSecret(
  store: Store,
  name: string,
  make: () => Buffer,
  now: number,
): Promise<Buffer> {
  const find = async (): Promise<Buffer | undefined> =>
    (await store.read.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;
  const known = await find();
  if (known) return known;
  const made = { name, value: make(), createdAt: now };
  await store.write(async (db) => {
    await db.insert(secrets).values(made).onConflictDoNothing({ target: secrets.name });
  });
  return (await find()) ?? made.value;
}
