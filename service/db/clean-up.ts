import { lt } from 'drizzle-orm';
import type { Store } from './open.ts';
import { limitHits, sessions } from './schema.ts';

const hour = 60 * 60 * 1000;

/** Forgets what has run out: sessions past their day, and requests that no limit's window holds any more. */
export async function cleanUp(store: Store, now: number): Promise<void> {
  await store.write(async (db) => {
    await db.delete(sessions).where(lt(sessions.expiresAt, now));
    await db.delete(limitHits).where(lt(limitHits.at, now - hour));
  });
}

/** Cleans up once an hour for as long as the process lives. */
export function keepClean(store: Store, now: () => number, failed: (error: unknown) => void): void {
  setInterval(() => void cleanUp(store, now()).catch(failed), hour).unref();
}
