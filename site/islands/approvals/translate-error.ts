import type { ErrorReply } from '../../../service/contract/error-reply.ts';

/**
 * The sentence of a failed call: the service's own, which is in English, or that of the page, whose
 * body has it as `data-too-often` and `data-failed`.
 */
export function translateError({ error, code }: ErrorReply): string {
  // A member of the agency is told why, in the language of the workspace.
  if (document.documentElement.lang.startsWith('en') || code === 'no_access') return error;
  const { tooOften, failed } = document.body.dataset;
  return (code === 'too_many_requests' ? tooOften : failed) ?? error;
}
