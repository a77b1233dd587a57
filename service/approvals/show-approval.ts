import type { Approval } from '../contract/approvals.ts';
import { approvalLanguage, listFrozenPages } from './approval-language.ts';
import { nextReminderAt } from './due-reminder.ts';
import type { FoundApproval } from './queries.ts';
import { approvalStatus } from './queries.ts';
import { logoPath } from './frozen-files.ts';
import { consentSentence, parseFrozen } from './frozen-offer.ts';
import { toIsoTime } from '../iso-time.ts';

/** Time between two codes. */
export const codeIntervalMs = 60_000;

/** The agency's payment link with the parameters that identify the payment. */
function depositAddress(paymentLink: string, approvalId: string): string {
  const url = new URL(paymentLink);
  url.searchParams.set('client_reference_id', approvalId);
  return url.href;
}

/**
 * A request as shown to a visitor who knows its address; for `isConnected` see
 * deposits/deposit-secrets.ts.
 */
export function showApproval(
  found: FoundApproval,
  {
    now,
    isConnected,
    origin,
  }: { readonly now: number; readonly isConnected: boolean; readonly origin: string },
): Approval {
  const { row, demoEnds } = found;
  const frozen = parseFrozen(row);
  const { demo, agency, signer, offer, pages, files, language = 'en' } = frozen;
  const hasLogo = files.some(({ path }) => path === logoPath);
  // A simulated payment does not count once the agency has connected its Stripe account.
  const isPaid = row.depositPaidAt !== null && !(isConnected && row.depositMode === 'simulated');
  const state = approvalStatus(found, now);
  return {
    id: row.id,
    address: `${origin}/approve/${row.id}`,
    state,
    version: row.version,
    digest: row.digest,
    client: demo.name,
    language,
    consent: consentSentence(frozen),
    agency: { ...agency, logo: hasLogo ? `/approve/${row.id}${logoPath}` : null },
    signer,
    lines: offer.lines,
    currency: offer.currency,
    totalCents: offer.totalCents,
    deposit: offer.deposit && {
      cents: offer.deposit.cents,
      paymentLink: depositAddress(offer.deposit.paymentLink, row.id),
      state: isPaid ? 'paid' : 'open',
      mode: (isPaid ? row.depositMode : null) ?? (isConnected ? 'stripe' : 'simulated'),
      paidAt: toIsoTime(isPaid ? row.depositPaidAt : null),
    },
    message: offer.message,
    steps: offer.steps ?? [],
    pages: listFrozenPages(pages, approvalLanguage(language)),
    requestedAt: new Date(row.createdAt).toISOString(),
    endedAt: toIsoTime(state === 'expired' ? demoEnds : row.endedAt),
    openedAt: toIsoTime(row.openedAt),
    remindedAt: toIsoTime(row.remindedAt),
    autoReminds: row.autoReminds,
    nextReminderAt: toIsoTime(nextReminderAt(found, now)),
    code: {
      sentAt: toIsoTime(row.codeAskedAt),
      againAt: toIsoTime(row.codeAskedAt === null ? null : row.codeAskedAt + codeIntervalMs),
    },
    signedAt: toIsoTime(row.signedAt),
    signedName: row.signedName,
  };
}
