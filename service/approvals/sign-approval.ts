import { fieldError } from '../auth/accounts.ts';
import { demos } from '../db/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { logStage } from '../demos/move-stage.ts';
import { approvalLanguage } from './approval-language.ts';
import { checkCode } from './codes.ts';
import { makeEvidence } from './evidence.ts';
import { readEvidenceKey } from './evidence-key.ts';
import { findSender } from './find-sender.ts';
import { parseFrozen } from './frozen-offer.ts';
import { toHundredths } from './money.ts';
import { updateOpenApproval, findApproval, requirePending, type ApprovalRow } from './queries.ts';
import { requireClient } from './signer.ts';

/** Marks the deal of a signed offer as won. */
async function winDeal(db: Database, row: ApprovalRow, now: number): Promise<void> {
  const [demo] = await db.select().from(demos).where(eq(demos.id, row.demoId));
  if (!demo || demo.stage === 'won') return;
  const { totalCents, currency } = parseFrozen(row).offer;
  const value =
    demo.valueCents === null
      ? { valueCents: toHundredths(totalCents, currency), valueCurrency: currency }
      : {};
  await db
    .update(demos)
    .set({ stage: 'won', stageAt: now, lostReason: null, ...value })
    .where(and(eq(demos.id, demo.id), eq(demos.agencyId, row.agencyId)));
  await logStage(db, demo, { to: 'won', actor: 'client', now });
}

/**
 * Signs a request with the code from the signer's mailbox, and creates the evidence in the same
 * transaction. Of two simultaneous attempts one succeeds, and a crash leaves no half-signed
 * request.
 */
export async function signApproval(
  deps: Pick<Deps, 'store' | 'outbox' | 'now'>,
  id: string,
  { name, code }: { readonly name: string; readonly code: string },
): Promise<string> {
  const { store, outbox, now } = deps;
  const key = await readEvidenceKey(deps);
  const at = now();
  const outcome = await store.write(async (db) => {
    const found = await findApproval(db, id);
    if (!found) throw notFound('There is no such request');
    requirePending(found, at);
    const { row } = found;
    await requireClient(db, row);
    // A wrong code is counted, so it may not roll this back.
    const words = approvalLanguage(parseFrozen(row).language);
    const fault = await checkCode(db, row, { code, now: at }, words);
    if (fault !== undefined) return { fault, evidence: '' };
    const { agencyId, demoId } = row;
    const data = { approvalId: id, digest: row.digest };
    const event = { agencyId, demoId, kind: 'approval.signed', actor: 'client', at, data } as const;
    await appendEvent(db, event);
    const evidence = await makeEvidence(db, row, { name, at }, key);
    const change = { signedAt: at, signedName: name, evidence, codeHash: null };
    await updateOpenApproval(db, id, { ...change, state: 'signed' });
    await winDeal(db, row, at);
    const letter = { kind: 'approval', about: 'signed', approvalId: id } as const;
    await outbox.post(db, row.signerEmail, letter);
    const sender = await findSender(db, row);
    if (sender?.isReachable === true)
      await outbox.post(db, sender.email, { ...letter, about: 'signed-agency' });
    return { fault: undefined, evidence };
  });
  if (outcome.fault !== undefined) throw fieldError('code', outcome.fault);
  return outcome.evidence;
}
