import type { Role } from '../contract/user.ts';
import type { ReplyToTell } from '../comments/describe-comments.ts';
import { platform } from '../platform.ts';
import type { MessageKind } from './letter.ts';
import { renderHtml, renderText, type MailContent } from './mail-look.ts';

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
  | ({ readonly kind: 'comment-reply' } & ReplyToTell)
  | {
      readonly kind: 'opt-out';
      readonly origin: string;
      readonly token: string;
      readonly domain: string;
      readonly scope: 'all' | 'signals';
      /** The agency on whose domain it was requested; then only the agency is named. */
      readonly agencyName?: string | undefined;
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
  /** Written by another module; see approvals/approval-mails.ts. */
  | { readonly kind: 'written'; readonly content: MailContent }
  | {
      readonly kind: 'message';
      readonly about: MessageKind;
      readonly content: Readonly<Record<string, string>>;
    };

const ignore = 'If you did not ask for this, you can ignore this e-mail: nothing has changed.';

const introductions: Readonly<Record<MessageKind, { title: string; text: string }>> = {
  inquiry: {
    title: 'A new inquiry from your demo site',
    text: 'A visitor filled in the contact form. Answer this e-mail to answer them.',
  },
  'firm-inquiry': {
    title: 'A new inquiry from a sample site',
    text: 'A visitor filled in the contact form. Answer this e-mail to answer them.',
  },
  'demo-request': {
    title: 'A new demo request',
    text: 'An agency asks for a demonstration. Answer this e-mail to answer them.',
  },
  'more-time': {
    title: 'More time for a demo',
    text: 'A visitor of an expired demo asks for more time with it. In your library you can extend it by 30 days.',
  },
};

function describeMail(topic: MailTopic): MailContent {
  switch (topic.kind) {
    case 'verify-email':
      return {
        title: 'Confirm your e-mail address',
        paragraphs: [
          `An account at ${platform.name} was made with this address. Please confirm that it is yours.`,
        ],
        action: {
          label: 'Confirm e-mail address',
          href: `${topic.origin}/verify-email?token=${topic.token}`,
        },
        notes: ['The link works once, for 24 hours.', ignore],
      };
    case 'reset-password':
      return {
        title: 'Reset your password',
        paragraphs: [`We were asked for a new password for your account at ${platform.name}.`],
        action: {
          label: 'Choose a new password',
          href: `${topic.origin}/reset-password?token=${topic.token}`,
        },
        notes: ['The link works once, for one hour. A newer e-mail like this one ends it.', ignore],
      };
    case 'social-sign-in': {
      const providers = topic.providers.join(' or ');
      return {
        title: `You sign in with ${providers}`,
        paragraphs: [
          `We were asked for a new password for your account at ${platform.name}. Your account has no password: you sign in with ${providers}.`,
        ],
        action: { label: `Go to ${platform.name}`, href: `${topic.origin}/` },
        notes: [ignore],
      };
    }
    case 'password-changed':
      return {
        title: 'Your password was changed',
        paragraphs: [
          `The password of your account at ${platform.name} was changed just now, and its other sessions were ended.`,
          'If it was not you, choose a new password at once: ask for one with "Forgot password?" where you sign in.',
        ],
        action: { label: `Go to ${platform.name}`, href: `${topic.origin}/` },
      };
    case 'change-email':
      return {
        title: 'Confirm your new e-mail address',
        paragraphs: [
          `This address is to become that of an account at ${platform.name}. Please confirm that it is yours.`,
        ],
        action: {
          label: 'Confirm new address',
          href: `${topic.origin}/verify-email?token=${topic.token}`,
        },
        notes: ['The link works once, for 24 hours.', ignore],
      };
    case 'email-change-asked':
      return {
        title: 'Your e-mail address is about to change',
        paragraphs: [
          `Somebody who knows your password asked to change the address of your account at ${platform.name} to ${topic.to}. It changes when the link mailed there is used.`,
          'If it was not you, choose a new password at once, which also stops the change: ask for one with "Forgot password?" where you sign in.',
        ],
        action: { label: 'Go to your account', href: `${topic.origin}/account` },
      };
    case 'email-changed':
      return {
        title: 'Your e-mail address was changed',
        paragraphs: [
          `The address of your account at ${platform.name} was changed just now, from ${topic.from} to ${topic.to}. You sign in with the new one.`,
          'If it was not you, answer the operator of this service immediately.',
        ],
        action: { label: `Go to ${platform.name}`, href: `${topic.origin}/` },
      };
    case 'invitation': {
      const as = { owner: 'as an owner', admin: 'as an admin', member: 'as a member' }[topic.role];
      return {
        title: `Join ${topic.agencyName}`,
        paragraphs: [
          `${topic.agencyName} invites you to work with them at ${platform.name}, ${as}. Sign in, or make an account, with the address this e-mail came to.`,
        ],
        action: { label: 'Join the agency', href: `${topic.origin}/join?token=${topic.token}` },
        notes: [
          'The link works once, for 7 days. A newer invitation ends it.',
          'If you do not know the sender, you can ignore this e-mail: nothing has changed.',
        ],
      };
    }
    case 'visits':
      return {
        title: topic.title,
        paragraphs: [topic.summary],
        fields: topic.visits,
        action: { label: 'See the visits', href: `${topic.origin}/app/demos/${topic.demoId}` },
        notes: [
          'Counted is the time that the page was visible and had the focus. Programs that open links are left out.',
          'You get at most one such mail an hour for a demo. They can be switched off under Notifications in the settings.',
        ],
      };
    case 'comments':
      return {
        title: topic.title,
        paragraphs: [topic.summary],
        fields: topic.comments,
        action: {
          label: 'Answer',
          href: `${topic.origin}/app/demos/${topic.demoId}/comments`,
        },
        notes: ['Such mails can be switched off under Notifications in the settings.'],
      };
    case 'comment-reply':
      return {
        title: topic.title,
        paragraphs: [topic.text],
        fields: topic.fields,
        action: { label: topic.action, href: topic.link },
        sender: topic.agency,
        language: topic.language,
      };
    case 'opt-out':
      return {
        title: `Your objection for ${topic.domain}`,
        paragraphs: [
          topic.scope === 'all'
            ? `We were asked to show no website concepts of ${topic.domain}, and to refuse to make any. Please confirm that this is what you want: it then holds at once.`
            : `We were asked not to measure who looks at website concepts of ${topic.domain}. Please confirm that this is what you want: it then holds at once.`,
        ],
        action: {
          label: 'Confirm the objection',
          href: `${topic.origin}/opt-out?token=${topic.token}`,
        },
        notes: ['The link works for 7 days.', ignore],
        ...(topic.agencyName !== undefined && { sender: topic.agencyName }),
      };
    case 'host-missing':
      return {
        title: `The record of ${topic.host} is missing`,
        paragraphs: [
          `Your demos are still shown at ${topic.host}. Its TXT record could not be found today; without it the domain is released on ${new Date(topic.until).toUTCString()}.`,
          'If you want to keep it, set this record again where the domain is managed:',
        ],
        fields: { Type: 'TXT', Name: topic.record.name, Value: topic.record.value },
        action: { label: 'Check it now', href: `${topic.origin}/app/settings/domains` },
      };
    case 'host-lost':
      return {
        title: `Your demos are no longer shown at ${topic.host}`,
        paragraphs: [
          topic.reason === 'taken'
            ? `Another agency has proven with a record that ${topic.host} is theirs, and yours is no longer there.`
            : `The TXT record of ${topic.host} has been missing for three days.`,
          'The links of your demos under our own name work as before.',
        ],
        action: { label: 'See your domains', href: `${topic.origin}/app/settings/domains` },
      };
    case 'open-reports':
      return {
        title: topic.count === 1 ? 'One report is open' : `${topic.count} reports are open`,
        paragraphs: [
          'Look at each demo, stop what must not be shown, and close the report: npm run operator -- reports',
        ],
        fields: topic.reports,
      };
    case 'written':
      return topic.content;
    case 'message': {
      const { title, text } = introductions[topic.about];
      return { title, paragraphs: [text], fields: topic.content };
    }
  }
}

/** Both parts of a mail's body. */
export function composeMail(topic: MailTopic): { text: string; html: string } {
  const content = describeMail(topic);
  return { text: renderText(content), html: renderHtml(content) };
}
