import { request } from 'undici';
import type { Dispatcher } from 'undici';
import { maxBodyBytes, maxImageBytes, readBody } from './read-body.ts';
import { isSameSite, findRefresh } from './find-refresh.ts';
import { checkWebAddress, findExemption } from './read-web-address.ts';
import type { Exemptions } from './read-web-address.ts';
import { openAgent } from './open-agent.ts';
import type { Lookup } from './open-agent.ts';
import { ScanRefused } from '../scan-refused.ts';

/** The scanner's user agent; a site may refuse it by this name in robots.txt. */
export const agentName = 'FirstlookBot';
const userAgent = `Mozilla/5.0 (compatible; ${agentName}/1.0)`;
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
const requestHeaders = {
  'user-agent': userAgent,
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en,*;q=0.5',
} as const;

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

/**
 * The scanner's only network access: one agent and a budget of 20 requests for each scan. Close it
 * after use.
 */
export function openFetcher(exempt: Exemptions, lookup: Lookup, connectTimeoutMs: number): Fetcher {
  const targets = new Map<string, string>();
  const connected = new Set<string>();
  const agent = openAgent(lookup, targets, connectTimeoutMs, (origin) => connected.add(origin));
  let requests = 0;
  let bytes = 0;
  let documents = 0;

  const dispatchAddress = (url: URL): URL => {
    const exemption = findExemption(url, exempt);
    if (exemption === undefined) return url;
    const address = new URL(url);
    if (exemption.plain) {
      address.protocol = 'http:';
      address.port = '';
    }
    targets.set(toHostPort(address), exemption.target);
    return address;
  };

  /** Sends one request; `late` if a connected server does not respond before the signal. */
  const send = async (
    url: URL,
    kind: Kind,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData | 'late'> => {
    requests += 1;
    const address = dispatchAddress(url);
    const headers = { ...requestHeaders, accept: accepted[kind] };
    try {
      const sent = request(address, { dispatcher: agent, signal, headers });
      const response = await raceAbort(signal, sent);
      // An abandoned body may still emit an error, which would be unhandled.
      response.body.on('error', () => undefined);
      return response;
    } catch (error) {
      if (signal.aborted && connected.has(toHostPort(address))) return 'late';
      throw error instanceof ScanRefused ? error : new ScanRefused(errorReason(error));
    }
  };

  /** Reads the body of a response, if its type is one that `kind` needs. */
  const readDocument = async (
    { statusCode: status, body: stream }: Dispatcher.ResponseData,
    { url, headers, firstByteMs }: Pick<FetchedDocument, 'url' | 'headers' | 'firstByteMs'>,
    kind: Kind,
    signal: AbortSignal,
  ): Promise<FetchedDocument> => {
    const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const known = { url, status, headers, type, firstByteMs };
    if (!isWanted(kind, type)) {
      stream.destroy();
      return { ...known, bytes: undefined, cut: undefined };
    }
    const encoding = headers['content-encoding'] ?? '';
    const limit = kind === 'image' ? maxImageBytes : maxBodyBytes;
    const body = await readBody(stream, encoding, signal, limit);
    bytes += body?.sent ?? 0;
    documents += kind === 'robots' ? 0 : 1;
    return { ...known, bytes: body?.bytes, cut: body?.cut };
  };

  const fetch: Fetcher['fetch'] = async (start, kind, signal, onHop) => {
    let url = start;
    let isRefreshed = false;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      if (requests >= maxRequests) throw new ScanRefused('too many requests');
      if (hop > 0) await onHop?.(url);
      const askedAt = performance.now();
      const response = await send(url, kind, signal);
      if (response === 'late') return 'late';
      const firstByteMs = Math.round(performance.now() - askedAt);
      const headers = singleHeaders(response.headers);
      if (isRedirect(response.statusCode)) {
        response.body.destroy();
        url = nextHop(url, headers['location'] ?? '', exempt);
        continue;
      }
      const document = await readDocument(response, { url, headers, firstByteMs }, kind, signal);
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
    requestsLeft: () => maxRequests - requests,
    traffic: () => ({ bytes, documents }),
    close: () => agent.destroy(),
  };
}

/**
 * undici checks the signal only after it is connected, which a name server can delay without end.
 */
function raceAbort(
  signal: AbortSignal,
  answer: Promise<Dispatcher.ResponseData>,
): Promise<Dispatcher.ResponseData> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new ScanRefused('no answer in time'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    answer
      .then((response) => {
        // A late response is not read.
        if (signal.aborted) response.body.on('error', () => undefined).destroy();
        resolve(response);
      }, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}

function toHostPort(url: URL): string {
  return `${url.hostname}:${url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port}`;
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

function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
