import type { Database } from '../db/open.ts';
import type { Letter } from '../mail/letter.ts';
import type { MailContent } from '../mail/mail-look.ts';
import type { MailAttachment } from '../mail/send-mail.ts';
import { certificateName, drawCertificate } from './certificate.ts';
import { clientOrigin } from './client-origin.ts';
import { issueCode } from './codes.ts';
import { cardPath, readFrozenFile } from './frozen-files.ts';
import { parseFrozen, type FrozenApproval } from './frozen-offer.ts';
import { formatMoney } from './money.ts';
import { findApproval, approvalStatus, type ApprovalRow } from './queries.ts';
import { SealedEvidence } from './evidence.ts';
import { formatDay } from './view-texts.ts';

interface WrittenMail {
  readonly content: MailContent;
  readonly replyTo?: string;
  readonly fromName?: string;
  readonly attachments?: readonly MailAttachment[];
}

interface Circumstances {
  /** Origin of the clients' pages. */
  readonly origin: string;
  /** Origin of the agency's workspace. */
  readonly app: string;
  readonly now: number;
}

type About = Extract<Letter, { kind: 'approval' }>['about'];

/** Attaches the evidence and the certificate, which both sides receive. */
async function attachProof(
  db: Database,
  row: ApprovalRow,
  origin: string,
): Promise<readonly MailAttachment[]> {
  if (row.evidence === null) return [];
  const evidence = SealedEvidence.parse(JSON.parse(row.evidence));
  const card = await readFrozenFile(db, row.id, cardPath);
  const pdf = await drawCertificate(evidence, { picture: card?.bytes, origin });
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

function describeOffer({ offer }: FrozenApproval): Record<string, string> {
  const money = (cents: number): string => formatMoney(cents, offer.currency);
  return {
    ...Object.fromEntries(offer.lines.map(({ text, cents }) => [text, money(cents)])),
    Total: money(offer.totalCents),
    ...(offer.deposit && { Deposit: money(offer.deposit.cents) }),
  };
}

/** What the agency has promised, by its date. */
function describeSteps(
  { offer: { steps = [] } }: FrozenApproval,
  { createdAt }: ApprovalRow,
): Record<string, string> {
  const asked = new Date(createdAt).toISOString();
  const days = Map.groupBy(steps, ({ date }) => formatDay(date, asked));
  return Object.fromEntries(
    [...days].map(([day, those]) => [day, those.map(({ text }) => text).join(', ')]),
  );
}

/** What each mail says, by what it is about. */
function describe(
  about: About,
  row: ApprovalRow,
  frozen: FrozenApproval,
  { origin, app }: Pick<Circumstances, 'origin' | 'app'>,
): Omit<MailContent, 'sender'> {
  const { agency, demo, signer, offer } = frozen;
  const address = `${origin}/approve/${row.id}`;
  const look = { label: 'Look at it and approve', href: address };
  const from = agency.person === agency.name ? agency.name : `${agency.person} of ${agency.name}`;
  const own = { label: 'Open the demo', href: `${app}/app/demos/${row.demoId}` };
  switch (about) {
    case 'requested':
      return {
        title: `${demo.name}: your new website, ready to approve`,
        paragraphs: [
          `${from} asks you to look at version ${row.version} of your new website and at the offer.`,
          ...(offer.message === '' ? [] : [offer.message]),
        ],
        fields: describeOffer(frozen),
        action: look,
        notes: [
          'Nothing is agreed until you approve it on that page, with a code that is mailed to this address.',
        ],
      };
    case 'reminder':
      return {
        title: `${demo.name}: your new website waits for you`,
        paragraphs: [
          `${from} asked you to look at version ${row.version} of your new website and at the offer. It is still open.`,
        ],
        action: look,
      };
    case 'withdrawn':
      return {
        title: `${demo.name}: a request was withdrawn`,
        paragraphs: [
          `${from} has withdrawn the request to approve version ${row.version} of your new website. You need do nothing.`,
        ],
      };
    case 'signed':
      return {
        title: `${demo.name}: you approved your new website`,
        paragraphs: [
          `Thank you, ${row.signedName ?? signer.name}. You approved version ${row.version} and the offer. The certificate and the evidence are attached: keep both.`,
        ],
        fields: {
          ...describeOffer(frozen),
          ...describeSteps(frozen, row),
          Fingerprint: row.digest,
        },
        action: { label: 'See the receipt', href: address },
      };
    case 'signed-agency':
      return {
        title: `${demo.name} approved version ${row.version}`,
        paragraphs: [
          `${row.signedName ?? signer.name} approved version ${row.version} and your offer. The certificate and the evidence are attached: keep both.`,
        ],
        fields: { ...describeOffer(frozen), Fingerprint: row.digest },
        action: own,
      };
    case 'paid-agency':
      return {
        title: `${demo.name} paid the deposit`,
        paragraphs: [
          row.depositMode === 'simulated'
            ? 'This was simulated: no money has moved. Connect the live webhook of your Stripe account under Approval to be told of real payments.'
            : 'Your Stripe account has confirmed the payment.',
        ],
        fields: offer.deposit ? { Deposit: formatMoney(offer.deposit.cents, offer.currency) } : {},
        action: own,
      };
    case 'code':
      throw new Error('a code is issued when it is sent');
  }
}

/** The mail with a new code, alone on a line so that phones recognise it. */
function describeCode(frozen: FrozenApproval, code: string): Omit<MailContent, 'sender'> {
  return {
    title: `${code} is your code`,
    paragraphs: [
      `With it you approve version ${frozen.version} of your new website, ${frozen.demo.name}, and the offer of ${frozen.agency.name}.`,
      code,
    ],
    notes: [
      'It holds for 10 minutes. Give it to nobody, not to the agency either: anyone who has it can approve in your name.',
      'If you did not ask for it, you can ignore this e-mail: nothing has changed.',
    ],
  };
}

/**
 * A mail about a request, written when it is sent; undefined if it is no longer needed. Runs in the
 * transaction that takes the mail from the outbox.
 */
export async function writeApprovalMail(
  db: Database,
  { about, approvalId }: { readonly about: About; readonly approvalId: string },
  { origin: shared, app, now }: Circumstances,
): Promise<WrittenMail | undefined> {
  const found = await findApproval(db, approvalId);
  if (!found || found.isStopped) return undefined;
  const { row } = found;
  const origin = await clientOrigin(db, shared, row.agencyId);
  const frozen = parseFrozen(row);
  const isWaiting = approvalStatus(found, now) === 'pending';
  if ((about === 'requested' || about === 'reminder' || about === 'code') && !isWaiting)
    return undefined;
  const code = about === 'code' ? await issueCode(db, row, now) : undefined;
  if (about === 'code' && code === undefined) return undefined;
  const content =
    code === undefined ? describe(about, row, frozen, { origin, app }) : describeCode(frozen, code);
  const attachments = about.startsWith('signed') ? await attachProof(db, row, origin) : [];
  const proof = attachments.length > 0 ? { attachments } : {};
  if (about.endsWith('-agency')) return { content, replyTo: row.signerEmail, ...proof };
  const { name, email } = frozen.agency;
  return {
    content: { ...content, sender: name },
    fromName: name,
    // An answer quotes what it answers: that of a mail with a code must not go to the agency.
    ...(email !== '' && code === undefined && { replyTo: email }),
    ...proof,
  };
}
