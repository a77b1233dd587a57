import { verify } from 'node:crypto';
import type { ApprovalLanguage } from './approval-language.ts';
import { toCanonicalJson } from './canonical-json.ts';
import { formatMoment } from './certificate.ts';
import { chainHash, SealedEvidence } from './evidence.ts';
import type { EvidenceKey } from './evidence-key.ts';
import { sha256 } from '../sha256.ts';

export interface Verdict {
  readonly valid: boolean;
  /** The result in a sentence: what is proven, or what was changed and where. */
  readonly reason: string;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The canonical JSON of a value; undefined if it cannot be represented. */
function tryCanonicalJson(value: unknown): string | undefined {
  try {
    return toCanonicalJson(value);
  } catch {
    return undefined;
  }
}

/** The number of the first event whose hash does not match, counted from 1. */
function findBrokenEvent({ digest, events }: SealedEvidence): number | undefined {
  let before = digest;
  for (const [index, { hash, ...event }] of events.entries()) {
    if (chainHash(before, event) !== hash) return index + 1;
    before = hash;
  }
  return undefined;
}

/**
 * Checks evidence without other data: the hash of the frozen content, the chain of events, and this
 * installation's signature. Every byte of a file counts.
 */
export function checkEvidence(
  received: unknown,
  { publicKey, printed }: Pick<EvidenceKey, 'publicKey' | 'printed'>,
  words: ApprovalLanguage,
): Verdict {
  const { text } = words;
  const changed = (...because: Parameters<typeof text>): Verdict => ({
    valid: false,
    reason: text(...because),
  });
  const value = typeof received === 'string' ? parseText(received) : received;
  const canonical = tryCanonicalJson(value);
  const parsed = SealedEvidence.safeParse(value);
  if (canonical === undefined || !parsed.success) return changed('verify.notEvidence');
  if (typeof received === 'string' && received !== canonical) return changed('verify.otherForm');
  const evidence = parsed.data;
  // Refuses unknown fields, because the hash below does not cover them.
  if (tryCanonicalJson(evidence) !== canonical) return changed('verify.foreign');
  if (sha256(toCanonicalJson(evidence.frozen)) !== evidence.digest)
    return changed('verify.frozenChanged');
  const broken = findBrokenEvent(evidence);
  if (broken !== undefined) return changed('verify.eventChanged', { n: String(broken) });
  if (evidence.publicKey !== printed) return changed('verify.otherKey');
  const { seal, ...content } = evidence;
  const signed = Buffer.from(toCanonicalJson(content));
  if (!verify(null, signed, publicKey, Buffer.from(seal, 'base64')))
    return changed('verify.sealChanged');
  const { name: reader, signedAt } = evidence.approval;
  const time = formatMoment(signedAt, words);
  const version = String(evidence.frozen.version);
  return { valid: true, reason: text('verify.since', { reader, version, time }) };
}
