import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { approvals } from '../db/schema.ts';
import { appendEvent } from '../events/append-event.ts';
import type { ApprovalLanguage } from './approval-language.ts';
import type { ApprovalRow } from './queries.ts';
import { sha256 } from '../sha256.ts';

/** How long a code is valid. */
export const codeMinutes = 10;
const codeMs = codeMinutes * 60_000;
const maxTries = 5;

function hashCode(approvalId: string, code: string): string {
  return sha256(`${approvalId} ${code}`);
}

/**
 * Creates a code for the mail that is about to be sent, and ends the previous one. Only the hash is
 * stored, so the code exists only in the signer's mailbox.
 */
export async function issueCode(
  db: Database,
  row: ApprovalRow,
  now: number,
): Promise<string | undefined> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const [changed] = await db
    .update(approvals)
    .set({ codeHash: hashCode(row.id, code), codeSentAt: now, codeTries: 0 })
    .where(and(eq(approvals.id, row.id), eq(approvals.state, 'open')))
    .returning({ id: approvals.id });
  if (!changed) return undefined;
  await appendEvent(db, {
    agencyId: row.agencyId,
    demoId: row.demoId,
    kind: 'approval.coded',
    actor: 'service',
    at: now,
    data: { approvalId: row.id, to: row.signerEmail },
  });
  return code;
}

/**
 * Why a code is refused, in the client's language; undefined for the right one. A wrong code uses
 * up an attempt.
 */
export async function checkCode(
  db: Database,
  row: ApprovalRow,
  { code, now }: { readonly code: string; readonly now: number },
  { text }: Pick<ApprovalLanguage, 'text'>,
): Promise<string | undefined> {
  const { codeHash, codeSentAt, codeTries } = row;
  if (codeHash === null || codeSentAt === null) return text('approval.codeFirst');
  // A clock that was set back must not extend the code's life.
  if (now - codeSentAt > codeMs || now < codeSentAt - codeMs) return text('approval.codeOver');
  if (codeTries >= maxTries) return text('approval.codeSpent');
  const received = Buffer.from(hashCode(row.id, code));
  if (timingSafeEqual(received, Buffer.from(codeHash))) return undefined;
  await db
    .update(approvals)
    .set({ codeTries: codeTries + 1 })
    .where(eq(approvals.id, row.id));
  const left = maxTries - codeTries - 1;
  if (left === 0) return text('approval.codeSpent');
  return left === 1
    ? text('approval.codeWrongLast')
    : text('approval.codeWrong', { n: String(left) });
}
