import type { InboxMessage } from '../contract/inbox.ts';
import type { InboxRow } from './queries.ts';

function mailState({ message, recipient }: InboxRow): InboxMessage['mail'] {
  if (message.mailedAt !== null) return 'sent';
  if (message.recipient === null) return 'none';
  // Messages to the operator go to a configured address, which needs no verification.
  const isUnverified = message.demoId !== null && recipient?.emailVerified === false;
  return isUnverified ? 'unverified' : 'waiting';
}

function demoState({ demo }: InboxRow, now: number): 'live' | 'expired' | 'gone' {
  if (demo === null) return 'gone';
  return demo.expiresAt > now ? 'live' : 'expired';
}

/** A row in the form of the contract. Its content was stored by labels in contact/routes.ts. */
export function showMessage(row: InboxRow, now: number): InboxMessage {
  const { message } = row;
  const field = (label: string): string | null => message.content[label] ?? null;
  return {
    id: message.id,
    kind: message.kind,
    receivedAt: new Date(message.createdAt).toISOString(),
    read: message.readAt !== null,
    name: field('Name'),
    email: field('Email'),
    phone: field('Phone'),
    agency: field('Agency'),
    topic: field('Practice area'),
    text: field('Message'),
    demo:
      message.demoId === null
        ? null
        : {
            uniqueId: message.demoId,
            name: field('Demo') ?? message.demoId,
            state: demoState(row, now),
          },
    site: field('Site'),
    mail: mailState(row),
    recipient: message.recipient,
  };
}
