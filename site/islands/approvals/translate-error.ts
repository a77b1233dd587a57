import type { ErrorReply } from '../../../service/contract/error-reply.ts';

/**
 * The error sentence of a failed call. The service's own is English; on a page in another language
 * it is the page's, from `data-too-often` or `data-failed` of the body.
 */
export function translateError({ error, code }: ErrorReply): string {
  // An error about a member's access is shown in English, the language of the workspace.
  if (document.documentElement.lang.startsWith('en') || code === 'no_access') return error;
  const { tooOften, failed } = document.body.dataset;
  return (code === 'too_many_requests' ? tooOften : failed) ?? error;
}
