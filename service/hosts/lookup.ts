import { Resolver } from 'node:dns/promises';
import type { Env } from '../env.ts';
import { errorCode } from '../error-code.ts';

/** The reply of the name servers for a name's TXT records. */
export type TxtAnswer = readonly string[] | 'none' | 'failed';

export interface NameServers {
  readonly findTexts: (name: string) => Promise<TxtAnswer>;
  /** The addresses of a name; empty if they cannot be found. */
  readonly findAddresses: (name: string) => Promise<readonly string[]>;
  /** Whether a name has an address; true too while the name servers do not answer. */
  readonly hasAddress: (name: string) => Promise<boolean>;
}

/** Short, because a person waits for the check. */
const timeoutMs = 2500;
/** Error codes for a name, or a record, that does not exist. */
const isAbsence = new Set(['ENOTFOUND', 'ENODATA']);

/** Queries the name servers of the settings, else those of this machine. */
export function createNameServers({ dnsServers }: Pick<Env, 'dnsServers'>): NameServers {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (dnsServers.length > 0) resolver.setServers([...dnsServers]);
  return {
    findTexts: async (name) => {
      try {
        // A long text is split into pieces.
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join('').trim());
      } catch (error) {
        return isAbsence.has(errorCode(error)) ? 'none' : 'failed';
      }
    },
    findAddresses: (name) => resolver.resolve4(name).catch(() => []),
    hasAddress: async (name) => {
      const isThere = (found: Promise<unknown>): Promise<boolean> =>
        found.then(
          () => true,
          (error: unknown) => !isAbsence.has(errorCode(error)),
        );
      return (await isThere(resolver.resolve4(name))) || isThere(resolver.resolve6(name));
    },
  };
}
