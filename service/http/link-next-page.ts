import type { Context } from 'hono';
import type { Variables } from '../deps.ts';

/** Names the next page of a list in the header `Link`. Values that are undefined are left out. */
export function linkNextPage(
  c: Context<Variables>,
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): void {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  c.header('Link', `<${path}?${new URLSearchParams(entries).toString()}>; rel="next"`);
}
