import {
  changeComment,
  deleteComment,
  listComments,
  replyToComment,
  type Comment,
} from '../../../service/contract/comments.ts';
import { map, type MapStore } from 'nanostores';
import { callService, type CallResult } from '../ui/call-service.ts';
import { sendOnce } from '../ui/send-once.ts';

interface CommentsState {
  readonly comments: readonly Comment[];
  readonly status: 'loading' | 'ready' | 'failed';
}

const stores = new Map<string, MapStore<CommentsState>>();

/** The comments on a demo, by its uniqueId. */
export function commentsStore(uniqueId: string): MapStore<CommentsState> {
  const known = stores.get(uniqueId);
  if (known) return known;
  const store = map<CommentsState>({ comments: [], status: 'loading' });
  stores.set(uniqueId, store);
  return store;
}

/** Loads the comments; if it fails, the current ones stay. */
export async function loadComments(uniqueId: string): Promise<void> {
  const result = await callService(listComments, { params: { uniqueId } });
  const store = commentsStore(uniqueId);
  if (result.ok) store.set({ comments: result.reply.comments, status: 'ready' });
  else store.setKey('status', 'failed');
}

const reading = new Map<string, Promise<void>>();

/** Loads the comments unless they are loaded. Concurrent callers share one request. */
export function ensureComments(uniqueId: string): Promise<void> {
  if (commentsStore(uniqueId).get().status === 'ready') return Promise.resolve();
  const started =
    reading.get(uniqueId) ?? loadComments(uniqueId).finally(() => reading.delete(uniqueId));
  reading.set(uniqueId, started);
  return started;
}

function patch(uniqueId: string, id: string, change: (comment: Comment) => Comment): void {
  const store = commentsStore(uniqueId);
  const { comments } = store.get();
  store.setKey(
    'comments',
    comments.map((one) => (one.id === id ? change(one) : one)),
  );
}

export async function sendReply(
  uniqueId: string,
  id: string,
  text: string,
): Promise<CallResult<unknown>> {
  const result = await sendOnce({ id, text }, (sentId) =>
    callService(replyToComment, { params: { id }, body: { id: sentId, text } }),
  );
  if (result.ok)
    patch(uniqueId, id, (one) => ({ ...one, replies: [...one.replies, result.reply] }));
  return result;
}

export async function setResolved(
  uniqueId: string,
  id: string,
  resolved: boolean,
): Promise<CallResult<unknown>> {
  const result = await callService(changeComment, { params: { id }, body: { resolved } });
  if (result.ok) patch(uniqueId, id, () => result.reply);
  return result;
}

export async function removeComment(uniqueId: string, id: string): Promise<CallResult<unknown>> {
  const result = await callService(deleteComment, { params: { id } });
  const store = commentsStore(uniqueId);
  if (result.ok)
    store.setKey(
      'comments',
      store.get().comments.filter((one) => one.id !== id),
    );
  return result;
}
