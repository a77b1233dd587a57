import { atom } from 'nanostores';
import { extendDemo } from '../../../service/contract/demos.ts';
import {
  deleteMessage as callDeleteMessage,
  readAllMessages,
  restoreMessage,
  updateMessage,
  type InboxCounts,
  type InboxMessage,
} from '../../../service/contract/inbox.ts';
import { showPlanNotice } from '../billing/plan-notice.ts';
import { callService, type CallResult } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { $kind, $messages, $openId, loadInbox, patchMessage, putMessage } from './inbox-store.ts';
import { $counts } from './unread-store.ts';
import { openSignIn } from '../ui/open-sign-in.ts';

/** The message deleted last, which can be restored with one press. */
export const $deleted = atom<InboxMessage | undefined>(undefined);
export const $isRestoring = atom(false);
/** The demo whose link is being extended. */
export const $extending = atom<string | undefined>(undefined);

function toastFailure(result: Extract<CallResult<unknown>, { ok: false }>): void {
  if (result.status === 401) openSignIn();
  toast({ title: 'Error', description: result.error.error, destructive: true });
}

/** Changes the counts by one message, before the service is asked again. */
function count({ kind, read }: InboxMessage, by: 1 | -1): void {
  const counts = $counts.get();
  if (!counts) return;
  const kinds: InboxCounts['kinds'] = { ...counts.kinds, [kind]: counts.kinds[kind] + by };
  $counts.set({ unread: counts.unread + (read ? 0 : by), kinds });
}

/** Marks a message as read or unread immediately; reverted if the service refuses. */
export async function setRead(message: InboxMessage, read: boolean): Promise<void> {
  if (message.read === read) return;
  const show = (value: boolean): void => {
    const counts = $counts.get();
    patchMessage(message.id, { read: value });
    if (counts) $counts.set({ ...counts, unread: Math.max(0, counts.unread + (value ? -1 : 1)) });
  };
  show(read);
  const { id } = message;
  const result = await callService(updateMessage, { params: { id }, body: { read } });
  if (result.ok) return;
  show(!read);
  // A colleague has deleted it.
  if (result.status === 404) dropMessage(id);
  else toastFailure(result);
}

/** Shows a message and marks it as read. */
export function openMessage(message: InboxMessage): void {
  $openId.set(message.id);
  void setRead(message, true);
}

/** Marks the listed messages as read, but not those that arrived after the list was loaded. */
export async function readAll(): Promise<void> {
  const [newest] = $messages.get();
  if (!newest) return;
  const kind = $kind.get();
  const body = { until: newest.receivedAt, ...(kind !== undefined && { kind }) };
  const result = await callService(readAllMessages, { body });
  if (!result.ok) {
    toastFailure(result);
    return;
  }
  $messages.set($messages.get().map((message) => ({ ...message, read: true })));
  $counts.set(result.reply);
}

function dropMessage(id: string): void {
  $messages.set($messages.get().filter((message) => message.id !== id));
  if ($openId.get() === id) $openId.set(undefined);
}

/** Deletes a message. Its row disappears immediately, and reappears if the service refuses. */
export async function deleteMessage(message: InboxMessage): Promise<void> {
  const { id } = message;
  dropMessage(id);
  count(message, -1);
  const result = await callService(callDeleteMessage, { params: { id } });
  if (result.ok || result.status === 404) {
    $deleted.set(message);
    return;
  }
  putMessage(message);
  count(message, 1);
  toastFailure(result);
}

/** Restores the message deleted last. Returns it; undefined if that failed. */
export async function undoDelete(): Promise<InboxMessage | undefined> {
  const message = $deleted.get();
  if (!message || $isRestoring.get()) return undefined;
  $isRestoring.set(true);
  const result = await callService(restoreMessage, { params: { id: message.id } });
  $isRestoring.set(false);
  if (!result.ok) {
    if (result.status === 404) $deleted.set(undefined);
    toastFailure(result);
    return undefined;
  }
  $deleted.set(undefined);
  const kind = $kind.get();
  if (kind === undefined || kind === message.kind) putMessage(result.reply);
  count(result.reply, 1);
  return result.reply;
}

/** The number of days for which an expired demo is extended. */
export const extensionDays = 14;

/** Extends the link of an expired demo, as its visitor has requested. */
export async function extendLink(uniqueId: string): Promise<void> {
  if ($extending.get() !== undefined) return;
  $extending.set(uniqueId);
  const result = await callService(extendDemo, {
    params: { id: uniqueId },
    body: { days: extensionDays },
  });
  $extending.set(undefined);
  if (result.ok) {
    toast({ title: 'Link extended', description: `${result.reply.name} is online again.` });
    await loadInbox();
  } else if (!showPlanNotice(result.error)) toastFailure(result);
}
