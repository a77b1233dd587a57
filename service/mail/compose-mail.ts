import {
  changeEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  invitationMail,
  passwordChangedMail,
  resetPasswordMail,
  socialSignInMail,
  verifyEmailMail,
} from './account-mails.ts';
import {
  commentReplyMail,
  commentsMail,
  hostLostMail,
  hostMissingMail,
  openReportsMail,
  optOutMail,
  visitsMail,
} from './demo-mails.ts';
import type { MessageKind } from './letter.ts';
import { renderHtml, renderText, type MailContent } from './render-mail.ts';
import type { MailTopic, Topic } from './mail-topic.ts';

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

function messageMail({ about, content }: Topic<'message'>): MailContent {
  const { title, text } = introductions[about];
  return { title, paragraphs: [text], fields: content };
}

function describeMail(topic: MailTopic): MailContent {
  switch (topic.kind) {
    case 'verify-email':
      return verifyEmailMail(topic);
    case 'reset-password':
      return resetPasswordMail(topic);
    case 'social-sign-in':
      return socialSignInMail(topic);
    case 'password-changed':
      return passwordChangedMail(topic);
    case 'change-email':
      return changeEmailMail(topic);
    case 'email-change-asked':
      return emailChangeAskedMail(topic);
    case 'email-changed':
      return emailChangedMail(topic);
    case 'invitation':
      return invitationMail(topic);
    case 'visits':
      return visitsMail(topic);
    case 'comments':
      return commentsMail(topic);
    case 'comment-reply':
      return commentReplyMail(topic);
    case 'opt-out':
      return optOutMail(topic);
    case 'host-missing':
      return hostMissingMail(topic);
    case 'host-lost':
      return hostLostMail(topic);
    case 'open-reports':
      return openReportsMail(topic);
    case 'message':
      return messageMail(topic);
    case 'written':
      return topic.content;
  }
}

/** Both parts of a mail's body. */
export function composeMail(topic: MailTopic): { text: string; html: string } {
  const content = describeMail(topic);
  return { text: renderText(content), html: renderHtml(content) };
}
