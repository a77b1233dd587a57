import type { Language } from '../../templates-data/model/languages.ts';
import type { ReplyToMail } from '../comments/describe-comments.ts';
import type { Role } from '../contract/user.ts';
import type { MessageKind } from './letter.ts';
import type { MailContent } from './render-mail.ts';

/** Everything a mail can be about, with the values for its text. */
export type MailTopic =
  | { readonly kind: 'verify-email'; readonly origin: string; readonly token: string }
  | { readonly kind: 'reset-password'; readonly origin: string; readonly token: string }
  | {
      readonly kind: 'social-sign-in';
      readonly origin: string;
      readonly providers: readonly string[];
    }
  | { readonly kind: 'password-changed'; readonly origin: string }
  | { readonly kind: 'change-email'; readonly origin: string; readonly token: string }
  | { readonly kind: 'email-change-asked'; readonly origin: string; readonly to: string }
  | {
      readonly kind: 'email-changed';
      readonly origin: string;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'invitation';
      readonly origin: string;
      readonly token: string;
      readonly agencyName: string;
      readonly role: Role;
    }
  | {
      readonly kind: 'visits';
      readonly origin: string;
      readonly demoId: string;
      readonly title: string;
      readonly summary: string;
      /** The visits of the mail: the time, the visitor, and the sections read. */
      readonly visits: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'comments';
      readonly origin: string;
      readonly demoId: string;
      readonly title: string;
      readonly summary: string;
      readonly comments: Readonly<Record<string, string>>;
    }
  | ({ readonly kind: 'comment-reply' } & ReplyToMail)
  | {
      readonly kind: 'opt-out';
      readonly origin: string;
      readonly token: string;
      readonly domain: string;
      readonly scope: 'all' | 'signals';
      readonly language: Language;
      /** The agency on whose domain the objection was made, else the host of the demos. */
      readonly sender: string;
    }
  | {
      readonly kind: 'host-missing';
      readonly origin: string;
      readonly host: string;
      readonly record: { readonly name: string; readonly value: string };
      readonly until: number;
    }
  | {
      readonly kind: 'host-lost';
      readonly origin: string;
      readonly host: string;
      readonly reason: 'lost' | 'taken';
    }
  | {
      readonly kind: 'open-reports';
      readonly count: number;
      /** The oldest reports, one line each. */
      readonly reports: Readonly<Record<string, string>>;
    }
  /** Content from another module; see approvals/approval-mails.ts. */
  | { readonly kind: 'written'; readonly content: MailContent }
  | {
      readonly kind: 'message';
      readonly about: MessageKind;
      readonly content: Readonly<Record<string, string>>;
    };

/** A topic of one kind. */
export type Topic<K extends MailTopic['kind']> = Extract<MailTopic, { readonly kind: K }>;

/** The last sentence of a mail that a stranger may have caused. */
export const ignoreSentence =
  'If you did not ask for this, you can ignore this e-mail: nothing has changed.';
