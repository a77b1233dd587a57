import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { readSecret } from '../db/read-secret.ts';
import type { Deps } from '../deps.ts';

const name = 'evidence-key';

export interface EvidenceKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** The public key as DER (SubjectPublicKeyInfo) in base64, as evidence contains it. */
  readonly printed: string;
}

function makeKey(): Buffer {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' });
}

/**
 * The installation's Ed25519 key for evidence. It is created once, because a new key could not
 * verify older evidence.
 */
export async function readEvidenceKey({
  store,
  now,
}: Pick<Deps, 'store' | 'now'>): Promise<EvidenceKey> {
  const der = await readSecret(store, name, makeKey, now());
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const printed = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  return { privateKey, publicKey, printed };
}
