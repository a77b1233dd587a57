import {
  changeRecipient,
  copyLink,
  createRecipient,
  deleteRecipient,
  type Recipient,
} from '../../../service/contract/recipients.ts';
import type { ErrorReply } from '../../../service/contract/error-reply.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { $signals, loadSignals } from './signals-store.ts';

/** Typed data of a recipient. */
export interface PersonToAdd {
  readonly name: string;
  readonly email: string;
  readonly named: boolean;
}

/** Undefined on success, else the service's message. */
type Outcome = Promise<ErrorReply | undefined>;

/** Creates a recipient with a link. */
export async function addRecipient(
  demoId: string,
  { name, email, named }: PersonToAdd,
): Promise<Recipient | ErrorReply> {
  const result = await callService(createRecipient, {
    params: { id: demoId },
    body: { name, named, ...(email.trim() !== '' && { email }) },
  });
  if (!result.ok) return result.error;
  await loadSignals();
  return result.reply;
}

export async function editRecipient(
  demoId: string,
  recipientId: string,
  { name, email, named }: PersonToAdd,
): Outcome {
  const result = await callService(changeRecipient, {
    params: { id: demoId, recipientId },
    body: { name, named, email: email.trim() === '' ? null : email },
  });
  if (!result.ok) return result.error;
  await loadSignals();
  return undefined;
}

/** Deletes a recipient with all data of their visits. */
export async function removeRecipient(demoId: string, recipientId: string): Promise<boolean> {
  const result = await callService(deleteRecipient, { params: { id: demoId, recipientId } });
  const isGone = result.ok || result.status === 404;
  if (isGone) {
    const signals = $signals.get();
    if (typeof signals === 'object')
      $signals.set({
        ...signals,
        recipients: signals.recipients.filter(({ id }) => id !== recipientId),
      });
    await loadSignals();
  } else toast({ title: 'Not deleted', description: result.error.error, destructive: true });
  return isGone;
}

/**
 * Copies a link and reports it to the service, which then counts the demo as sent. Shows a message
 * if the browser refuses.
 */
export async function copyRecipientLink(
  link: string,
  demoId: string,
  recipientId: string | null,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    toast({
      title: 'Error copying link',
      description: 'The browser does not allow it. Select the link and copy it.',
      destructive: true,
    });
    return false;
  }
  void callService(copyLink, { params: { id: demoId }, body: { recipientId } });
  return true;
}
