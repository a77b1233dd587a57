import { createHash } from 'node:crypto';
import type { EncodedBody, Encoding } from './encode-body.ts';

/** A page or file that is the same for every client. */
export interface PageContent {
  readonly body: EncodedBody;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly compresses: boolean;
  /** The content security policy of a page; undefined for files that are not pages. */
  readonly policy: string | undefined;
  readonly extra?: Readonly<Record<string, string>>;
}

const made = new WeakMap<PageContent, Map<Encoding, Readonly<Record<string, string>>>>();

/** The headers of a content in an encoding; they are built once. */
export function contentHeaders(
  content: PageContent,
  encoding: Encoding,
): Readonly<Record<string, string>> {
  let byEncoding = made.get(content);
  if (!byEncoding) {
    byEncoding = new Map();
    made.set(content, byEncoding);
  }
  const known = byEncoding.get(encoding);
  if (known) return known;
  const headers: Record<string, string> = {
    'Content-Type': content.type,
    ETag: content.etag,
    'Cache-Control': content.cacheControl,
    ...(content.compresses && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...(content.policy !== undefined && { 'Content-Security-Policy': content.policy }),
    ...content.extra,
  };
  byEncoding.set(encoding, headers);
  return headers;
}

/** An ETag from the bytes, so that an equal answer of another build or version keeps it. */
export function createEtag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

/** Whether the client's `If-None-Match` names this content. */
export function isNotModified(content: PageContent, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === content.etag);
}
