import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/open.ts';
import { findStoredKey, readSecret } from '../db/read-secret.ts';
import type { Deps } from '../deps.ts';

const name = 'renewal';

/** The demo and the end of its link that a token renews. */
export interface Renewal {
  readonly demoId: string;
  readonly userId: string;
  readonly expiresAt: number;
}

/** Generates the installation's key for renewals, if it does not exist. */
export function ensureRenewalKey({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<Buffer> {
  return readSecret(store, name, () => randomBytes(32), now());
}

function sign(text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${name} ${text}`).digest();
}

/**
 * A token for the mail about the end of a link. It contains this end, so it is valid only until the
 * link is renewed.
 */
export async function makeRenewalToken(
  db: Database,
  { demoId, userId, expiresAt }: Renewal,
): Promise<string | undefined> {
  const key = await findStoredKey(db, name);
  if (!key) return undefined;
  const text = Buffer.from(`${demoId} ${userId} ${expiresAt}`).toString('base64url');
  return sign(text, key).toString('base64url') + text;
}

/** Reads a token; undefined if the service did not create it. */
export async function readRenewalToken(db: Database, token: string): Promise<Renewal | undefined> {
  const [, signature = '', text = ''] = /^([\w-]{43})([\w-]{1,300})$/u.exec(token) ?? [];
  const key = await findStoredKey(db, name);
  if (!key || text === '') return undefined;
  const [own, received] = [sign(text, key), Buffer.from(signature, 'base64url')];
  if (received.length !== own.length || !timingSafeEqual(received, own)) return undefined;
  const [demoId, userId, end] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  if (demoId === undefined || userId === undefined) return undefined;
  return { demoId, userId, expiresAt: Number(end) };
}
