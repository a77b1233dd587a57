import { sign } from 'node:crypto';
import { and, asc, eq, like } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/open.ts';
import { events } from '../db/schema.ts';
import { toCanonicalJson, toJsonValue } from './canonical-json.ts';
import type { EvidenceKey } from './evidence-key.ts';
import { consentSentence, FrozenApproval, parseFrozen } from './frozen-offer.ts';
import type { ApprovalRow } from './queries.ts';
import { sha256 } from '../sha256.ts';

const ChainedEvent = z.object({
  kind: z.string(),
  at: z.iso.datetime(),
  actor: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** SHA-256 of the previous hash, a line feed, and the event's canonical JSON. */
  hash: z.string(),
});
type ChainedEvent = z.infer<typeof ChainedEvent>;

/** The evidence of an approval without its seal. */
const EvidenceContent = z.object({
  format: z.literal('approval-evidence/1'),
  id: z.string(),
  /** SHA-256 of the canonical JSON of `frozen`. */
  digest: z.string(),
  frozen: FrozenApproval,
  approval: z.object({
    name: z.string(),
    email: z.string(),
    codeSentAt: z.iso.datetime(),
    signedAt: z.iso.datetime(),
    consent: z.string(),
  }),
  events: z.array(ChainedEvent).min(1),
  publicKey: z.string(),
});
type EvidenceContent = z.infer<typeof EvidenceContent>;

/** The evidence: its content, and the Ed25519 signature over the content's canonical JSON. */
export const SealedEvidence = EvidenceContent.extend({ seal: z.string() });
export type SealedEvidence = z.infer<typeof SealedEvidence>;

/** The hash of an event in the chain. The first event follows the digest. */
export function chainHash(before: string, event: Omit<ChainedEvent, 'hash'>): string {
  return sha256(`${before}\n${toCanonicalJson(event)}`);
}

/** The events of a request in the log, chained in order. */
async function readChain(db: Database, row: ApprovalRow): Promise<ChainedEvent[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.demoId, row.demoId), like(events.kind, 'approval.%')))
    .orderBy(asc(events.number));
  let before = row.digest;
  return rows
    .filter(({ data }) => data['approvalId'] === row.id)
    .map(({ kind, at, actor, data }) => {
      const event = {
        kind,
        at: new Date(at).toISOString(),
        // Evidence names the agency, not its member.
        actor: actor.startsWith('member:') ? 'agency' : actor,
        data: z.record(z.string(), z.unknown()).parse(toJsonValue(data)),
      };
      before = chainHash(before, event);
      return { ...event, hash: before };
    });
}

/**
 * The evidence of a request that is being signed, as canonical JSON. Runs in the signing
 * transaction, after the event was appended.
 */
export async function makeEvidence(
  db: Database,
  row: ApprovalRow,
  signed: { readonly name: string; readonly at: number },
  key: EvidenceKey,
): Promise<string> {
  const frozen = parseFrozen(row);
  const content: EvidenceContent = {
    format: 'approval-evidence/1',
    id: row.id,
    digest: row.digest,
    frozen,
    approval: {
      name: signed.name,
      email: row.signerEmail,
      codeSentAt: new Date(row.codeSentAt ?? signed.at).toISOString(),
      signedAt: new Date(signed.at).toISOString(),
      consent: consentSentence(frozen),
    },
    events: await readChain(db, row),
    publicKey: key.printed,
  };
  const text = toCanonicalJson(content);
  const seal = sign(null, Buffer.from(text), key.privateKey).toString('base64');
  return toCanonicalJson({ ...content, seal });
}
