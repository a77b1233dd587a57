import { z } from 'zod';
import { languages } from '../../templates-data/model/languages.ts';

const messageKinds = ['inquiry', 'demo-request', 'more-time'] as const;
/** `firm-inquiry`: from a sample site, to the operator. */
const messageTopics = [...messageKinds, 'firm-inquiry'] as const;
export type MessageKind = (typeof messageTopics)[number];

/** To the signer; topics that end in `agency` go to the member who asked. */
const approvalTopics = [
  'requested',
  'reminder',
  'code',
  'withdrawn',
  'signed',
  'signed-agency',
  'paid-agency',
] as const;
export type ApprovalTopic = (typeof approvalTopics)[number];

/**
 * The content of an outbox row: what a mail is about, without its text. Links with tokens, and the
 * visitor's words, are added when it is sent. See docs/decisions/0009-outbox.md.
 */
export const Letter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify-email'), userId: z.string() }),
  /** To the typed address, with or without an account. */
  z.object({ kind: z.literal('reset-password') }),
  z.object({ kind: z.literal('password-changed') }),
  /** To the new address, with the link that makes it the account's. */
  z.object({ kind: z.literal('change-email'), userId: z.string() }),
  /** To the current address. */
  z.object({ kind: z.literal('email-change-asked'), to: z.string() }),
  /** To both. */
  z.object({ kind: z.literal('email-changed'), from: z.string(), to: z.string() }),
  /** To an address that need not have an account. */
  z.object({ kind: z.literal('invitation'), invitationId: z.string() }),
  /** To a member: the visits of a demo since a time. */
  z.object({
    kind: z.literal('visits'),
    demoId: z.string(),
    since: z.number(),
    timeZone: z.string().nullable(),
  }),
  /** To a member: the clients' answers to a demo since a time. */
  z.object({ kind: z.literal('comments'), demoId: z.string(), since: z.number() }),
  /** To the client who commented. */
  z.object({ kind: z.literal('comment-reply'), replyId: z.string() }),
  /**
   * To an address at the domain that objects; `host` is the agency's own domain if the objection
   * was made there.
   */
  z.object({
    kind: z.literal('opt-out'),
    optOutId: z.string(),
    host: z.string().optional(),
    language: z.enum(languages).default('en'),
  }),
  /**
   * To the people who manage an agency's domains: a record is missing, and the domain will be
   * released.
   */
  z.object({ kind: z.literal('host-missing'), host: z.string(), until: z.number() }),
  z.object({
    kind: z.literal('host-lost'),
    host: z.string(),
    reason: z.enum(['lost', 'taken']),
  }),
  /** To the operator, once a day. */
  z.object({ kind: z.literal('open-reports') }),
  /** To the member who made a demo, about the end of its link. */
  z.object({
    kind: z.literal('expiry'),
    stage: z.enum(['week', 'days', 'ended', 'after']),
    demoId: z.string(),
    expiresAt: z.number(),
    hasSignals: z.boolean(),
  }),
  /** About a request for approval, to its signer or to the member who asked. */
  z.object({
    kind: z.literal('approval'),
    about: z.enum(approvalTopics),
    approvalId: z.string(),
  }),
  z.object({ kind: z.literal('message'), about: z.enum(messageTopics), messageId: z.string() }),
]);
export type Letter = z.infer<typeof Letter>;

const messageSubjects: Readonly<Record<MessageKind, string>> = {
  inquiry: 'New inquiry from your demo site',
  'firm-inquiry': 'New inquiry from a sample site',
  'demo-request': 'New demo request',
  'more-time': 'Your client asks for more time with their demo',
};

/** With the client's name if it is known; see approvals/approval-mails.ts. */
const approvalSubjects: Readonly<Record<ApprovalTopic, string>> = {
  requested: 'Your new website, ready to approve',
  reminder: 'Your new website waits for your approval',
  code: 'Your code to approve',
  withdrawn: 'A request for your approval was withdrawn',
  signed: 'You approved your new website',
  'signed-agency': 'Your client approved',
  'paid-agency': 'A deposit was paid',
};

export function mailSubject(letter: Letter): string {
  switch (letter.kind) {
    case 'verify-email':
      return 'Please confirm your e-mail address';
    case 'reset-password':
      return 'Reset your password';
    case 'password-changed':
      return 'Your password was changed';
    case 'change-email':
      return 'Please confirm your new e-mail address';
    case 'email-change-asked':
      return 'Your e-mail address is about to change';
    case 'email-changed':
      return 'Your e-mail address was changed';
    case 'invitation':
      return 'You are invited to an agency';
    case 'visits':
      return 'Somebody looked at your demo';
    case 'comments':
      return 'Your client has answered';
    case 'comment-reply':
      return 'An answer to your comment';
    case 'opt-out':
      return 'Please confirm your objection';
    case 'host-missing':
      return `The record of ${letter.host} is missing`;
    case 'host-lost':
      return `Your demos are no longer shown at ${letter.host}`;
    case 'open-reports':
      return 'Reports that wait for you';
    case 'expiry':
      return 'The link of a demo ends';
    case 'approval':
      return approvalSubjects[letter.about];
    case 'message':
      return messageSubjects[letter.about];
  }
}
