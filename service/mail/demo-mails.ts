/** The mails about an agency's demos: who reads and answers them, and where they are shown. */
import { clientWords } from '../client-words.ts';
import { optOutDays } from '../objections/opt-outs.ts';
import type { MailContent } from './render-mail.ts';
import type { Topic } from './mail-topic.ts';

export function visitsMail(topic: Topic<'visits'>): MailContent {
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
}

export function commentsMail(topic: Topic<'comments'>): MailContent {
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
}

export function commentReplyMail(topic: Topic<'comment-reply'>): MailContent {
  return {
    title: topic.title,
    paragraphs: [topic.text],
    fields: topic.fields,
    action: { label: topic.action, href: topic.link },
    sender: topic.agency,
    accent: topic.accent,
    language: topic.language,
  };
}

export function optOutMail(topic: Topic<'opt-out'>): MailContent {
  const { domain: host, scope, language, token, origin, sender } = topic;
  const { text } = clientWords(language);
  const page = language === 'en' ? '/opt-out' : `/opt-out/${language}`;
  const n = String(optOutDays);
  return {
    title: text('objection.mailTitle', { host }),
    paragraphs: [text(scope === 'all' ? 'objection.mailAll' : 'objection.mailSignals', { host })],
    action: { label: text('objection.confirm'), href: `${origin}${page}?token=${token}` },
    notes: [text('objection.mailLink', { n }), text('objection.mailIgnore')],
    language,
    sender,
  };
}

export function hostMissingMail(topic: Topic<'host-missing'>): MailContent {
  return {
    title: `The record of ${topic.host} is missing`,
    paragraphs: [
      `Your demos are still shown at ${topic.host}. Its TXT record could not be found today; without it the domain is released on ${new Date(topic.until).toUTCString()}.`,
      'If you want to keep it, set this record again where the domain is managed:',
    ],
    fields: { Type: 'TXT', Name: topic.record.name, Value: topic.record.value },
    action: { label: 'Check it now', href: `${topic.origin}/app/settings/domains` },
  };
}

export function hostLostMail(topic: Topic<'host-lost'>): MailContent {
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
}

export function openReportsMail(topic: Topic<'open-reports'>): MailContent {
  return {
    title: topic.count === 1 ? 'One report is open' : `${topic.count} reports are open`,
    paragraphs: [
      'Look at each demo, stop what must not be shown, and close the report: npm run operator -- reports',
    ],
    fields: topic.reports,
  };
}
