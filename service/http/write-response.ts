import type { ServerResponse } from 'node:http';
import type { Env } from '../env.ts';
import type { PageResponse } from '../pages/page-request.ts';
import { commonHeaders, dataPolicy } from '../pages/policy.ts';

export type ResponseWriter = (
  response: ServerResponse,
  answer: PageResponse,
  options?: { readonly isHead: boolean },
) => void;

/** Writes answers with plain `node:http`, with the headers that all answers have. */
export function createResponseWriter(env: Pick<Env, 'secure'>): ResponseWriter {
  const common = Object.fromEntries([
    ...commonHeaders(env.secure),
    ['Content-Security-Policy', dataPolicy],
  ]);

  // node:http writes flat lists of names and values fastest. They are cached, because an answer
  // always has the same headers.
  const flattened = new WeakMap<object, string[]>();
  function flattenHeaders(headers: Readonly<Record<string, string>>): string[] {
    const known = flattened.get(headers);
    if (known) return known;
    const list = Object.entries({ ...common, ...headers }).flat();
    flattened.set(headers, list);
    return list;
  }

  return (response, { status, headers, body }, { isHead } = { isHead: false }) => {
    const list = flattenHeaders(headers);
    response.writeHead(status, body ? [...list, 'Content-Length', String(body.length)] : list);
    if (body && !isHead) response.end(body);
    else response.end();
  };
}
