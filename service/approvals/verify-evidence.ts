import { verify } from 'node:crypto';
import { sha256, toCanonicalJson } from './canonical-json.ts';
import { chainHash, SealedEvidence } from './evidence.ts';
import type { EvidenceKey } from './evidence-key.ts';

export interface Verdict {
  readonly valid: boolean;
  /** The result in a sentence: what is proven, or what was changed and where. */
  readonly reason: string;
}

const changed = (reason: string): Verdict => ({ valid: false, reason });

function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The canonical JSON of a value; undefined if it cannot be represented. */
function canonicalOrNothing(value: unknown): string | undefined {
  try {
    return toCanonicalJson(value);
  } catch {
    return undefined;
  }
}

/** The number of the first event whose hash does not match, counted from 1. */
function brokenLink({ digest, events }: SealedEvidence): number | undefined {
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
  given: unknown,
  { publicKey, printed }: Pick<EvidenceKey, 'publicKey' | 'printed'>,
): Verdict {
  const value = typeof given === 'string' ? parseText(given) : given;
  const canonical = canonicalOrNothing(value);
  const parsed = SealedEvidence.safeParse(value);
  if (canonical === undefined || !parsed.success)
    return changed('This is not the evidence of an approval: something is missing or unreadable.');
  if (typeof given === 'string' && given !== canonical)
    return changed('The file was written in another form than it was made: a byte is different.');
  const evidence = parsed.data;
  // The hash below does not cover fields that the schema does not know.
  if (canonicalOrNothing(evidence) !== canonical)
    return changed('The evidence holds something that does not belong to it.');
  if (sha256(toCanonicalJson(evidence.frozen)) !== evidence.digest)
    return changed(
      'What was approved was changed: its fingerprint is not the one that was signed.',
    );
  const broken = brokenLink(evidence);
  if (broken !== undefined)
    return changed(
      `The list of events was changed: event ${broken} does not follow from the others.`,
    );
  if (evidence.publicKey !== printed)
    return changed('The evidence was sealed with another key than that of this service.');
  const { seal, ...content } = evidence;
  const text = Buffer.from(toCanonicalJson(content));
  if (!verify(null, text, publicKey, Buffer.from(seal, 'base64')))
    return changed('Something was changed after it was signed: the seal does not fit.');
  const { name, signedAt } = evidence.approval;
  return {
    valid: true,
    reason: `Nothing was changed since ${name} approved version ${evidence.frozen.version} at ${signedAt}.`,
  };
}
