import type { Call } from '../../../service/contract/call.ts';
import { readAnswer, sendRequest, type CallResult, type ReplyOf } from './call-service.ts';

/** The path of the next page, from a `Link` header; a link to another origin is ignored. */
export function nextPage(link: string | null): string | undefined {
  const [, path] = /<(\/[^/>][^>]*)>;\s*rel="next"/u.exec(link ?? '') ?? [];
  return path;
}

type ItemOf<Reply> = Reply extends readonly (infer Item)[] ? Item : never;

/**
 * Reads a list to its end, page after page. If one page fails the whole call fails: half a list
 * would look like lost demos.
 */
export async function callEveryPage<C extends Call, Item = ItemOf<ReplyOf<C>>>(
  call: C,
): Promise<CallResult<readonly Item[]>> {
  const items: Item[] = [];
  let status = 200;
  for (let page: string | undefined = call.path; page !== undefined;) {
    const response: Response | CallResult<never> = await sendRequest('GET', page);
    if (!(response instanceof Response)) return response;
    const result = await readAnswer<readonly Item[]>(response);
    if (!result.ok) return result;
    items.push(...result.reply);
    status = result.status;
    page = nextPage(response.headers.get('link'));
  }
  return { ok: true, status, reply: items };
}
