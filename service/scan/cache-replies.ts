import type { ScanOutcome, ScanReply } from '../contract/scan.ts';

const lifeMs = 3_600_000;
const maxCharacters = 8_000_000;
// Outcomes that may change soon are not cached: a slow, broken or refusing server.
const lasting: ReadonlySet<ScanOutcome> = new Set<ScanOutcome>([
  'ok',
  'script-only',
  'parked',
  'not-a-website',
]);

interface ReplyCache {
  readonly get: (address: string) => ScanReply | undefined;
  readonly keep: (address: string, reply: ScanReply) => void;
}

/**
 * Replies by normalised address, for an hour, up to 8 million characters; the oldest is dropped
 * first.
 */
export function createReplyCache(now: () => number): ReplyCache {
  const kept = new Map<
    string,
    { readonly reply: ScanReply; readonly length: number; readonly until: number }
  >();
  let characters = 0;
  const drop = (address: string): void => {
    characters -= kept.get(address)?.length ?? 0;
    kept.delete(address);
  };
  return {
    get: (address) => {
      const entry = kept.get(address);
      if (entry === undefined) return undefined;
      if (entry.until > now()) return entry.reply;
      drop(address);
      return undefined;
    },
    keep: (address, reply) => {
      if (!lasting.has(reply.outcome)) return;
      drop(address);
      const { length } = JSON.stringify(reply);
      kept.set(address, { reply, length, until: now() + lifeMs });
      characters += length;
      for (const oldest of kept.keys()) {
        if (characters <= maxCharacters) break;
        drop(oldest);
      }
    },
  };
}
