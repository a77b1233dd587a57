import { openCall, readAnswer, type CallResult } from './call-service.ts';

/** Path of the page that follows, of a `Link` header: only one of our own service. */
function nextPage(link: string | null): string | undefined {
  const [, path] = /<(\/[^/>][^>]*)>;\s*rel="next"/u.exec(link ?? '') ?? [];
  return path;
}

/**
 * Reads a list to its end, page after page. What fails on the way fails as a whole: half a list
 * would look like a loss.
 */
export async function callEveryPage<Item>(path: string): Promise<CallResult<readonly Item[]>> {
  const items: Item[] = [];
  let status = 200;
  for (let page: string | undefined = path; page !== undefined;) {
    const response: Response | CallResult<never> = await openCall('GET', page);
    if (!(response instanceof Response)) return response;
    const result = await readAnswer<readonly Item[]>(response);
    if (!result.ok) return result;
    items.push(...result.reply);
    status = result.status;
    page = nextPage(response.headers.get('link'));
  }
  return { ok: true, status, reply: items };
}
