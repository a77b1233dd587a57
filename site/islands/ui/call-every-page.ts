import type { Call } from '../../../service/contract/call.ts';
import { readAnswer, sendRequest, type CallResult, type ReplyOf } from './call-service.ts';

/** The path of the next page, from a `Link` header; a link to another origin is ignored. */
export function nextPage(link: string | null): string | undefined {
  const [, path] = /<(\/[^/>][^>]*)>;\s*rel="next"/u.exec(link ?? '') ?? [];
  return path;
}

type ItemOf<Reply> = Reply extends readonly (infer Item)[] ? Item : never;

/** The number of items per page after the first one. */
const pageSize = '500';

function withPageSize(path: string): string {
  const [before = '', query] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('limit', pageSize);
  return `${before}?${parameters.toString()}`;
}

/**
 * Reads a list page by page; the first page is small, so that it arrives soon. `take` receives each
 * page and returns whether to continue. The call fails with the first page that fails.
 */
export async function readPages<C extends Call>(
  call: C,
  take: (page: readonly ItemOf<ReplyOf<C>>[]) => boolean,
): Promise<CallResult<undefined>> {
  let status = 200;
  for (let page: string | undefined = call.path; page !== undefined;) {
    const response: Response | CallResult<never> = await sendRequest('GET', page);
    if (!(response instanceof Response)) return response;
    const result = await readAnswer<readonly ItemOf<ReplyOf<C>>[]>(response);
    if (!result.ok) return result;
    status = result.status;
    if (!take(result.reply)) break;
    const next = nextPage(response.headers.get('link'));
    page = next === undefined ? undefined : withPageSize(next);
  }
  return { ok: true, status, reply: undefined };
}
