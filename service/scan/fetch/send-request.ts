import { request } from 'undici';
import type { Dispatcher } from 'undici';
import { ScanRefused } from '../scan-refused.ts';
import { openAgent } from './open-agent.ts';
import type { Lookup } from './open-agent.ts';
import { findExemption } from './read-web-address.ts';
import type { Exemptions } from './read-web-address.ts';

/** The scanner's user agent; a site may refuse it by this name in robots.txt. */
export const agentName = 'FirstlookBot';
const userAgent = `Mozilla/5.0 (compatible; ${agentName}/1.0)`;
const requestHeaders = {
  'user-agent': userAgent,
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en,*;q=0.5',
} as const;

interface Sender {
  /**
   * Sends one request; `late` if a connected server does not respond before the signal.
   * @throws ScanRefused when an address is refused or does not respond
   */
  readonly send: (
    url: URL,
    accept: string,
    signal: AbortSignal,
  ) => Promise<Dispatcher.ResponseData | 'late'>;
  readonly close: () => Promise<void>;
}

/** Opens one agent, which connects to public and to exempt addresses only. */
export function openSender(exempt: Exemptions, lookup: Lookup, connectTimeoutMs: number): Sender {
  const targets = new Map<string, string>();
  const connected = new Set<string>();
  const agent = openAgent(lookup, targets, connectTimeoutMs, (origin) => connected.add(origin));

  /** The address to send to; that of an exempt host is mapped to the target of its connection. */
  function dispatchAddress(url: URL): URL {
    const exemption = findExemption(url, exempt);
    if (exemption === undefined) return url;
    const address = new URL(url);
    if (exemption.plain) {
      address.protocol = 'http:';
      address.port = '';
    }
    targets.set(toHostPort(address), exemption.target);
    return address;
  }

  return {
    send: async (url, accept, signal) => {
      const address = dispatchAddress(url);
      const headers = { ...requestHeaders, accept };
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
    },
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

function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
