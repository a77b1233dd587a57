import { atom, computed } from 'nanostores';
import { listInbox, type InboxMessage, type MessageKind } from '../../../service/contract/inbox.ts';
import { nextPage } from '../ui/call-every-page.ts';
import { readAnswer, sendRequest, type CallResult } from '../ui/call-service.ts';
import { refreshUnread } from './unread-store.ts';

/** `stale`: the list is shown but could not be refreshed. */
type InboxStatus = 'loading' | 'ready' | 'failed' | 'stale' | 'signed-out';

export const $status = atom<InboxStatus>('loading');
/** When the list was last fetched, in epoch milliseconds. */
export const $loadedAt = atom<number | undefined>(undefined);
export const $messages = atom<readonly InboxMessage[]>([]);
/** The kind to filter by; undefined for all. */
export const $kind = atom<MessageKind | undefined>(undefined);
/** The id of the open message. */
export const $openId = atom<string | undefined>(undefined);
/** The id of the message whose row has the focus, or will get it. */
export const $focusId = atom<string | undefined>(undefined);
export const $open = computed([$messages, $openId], (messages, id) =>
  messages.find((message) => message.id === id),
);
/** The path of the next page of older messages; undefined at the end. */
export const $next = atom<string | undefined>(undefined);
export const $isLoadingMore = atom(false);

const pageSize = 50;

interface Page {
  readonly messages: readonly InboxMessage[];
  readonly next: string | undefined;
}

async function fetchPage(path: string): Promise<CallResult<Page>> {
  const response = await sendRequest('GET', path);
  if (!(response instanceof Response)) return response;
  const result = await readAnswer<readonly InboxMessage[]>(response);
  if (!result.ok) return result;
  const next = nextPage(response.headers.get('link'));
  return { ...result, reply: { messages: result.reply, next } };
}

function firstPage(kind: MessageKind | undefined): string {
  return `${listInbox.path}?limit=${pageSize}${kind === undefined ? '' : `&kind=${kind}`}`;
}

/**
 * Merges the newest page with the messages fetched before, so that the list keeps its length and
 * scroll position.
 */
function withNewest(page: Page, current: readonly InboxMessage[]): readonly InboxMessage[] {
  const last = page.messages.at(-1);
  if (!last || page.next === undefined) return page.messages;
  const at = current.findIndex(({ id }) => id === last.id);
  return at < 0 ? page.messages : [...page.messages, ...current.slice(at + 1)];
}

/** Counts the loads, so that an earlier answer does not replace a later one. */
let loads = 0;

/** Fetches the newest messages, and as many older ones as were fetched before. */
export async function loadInbox(): Promise<void> {
  loads += 1;
  const own = loads;
  const kind = $kind.get();
  const [result] = await Promise.all([fetchPage(firstPage(kind)), refreshUnread()]);
  if (own !== loads) return;
  const current = $messages.get();
  if (result.ok) {
    const messages = withNewest(result.reply, current);
    if (messages === result.reply.messages) $next.set(result.reply.next);
    $messages.set(messages);
    $loadedAt.set(Date.now());
    $status.set('ready');
  } else if (result.status === 401) $status.set('signed-out');
  else $status.set(current.length > 0 ? 'stale' : 'failed');
}

/** Restarts the list: for another kind, all by default, or another agency. */
export async function openInbox(kind?: MessageKind): Promise<void> {
  $kind.set(kind);
  $openId.set(undefined);
  $messages.set([]);
  $next.set(undefined);
  $status.set('loading');
  await loadInbox();
}

/** Fetches the next page of older messages; scrolling tries again after a failure. */
export async function loadMore(): Promise<void> {
  const path = $next.get();
  if (path === undefined || $isLoadingMore.get()) return;
  $isLoadingMore.set(true);
  const result = await fetchPage(path);
  $isLoadingMore.set(false);
  // Another kind was chosen meanwhile.
  if ($next.get() !== path || !result.ok) return;
  const known = new Set($messages.get().map(({ id }) => id));
  const more = result.reply.messages.filter(({ id }) => !known.has(id));
  $messages.set([...$messages.get(), ...more]);
  $next.set(result.reply.next);
}

/** Changes a message in place. */
export function patchMessage(id: string, change: Partial<InboxMessage>): void {
  $messages.set(
    $messages.get().map((message) => (message.id === id ? { ...message, ...change } : message)),
  );
}

/** Inserts a message at its time. */
export function putMessage(message: InboxMessage): void {
  const others = $messages.get().filter(({ id }) => id !== message.id);
  const at = others.findIndex(({ receivedAt }) => receivedAt < message.receivedAt);
  $messages.set(others.toSpliced(at < 0 ? others.length : at, 0, message));
}
