import { atom } from 'nanostores';
import { countInbox, type InboxCounts } from '../../../service/contract/inbox.ts';
import { $session } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';

/** How many messages the inbox holds; undefined until the service has said it. */
export const $counts = atom<InboxCounts | undefined>(undefined);

/** How many messages nobody of the agency has read; 0 until the service has said it. */
export const $unread = atom(0);
$counts.listen((counts) => $unread.set(counts?.unread ?? 0));

/** Asks how many there are. Without an answer the last count stays. */
export async function refreshUnread(): Promise<void> {
  const result = await callService(countInbox);
  if (result.ok) $counts.set(result.reply);
}

const interval = 60_000;

/**
 * Counts now, whenever the page comes back into sight and once a minute while it is, for as long as
 * somebody is signed in. The function it returns ends that.
 */
export function keepUnreadFresh(refresh: () => Promise<void> = refreshUnread): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible' && $session.get().status === 'signed-in')
      void refresh();
  };
  look();
  const timer = setInterval(look, interval);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
