import type { InboxMessage, MessageKind } from '../../../service/contract/inbox.ts';

export const kindNames: Readonly<Record<MessageKind, string>> = {
  inquiry: 'Inquiry',
  comment: 'Comment',
  'more-time': 'More time',
  'demo-request': 'Demo request',
};

/** The sender's name in the list. */
export function senderName({ name, kind }: InboxMessage): string {
  return name ?? (kind === 'more-time' ? 'A visitor' : 'No name');
}

/** The demo from which it was sent, or the requesting agency: `Harbor Law`. */
export function placeName({ demo, agency, site }: InboxMessage): string | undefined {
  if (demo) return demo.name;
  return agency ?? (site === null ? undefined : new URL(site).pathname);
}

/** The message in one line, below the sender's name. */
export function summary(message: InboxMessage): string {
  if (message.kind === 'more-time') return 'asks for more time';
  const text = (message.text ?? '').replace(/\s+/gu, ' ').trim();
  return text === '' ? 'asks for a demonstration' : text;
}

const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** `Monday, November 23, 2026 at 10:16 AM` */
export function fullTime(iso: string): string {
  return full.format(new Date(iso));
}
