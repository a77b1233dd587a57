import type { InboxMessage } from '../contract/inbox.ts';
import type { InboxRow } from './queries.ts';

function mailState({ message, recipient }: InboxRow): InboxMessage['mail'] {
  if (message.mailedAt !== null) return 'sent';
  if (message.recipient === null) return 'none';
  // Messages to the operator go to a configured address, which needs no verification.
  const isHeld = message.demoId !== null && recipient?.emailVerified === false;
  return isHeld ? 'unverified' : 'waiting';
}

function demoState({ demo }: InboxRow, now: number): 'live' | 'expired' | 'gone' {
  if (demo === null) return 'gone';
  return demo.expiresAt > now ? 'live' : 'expired';
}

/** A row in the form of the contract. Its content was stored by labels in contact/routes.ts. */
export function showMessage(row: InboxRow, now: number): InboxMessage {
  const { message } = row;
  const said = (label: string): string | null => message.content[label] ?? null;
  return {
    id: message.id,
    kind: message.kind,
    receivedAt: new Date(message.createdAt).toISOString(),
    read: message.readAt !== null,
    name: said('Name'),
    email: said('Email'),
    phone: said('Phone'),
    agency: said('Agency'),
    topic: said('Practice area'),
    text: said('Message'),
    demo:
      message.demoId === null
        ? null
        : {
            uniqueId: message.demoId,
            name: said('Demo') ?? message.demoId,
            state: demoState(row, now),
          },
    site: said('Site'),
    mail: mailState(row),
    recipient: message.recipient,
  };
}
