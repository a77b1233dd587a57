/** What the mails to the client say, in the language of the approval. */
import type { MailContent } from '../mail/render-mail.ts';
import type { ApprovalTopic } from '../mail/letter.ts';
import { approvalLanguage, type ApprovalLanguage } from './approval-language.ts';
import { codeMinutes } from './codes.ts';
import type { FrozenApproval } from './frozen-offer.ts';
import { formatMoney } from './money.ts';
import type { ApprovalRow } from './queries.ts';
import { formatDay } from './view-texts.ts';

type ClientMail = Omit<MailContent, 'sender'>;
type ClientTopic = Exclude<ApprovalTopic, 'code' | `${string}-agency`>;

/** The lines of an offer and its sum, by their names. */
export function offerFields(
  { offer }: FrozenApproval,
  { text, locale }: ApprovalLanguage,
): Record<string, string> {
  const money = (cents: number): string => formatMoney(cents, offer.currency, locale);
  return {
    ...Object.fromEntries(offer.lines.map((line) => [line.text, money(line.cents)])),
    [text('approval.total')]: money(offer.totalCents),
    ...(offer.deposit && { [text('approval.deposit')]: money(offer.deposit.cents) }),
  };
}

/** The agency's next steps, by their dates. */
function stepFields(
  { offer: { steps = [] } }: FrozenApproval,
  { createdAt }: ApprovalRow,
  words: ApprovalLanguage,
): Record<string, string> {
  const requestDate = new Date(createdAt).toISOString();
  const days = Map.groupBy(steps, ({ date }) => formatDay(date, requestDate, words));
  return Object.fromEntries(
    [...days].map(([day, those]) => [day, those.map((step) => step.text).join(', ')]),
  );
}

/** A mail to the signer about a request, whose page is at `address`. */
export function clientMail(
  about: ClientTopic,
  { row, frozen, address }: ClientRequest,
): ClientMail {
  const words = approvalLanguage(frozen.language);
  const { language, text } = words;
  const { agency, demo, signer, offer } = frozen;
  const version = String(row.version);
  const { name } = demo;
  const from = { person: agency.person, agency: agency.name };
  const person = agency.person === agency.name ? agency.name : text('approval.mailFrom', from);
  const action = { label: text('approval.mailOpen'), href: address };
  switch (about) {
    case 'requested':
      return {
        language,
        title: text('approval.mailAskedTitle', { name }),
        paragraphs: [
          text('approval.mailAsked', { person, version }),
          ...(offer.message === '' ? [] : [offer.message]),
        ],
        fields: offerFields(frozen, words),
        action,
        notes: [text('approval.mailNothing')],
      };
    case 'reminder':
      return {
        language,
        title: text('approval.mailReminderTitle', { name }),
        paragraphs: [text('approval.mailReminder', { person, version })],
        action,
      };
    case 'withdrawn':
      return {
        language,
        title: text('approval.mailWithdrawnTitle', { name }),
        paragraphs: [text('approval.mailWithdrawn', { person, version })],
      };
    case 'signed':
      return {
        language,
        title: text('approval.mailDoneTitle', { name }),
        paragraphs: [text('approval.mailDone', { reader: row.signedName ?? signer.name, version })],
        fields: {
          ...offerFields(frozen, words),
          ...stepFields(frozen, row, words),
          [text('approval.fingerprint')]: row.digest,
        },
        action: { label: text('approval.mailReceipt'), href: address },
      };
  }
}

interface ClientRequest {
  readonly row: ApprovalRow;
  readonly frozen: FrozenApproval;
  readonly address: string;
}

/** The mail with a new code, alone on a line so that phones recognise it. */
export function codeMail(frozen: FrozenApproval, code: string): ClientMail {
  const { language, text } = approvalLanguage(frozen.language);
  const { version, demo, agency } = frozen;
  const values = { version: String(version), name: demo.name, agency: agency.name };
  return {
    language,
    title: text('approval.mailCodeTitle', { code }),
    paragraphs: [text('approval.mailCodeText', values), code],
    notes: [
      text('approval.mailCodeNote', { n: String(codeMinutes) }),
      text('approval.mailCodeIgnore'),
    ],
  };
}
