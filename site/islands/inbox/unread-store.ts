import { atom } from 'nanostores';
import { countInbox, type InboxCounts } from '../../../service/contract/inbox.ts';
import { $session } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';

/** The number of messages in the inbox; undefined until the service has answered. */
export const $counts = atom<InboxCounts | undefined>(undefined);

/** The number of unread messages of the agency; 0 until the service has answered. */
export const $unread = atom(0);
$counts.listen((counts) => $unread.set(counts?.unread ?? 0));

/** Fetches the counts. After a failure the last ones stay. */
export async function refreshUnread(): Promise<void> {
  const result = await callService(countInbox);
  if (result.ok) $counts.set(result.reply);
}

const interval = 60_000;

/**
 * Fetches the counts now, when the page becomes visible again, and once a minute while it is
 * visible and a user is signed in. Returns a function that stops this.
 */
export function pollUnread(refresh: () => Promise<void> = refreshUnread): () => void {
  const poll = (): void => {
    if (document.visibilityState === 'visible' && $session.get().status === 'signed-in')
      void refresh();
  };
  poll();
  const timer = setInterval(poll, interval);
  document.addEventListener('visibilitychange', poll);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
  };
}
