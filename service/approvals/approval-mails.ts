import { findMaker } from '../agencies/queries.ts';
import type { Database } from '../db/open.ts';
import type { ApprovalTopic } from '../mail/letter.ts';
import type { MailContent } from '../mail/render-mail.ts';
import type { MailAttachment } from '../mail/send-mail.ts';
import { approvalLanguage } from './approval-language.ts';
import { certificateName, drawCertificate } from './certificate.ts';
import { clientOrigin } from './client-origin.ts';
import { clientMail, codeMail, offerFields } from './client-mails.ts';
import { issueCode } from './codes.ts';
import { readPictures } from './frozen-files.ts';
import { parseFrozen, type FrozenApproval } from './frozen-offer.ts';
import { formatMoney } from './money.ts';
import { findApproval, approvalStatus, type ApprovalRow } from './queries.ts';
import { SealedEvidence } from './evidence.ts';

interface WrittenMail {
  readonly content: MailContent;
  readonly replyTo?: string;
  readonly fromName?: string;
  readonly attachments?: readonly MailAttachment[];
}

interface ApprovalMailOptions {
  /** Origin of the clients' pages. */
  readonly origin: string;
  /** Origin of the agency's workspace. */
  readonly app: string;
  readonly now: number;
}

type AgencyTopic = Extract<ApprovalTopic, `${string}-agency`>;

/** Attaches the evidence and the certificate, which both sides receive. */
async function attachProof(
  db: Database,
  row: ApprovalRow,
  origin: string,
): Promise<readonly MailAttachment[]> {
  if (row.evidence === null) return [];
  const evidence = SealedEvidence.parse(JSON.parse(row.evidence));
  const pictures = await readPictures(db, row.id);
  const pdf = await drawCertificate(evidence, { pictures, origin });
  const name = certificateName(evidence);
  return [
    { filename: `${name}.pdf`, contentType: 'application/pdf', content: pdf },
    {
      filename: `${name}.json`,
      contentType: 'application/json',
      content: Buffer.from(row.evidence),
    },
  ];
}

/** The mails to the member who asked, in English like the workspace. */
function agencyMail(
  about: AgencyTopic,
  row: ApprovalRow,
  frozen: FrozenApproval,
  app: string,
): Omit<MailContent, 'sender'> {
  const { demo, signer, offer } = frozen;
  const action = { label: 'Open the demo', href: `${app}/app/demos/${row.demoId}` };
  if (about === 'signed-agency')
    return {
      title: `${demo.name} approved version ${row.version}`,
      paragraphs: [
        `${row.signedName ?? signer.name} approved version ${row.version} and your offer. The certificate and the evidence are attached: keep both.`,
      ],
      fields: { ...offerFields(frozen, approvalLanguage()), Fingerprint: row.digest },
      action,
    };
  return {
    title: `${demo.name} paid the deposit`,
    paragraphs: [
      row.depositMode === 'simulated'
        ? 'This was simulated: no money has moved. Connect the live webhook of your Stripe account under Approval to be told of real payments.'
        : 'Your Stripe account has confirmed the payment.',
    ],
    fields: offer.deposit ? { Deposit: formatMoney(offer.deposit.cents, offer.currency) } : {},
    action,
  };
}

/**
 * A mail about a request, written when it is sent; undefined if it is no longer needed. Runs in the
 * transaction that takes the mail from the outbox.
 */
export async function writeApprovalMail(
  db: Database,
  { about, approvalId }: { readonly about: ApprovalTopic; readonly approvalId: string },
  { origin: shared, app, now }: ApprovalMailOptions,
): Promise<WrittenMail | undefined> {
  const found = await findApproval(db, approvalId);
  if (!found || found.isStopped) return undefined;
  const { row } = found;
  const origin = await clientOrigin(db, shared, row.agencyId);
  const frozen = parseFrozen(row);
  const isWaiting = approvalStatus(found, now) === 'pending';
  if ((about === 'requested' || about === 'reminder' || about === 'code') && !isWaiting)
    return undefined;
  const attachments = about.startsWith('signed') ? await attachProof(db, row, origin) : [];
  const proof = attachments.length > 0 ? { attachments } : {};
  if (about === 'signed-agency' || about === 'paid-agency')
    return {
      content: agencyMail(about, row, frozen, app),
      replyTo: row.signerEmail,
      ...proof,
    };
  const { name: sender, email } = frozen.agency;
  if (about === 'code') {
    const code = await issueCode(db, row, now);
    // No Reply-To: a reply would quote the code to the agency, which must not learn it.
    if (code === undefined) return undefined;
    return { content: { ...codeMail(frozen, code), sender }, fromName: sender };
  }
  const address = `${origin}/approve/${row.id}`;
  const maker = await findMaker(db, row.agencyId);
  return {
    content: { ...clientMail(about, { row, frozen, address }), sender, accent: maker?.accent },
    fromName: sender,
    ...(email !== '' && { replyTo: email }),
    ...proof,
  };
}
