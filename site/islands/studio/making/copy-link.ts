import { copyLink as noteCopiedLink } from '../../../../service/contract/recipients.ts';
import { callPath } from '../../../call-path.ts';
import { copyText } from '../../ui/copy-text.ts';
import { toast } from '../../ui/toast-store.ts';

/** Reports to the service that a demo's link was copied, so that the demo counts as sent. */
function reportCopied(link: string): void {
  const [, id] = /\/([\w-]+)$/u.exec(link) ?? [];
  if (id === undefined) return;
  void fetch(callPath(noteCopiedLink, { id }), {
    method: noteCopiedLink.method,
    credentials: 'same-origin',
    keepalive: true,
  }).catch(() => undefined);
}

/**
 * Copies a link. When the browser refuses, selects it in its field, so that one key press copies
 * it.
 */
export async function copyLink(
  link: string,
  field?: Pick<HTMLTextAreaElement, 'focus' | 'select'> | null,
): Promise<boolean> {
  if (!(await copyText(link))) {
    field?.focus();
    field?.select();
    toast({
      title: 'Error copying link',
      description: field
        ? 'The link is selected: press Ctrl+C, or ⌘C on a Mac.'
        : 'Open the demo and copy its address.',
      destructive: true,
    });
    return false;
  }
  reportCopied(link);
  toast({
    title: 'Link copied!',
    description: 'Share it with your client to showcase your website demo',
  });
  return true;
}
