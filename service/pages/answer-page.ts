import type { Context } from 'hono';
import type { Variables } from '../deps.ts';
import type { BuiltFile } from './built-site.ts';
import { bestEncoding, type EncodedBody } from './encode-body.ts';

interface Content {
  readonly body: EncodedBody;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly compresses: boolean;
  readonly policy: string | undefined;
}

/** Answers a file or page in the encoding the client takes best, or 304 when the client has it. */
export async function answerContent(
  c: Context<Variables>,
  content: Content | BuiltFile,
  status: 200 | 404 | 410 = 200,
  extra: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers: Record<string, string> = {
    'Content-Type': content.type,
    ETag: content.etag,
    'Cache-Control': content.cacheControl,
    ...extra,
  };
  if (content.compresses) headers['Vary'] = 'Accept-Encoding';
  if (content.policy !== undefined) headers['Content-Security-Policy'] = content.policy;
  const held = c.req.header('if-none-match');
  if (
    status === 200 &&
    held !== undefined &&
    held.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === content.etag)
  ) {
    return c.body(null, 304, headers);
  }
  const encoding = content.compresses ? bestEncoding(c.req.header('accept-encoding')) : 'identity';
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const body = await content.body.as(encoding);
  return c.body(
    new Uint8Array(body.buffer, body.byteOffset, body.length) as Uint8Array<ArrayBuffer>,
    status,
    headers,
  );
}
