import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readSecret } from '../db/read-secret.ts';
import type { Deps } from '../deps.ts';

const name = 'preview';
const lifetimeMs = 12 * 60 * 60 * 1000;

interface PreviewTokens {
  /** A token for one demo: `{end}.{signature}`, both safe in an address. */
  readonly issue: (uniqueId: string) => Promise<string>;
  /** Whether the service created the token for this demo, and it has not expired. */
  readonly isValid: (uniqueId: string, token: string) => Promise<boolean>;
}

/**
 * Tokens for requests without a session: they mark a visit as the agency's own, so that it is not
 * counted. They give no access.
 */
export function createPreviewTokens({ store, now }: Pick<Deps, 'store' | 'now'>): PreviewTokens {
  let key: Promise<Buffer> | undefined;

  async function sign(uniqueId: string, end: string): Promise<Buffer> {
    key ??= readSecret(store, name, () => randomBytes(32), now());
    key.catch(() => (key = undefined));
    return createHmac('sha256', await key)
      .update(`${name} ${uniqueId} ${end}`)
      .digest();
  }

  return {
    issue: async (uniqueId) => {
      const end = Math.floor((now() + lifetimeMs) / 1000).toString(36);
      return `${end}.${(await sign(uniqueId, end)).toString('base64url')}`;
    },
    isValid: async (uniqueId, token) => {
      const [, end = '', signature = ''] = /^([\da-z]{1,10})\.([\w-]{43})$/u.exec(token) ?? [];
      if (end === '' || Number.parseInt(end, 36) * 1000 <= now()) return false;
      const received = Buffer.from(signature, 'base64url');
      const own = await sign(uniqueId, end);
      return received.length === own.length && timingSafeEqual(received, own);
    },
  };
}
