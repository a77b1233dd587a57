import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { readSecret } from '../db/read-secret.ts';
import { depositSecrets } from '../db/schema.ts';
import type { Deps } from '../deps.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

type Needed = Pick<Deps, 'store' | 'now'>;

/** The installation's key that encrypts agencies' secrets. */
const readKey = ({ store, now }: Needed): Promise<Buffer> =>
  readSecret(store, 'deposit-key', () => randomBytes(32), now());

/** Encrypts a secret for one agency. A row that is moved to another agency cannot be decrypted. */
function encryptSecret(secret: string, agencyId: string, key: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(agencyId));
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]);
}

/** @throws Error if it was not encrypted for this agency with this key. */
function decryptSecret(sealed: Buffer, agencyId: string, key: Buffer): string {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(agencyId))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const text = opening.update(sealed.subarray(ivBytes + tagBytes));
  return Buffer.concat([text, opening.final()]).toString('utf8');
}

export async function saveSecret(deps: Needed, agencyId: string, secret: string): Promise<void> {
  const sealed = encryptSecret(secret, agencyId, await readKey(deps));
  const createdAt = deps.now();
  await deps.store.write(async (db) => {
    await db
      .insert(depositSecrets)
      .values({ agencyId, sealed, createdAt })
      .onConflictDoUpdate({ target: depositSecrets.agencyId, set: { sealed, createdAt } });
  });
}

export async function deleteSecret({ store }: Needed, agencyId: string): Promise<void> {
  await store.write(async (db) => {
    await db.delete(depositSecrets).where(eq(depositSecrets.agencyId, agencyId));
  });
}

/** Undefined for an agency that has not connected its Stripe account. */
export async function findSecret(deps: Needed, agencyId: string): Promise<string | undefined> {
  const [row] = await deps.store.read
    .select()
    .from(depositSecrets)
    .where(eq(depositSecrets.agencyId, agencyId));
  return row && decryptSecret(row.sealed, agencyId, await readKey(deps));
}

/** When the agency connected its Stripe account; undefined while payments are simulated. */
export async function connectedSince(db: Database, agencyId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ at: depositSecrets.createdAt })
    .from(depositSecrets)
    .where(eq(depositSecrets.agencyId, agencyId));
  return row?.at;
}

export async function isConnected(db: Database, agencyId: string): Promise<boolean> {
  return (await connectedSince(db, agencyId)) !== undefined;
}
