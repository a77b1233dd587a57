import {
  answerComment,
  listComments,
  postComment,
  type Comment,
} from '../../../service/contract/comments.ts';
import { callService, type CallResult } from '../ui/call-service.ts';
import { sendOnce } from '../ui/send-once.ts';
import type { PagePlace } from './find-words.ts';
import type { PanelPage } from './panel-page.ts';

/** A typed comment and its author's name. */
interface CommentWords {
  readonly text: string;
  readonly author: string;
  readonly email: string;
  /** Only programs fill it in. */
  readonly website: string;
}

export async function fetchComments({ demo }: PanelPage): Promise<readonly Comment[] | undefined> {
  const result = await callService(listComments, { params: { uniqueId: demo } });
  return result.ok ? result.reply.comments : undefined;
}

function toBody(
  { text, author, email, website }: CommentWords,
  { to }: PanelPage,
): CommentWords & { to?: string } {
  return { text, author, website, email, ...(to !== undefined && { to }) };
}

export function sendComment(
  page: PanelPage,
  place: PagePlace,
  words: CommentWords,
): Promise<CallResult<{ id: string }>> {
  const { email, ...rest } = toBody(words, page);
  const body = { page: page.page, ...place, ...rest, email: email === '' ? null : email };
  const params = { uniqueId: page.demo };
  return sendOnce(body, (id) => callService(postComment, { params, body: { ...body, id } }));
}

export function sendAnswer(
  page: PanelPage,
  commentId: string,
  words: CommentWords,
): Promise<CallResult<{ id: string }>> {
  const { email: _, ...body } = toBody(words, page);
  const params = { uniqueId: page.demo, commentId };
  return sendOnce({ commentId, body }, (id) =>
    callService(answerComment, { params, body: { ...body, id } }),
  );
}
