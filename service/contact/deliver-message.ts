import { messages } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { appendEvent } from '../events/append-event.ts';
import type { MessageKind } from '../mail/letter.ts';
import type { MessagedDemo } from './messaged-demo.ts';

type Message = typeof messages.$inferInsert;

interface DeliveredMessage extends Pick<Message, 'agencyId' | 'demoId' | 'recipient'> {
  /** Comments are mailed by comments/mail-comments.ts. */
  readonly kind: Exclude<Message['kind'], 'comment'>;
}

/**
 * Stores a message in the agency's inbox and mails it through the outbox. The mail to an unverified
 * address waits (see auth/mark-email-verified.ts).
 */
export async function deliverMessage(
  { store, outbox, now }: Pick<Deps, 'store' | 'outbox' | 'now'>,
  message: DeliveredMessage,
  content: Record<string, string>,
  {
    demo,
    recipientId,
    about = message.kind,
  }: {
    readonly demo?: MessagedDemo | undefined;
    /** Whose link it was sent by. */
    readonly recipientId?: string | undefined;
    readonly about?: MessageKind;
  } = {},
): Promise<void> {
  const id = crypto.randomUUID();
  const { recipient } = message;
  const { isReachable = true } = demo ?? {};
  const at = now();
  await store.write(async (db) => {
    await db.insert(messages).values({ id, ...message, content, createdAt: at });
    if (demo) {
      const kind = message.kind === 'more-time' ? 'interest.asked' : 'inquiry.received';
      const { agencyId, id: demoId } = demo;
      const data = { messageId: id };
      const by = recipientId === undefined ? {} : { recipientId };
      await appendEvent(db, { agencyId, demoId, kind, actor: 'client', at, data, ...by });
    }
    if (recipient !== undefined && recipient !== null && isReachable)
      await outbox.post(db, recipient, { kind: 'message', about, messageId: id });
  });
}
