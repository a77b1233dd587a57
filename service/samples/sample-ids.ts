import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readSecret } from '../db/read-secret.ts';
import type { Deps } from '../deps.ts';

const name = 'sample';
const form = /^sample-([\w-]{1,64})-([\w-]{16})$/u;

/** Whether an address may be that of an agency's sample; no demo's own id begins like this. */
export function isSampleId(uniqueId: string): boolean {
  return form.test(uniqueId);
}

interface SampleIds {
  /** The sample of an agency, which stands where a demo's `uniqueId` does. */
  readonly issue: (agencyId: string) => Promise<string>;
  /** The agency whose sample it is; undefined where the service did not issue it. */
  readonly findAgency: (uniqueId: string) => Promise<string | undefined>;
}

/** Ids are signed, because a sample has no row that could name its agency. */
export function createSampleIds({ store, now }: Pick<Deps, 'store' | 'now'>): SampleIds {
  let key: Promise<Buffer> | undefined;

  async function sign(agencyId: string): Promise<Buffer> {
    key ??= readSecret(store, name, () => randomBytes(32), now());
    key.catch(() => (key = undefined));
    return createHmac('sha256', await key)
      .update(`${name} ${agencyId}`)
      .digest()
      .subarray(0, 12);
  }

  return {
    issue: async (agencyId) =>
      `${name}-${agencyId}-${(await sign(agencyId)).toString('base64url')}`,
    findAgency: async (uniqueId) => {
      const [, agencyId, signature] = form.exec(uniqueId) ?? [];
      if (agencyId === undefined || signature === undefined) return undefined;
      const received = Buffer.from(signature, 'base64url');
      return timingSafeEqual(received, await sign(agencyId)) ? agencyId : undefined;
    },
  };
}
