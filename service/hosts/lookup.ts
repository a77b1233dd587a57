import { Resolver } from 'node:dns/promises';
import type { Env } from '../env.ts';

/** What the name servers say about a name's TXT records. */
export type TxtAnswer = readonly string[] | 'none' | 'failed';

export interface NameServers {
  readonly findTexts: (name: string) => Promise<TxtAnswer>;
  /** The addresses of a name; none when they cannot be found. */
  readonly findAddresses: (name: string) => Promise<readonly string[]>;
}

/** A check is waited for by a person. */
const timeoutMs = 2500;
/** There is no such name, or none with such a record. */
const isAbsence = new Set(['ENOTFOUND', 'ENODATA']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Asks the name servers of the settings, or those of this machine. */
export function createNameServers({ dnsServers }: Pick<Env, 'dnsServers'>): NameServers {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (dnsServers.length > 0) resolver.setServers([...dnsServers]);
  return {
    findTexts: async (name) => {
      try {
        // A long text comes in pieces.
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join('').trim());
      } catch (error) {
        return isAbsence.has(codeOf(error)) ? 'none' : 'failed';
      }
    },
    findAddresses: (name) => resolver.resolve4(name).catch(() => []),
  };
}
