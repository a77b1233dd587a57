import type { Dispatcher } from 'undici';
import { maxBodyBytes, maxImageBytes, readBody } from './read-body.ts';
import { isSameSite, findRefresh } from './find-refresh.ts';
import { checkWebAddress } from './read-web-address.ts';
import type { Exemptions } from './read-web-address.ts';
import type { Lookup } from './open-agent.ts';
import { openSender } from './send-request.ts';
import { ScanRefused } from '../scan-refused.ts';

const maxRedirects = 5;
const maxRequests = 20;
const accepted = {
  page: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.1',
  sheet: 'text/css,*/*;q=0.1',
  robots: 'text/plain,*/*;q=0.1',
  image: 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml;q=0.9',
  /** A picture that a person chose; it may be as large as a page. */
  photo: 'image/webp,image/jpeg,image/png;q=0.9',
} as const;

type Kind = keyof typeof accepted;

export interface FetchedDocument {
  /** Address after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The media type in lower case, without parameters; empty when the server gave none. */
  readonly type: string;
  /**
   * Undefined if the body was not read: another type, a decompression bomb, an unknown encoding.
   */
  readonly bytes: Uint8Array | undefined;
  readonly cut: 'size' | 'time' | undefined;
  /** Milliseconds from the request of this hop to the beginning of its response. */
  readonly firstByteMs: number;
}

export interface Fetcher {
  /**
   * Fetches one document, at most 5 MB, in one content encoding, with at most five checked
   * redirects. A page without content that refreshes at once, within its own website, counts as a
   * redirect. Returns `late` if a connected server does not respond before the signal.
   * @throws ScanRefused when an address is refused or does not respond
   */
  readonly fetch: (
    url: URL,
    kind: Kind,
    signal: AbortSignal,
    onHop?: (url: URL) => Promise<void>,
  ) => Promise<FetchedDocument | 'late'>;
  readonly requestsLeft: () => number;
  /** Bytes of bodies as sent, and the number of documents, so far. */
  readonly traffic: () => { readonly bytes: number; readonly documents: number };
  readonly close: () => Promise<void>;
}

/** What a scan has sent and received so far. */
interface Traffic {
  requests: number;
  bytes: number;
  documents: number;
}

/**
 * The scanner's only network access: one agent and a budget of 20 requests for each scan. Close it
 * after use.
 */
export function openFetcher(exempt: Exemptions, lookup: Lookup, connectTimeoutMs: number): Fetcher {
  const { send, close } = openSender(exempt, lookup, connectTimeoutMs);
  const traffic: Traffic = { requests: 0, bytes: 0, documents: 0 };

  const fetch: Fetcher['fetch'] = async (start, kind, signal, onHop) => {
    let url = start;
    let isRefreshed = false;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      if (traffic.requests >= maxRequests) throw new ScanRefused('too many requests');
      if (hop > 0) await onHop?.(url);
      traffic.requests += 1;
      const askedAt = performance.now();
      const response = await send(url, accepted[kind], signal);
      if (response === 'late') return 'late';
      const firstByteMs = Math.round(performance.now() - askedAt);
      const headers = singleHeaders(response.headers);
      if (isRedirect(response.statusCode)) {
        response.body.destroy();
        url = nextHop(url, headers['location'] ?? '', exempt);
        continue;
      }
      const received = { url, headers, firstByteMs };
      const document = await readDocument(response, received, kind, signal, traffic);
      const target =
        kind === 'page' && !isRefreshed && document.status === 200
          ? findRefreshTarget(url, document.bytes, headers, exempt)
          : undefined;
      if (target === undefined || hop === maxRedirects) return document;
      isRefreshed = true;
      url = target;
    }
    throw new ScanRefused('too many redirects');
  };

  return {
    fetch,
    requestsLeft: () => maxRequests - traffic.requests,
    traffic: () => ({ bytes: traffic.bytes, documents: traffic.documents }),
    close,
  };
}

/** Reads the body of a response, if its type is one that `kind` needs, and counts it. */
async function readDocument(
  { statusCode: status, body: stream }: Dispatcher.ResponseData,
  { url, headers, firstByteMs }: Pick<FetchedDocument, 'url' | 'headers' | 'firstByteMs'>,
  kind: Kind,
  signal: AbortSignal,
  traffic: Traffic,
): Promise<FetchedDocument> {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const known = { url, status, headers, type, firstByteMs };
  if (!isWanted(kind, type)) {
    stream.destroy();
    return { ...known, bytes: undefined, cut: undefined };
  }
  const encoding = headers['content-encoding'] ?? '';
  const limit = kind === 'image' ? maxImageBytes : maxBodyBytes;
  const body = await readBody(stream, encoding, signal, limit);
  traffic.bytes += body?.sent ?? 0;
  traffic.documents += kind === 'robots' ? 0 : 1;
  return { ...known, bytes: body?.bytes, cut: body?.cut };
}

/** 300 offers a choice of addresses, and 304 has no body. */
function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 300 && status !== 304;
}

function nextHop(from: URL, location: string, exempt: Exemptions): URL {
  if (location === '') throw new ScanRefused('redirect without an address');
  const to = checkWebAddress(location, from, exempt);
  if (from.protocol === 'https:' && to.protocol === 'http:' && from.hostname === to.hostname) {
    throw new ScanRefused('redirect from https to http');
  }
  return to;
}

/** The target of a page that only refreshes, within its own website. Throws as for a redirect. */
function findRefreshTarget(
  from: URL,
  body: Uint8Array | undefined,
  headers: Readonly<Record<string, string>>,
  exempt: Exemptions,
): URL | undefined {
  const address = body === undefined ? undefined : findRefresh(body, headers['content-type'] ?? '');
  if (address === undefined) return undefined;
  const to = nextHop(from, address, exempt);
  return isSameSite(from, to) && to.href !== from.href ? to : undefined;
}

function isWanted(kind: Kind, type: string): boolean {
  if (type === '') return true;
  if (kind === 'page')
    return type === 'text/html' || type === 'application/xhtml+xml' || type === 'text/plain';
  if (kind === 'image' || kind === 'photo') return type.startsWith('image/');
  return kind === 'sheet' ? type === 'text/css' : type.startsWith('text/');
}

function singleHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const single: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    // Repeated Content-Encoding headers are several encodings, which `readBody` refuses.
    if (value !== undefined) single[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return single;
}
