import {
  changeRecipient,
  copyLink,
  createRecipient,
  deleteRecipient,
  type Recipient,
} from '../../../service/contract/recipients.ts';
import type { ErrorReply } from '../../../service/contract/error-reply.ts';
import { callService } from '../ui/call-service.ts';
import { copyText } from '../ui/copy-text.ts';
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
async function addRecipient(
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
 * Reports a link that is being copied to the service, which then counts the demo as sent. Shows a
 * message if the browser refuses.
 */
async function finishCopy(
  copying: Promise<boolean>,
  demoId: string,
  recipientId: string | null,
): Promise<boolean> {
  if (!(await copying)) {
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

export function copyRecipientLink(
  link: string,
  demoId: string,
  recipientId: string | null,
): Promise<boolean> {
  return finishCopy(copyText(link), demoId, recipientId);
}

/** Creates a recipient and copies the link; `isCopied` is false if the browser refuses. */
export async function addAndCopy(
  demoId: string,
  person: PersonToAdd,
): Promise<{ readonly made: Recipient; readonly isCopied: boolean } | ErrorReply> {
  const adding = addRecipient(demoId, person);
  // Copying begins with the press, before the service has made the link.
  const copying = copyText(
    adding.then((made) => {
      if ('code' in made) throw new Error(made.error);
      return made.link;
    }),
  );
  const made = await adding;
  if ('code' in made) return made;
  return { made, isCopied: await finishCopy(copying, demoId, made.id) };
}
