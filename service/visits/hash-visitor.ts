import { hash as digest, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Store } from '../db/open.ts';
import { visitSalts } from '../db/schema.ts';
import { utcDay } from './utc-day.ts';

/** The salt of a day, which the first process that needs it creates. */
async function findSalt(store: Store, day: string): Promise<Buffer> {
  const find = (db: Store['read']): Promise<{ salt: Buffer }[]> =>
    db.select({ salt: visitSalts.salt }).from(visitSalts).where(eq(visitSalts.day, day));
  const [known] = await find(store.read);
  if (known) return known.salt;
  return store.write(async (db) => {
    const made = { day, salt: randomBytes(32) };
    await db.insert(visitSalts).values(made).onConflictDoNothing({ target: visitSalts.day });
    return (await find(db))[0]?.salt ?? made.salt;
  });
}

export interface VisitorHash {
  /** Equal for all browsers behind an address. */
  readonly address: string;
  /** Begins with the hash of the address. */
  readonly visitor: string;
}

/**
 * Hashes address and browser with a salt that all processes share. The salt is deleted after the
 * day: then addresses cannot be tried out, and visitors of different days cannot be matched.
 */
export function createVisitorHash(
  store: Store,
): (address: string, userAgent: string, at: number) => Promise<VisitorHash> {
  let salt: { day: string; bytes: Promise<Buffer> } | undefined;
  return async (address, userAgent, at) => {
    const day = utcDay(at);
    if (salt?.day !== day) {
      const bytes = findSalt(store, day);
      const requested = { day, bytes };
      salt = requested;
      bytes.catch(() => {
        if (salt === requested) salt = undefined;
      });
    }
    const bytes = await salt.bytes;
    const hash = (text: string): string =>
      digest('sha256', Buffer.concat([bytes, Buffer.from(text)]), 'hex').slice(0, 16);
    const own = hash(address);
    return { address: own, visitor: `${own}.${hash(`${address}\n${userAgent}`)}` };
  };
}
