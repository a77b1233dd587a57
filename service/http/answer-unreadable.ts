import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';
import { commonHeaders, dataPolicy } from '../pages/policy.ts';
import { errorPage, errorPolicy } from './error-page.ts';
import { prefersHtml } from './prefers-html.ts';

/**
 * The answer to a request that the parser refuses, which never reaches the app; it has the same
 * headers.
 */
const refusals: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'The headers of the request are too long. Where that goes on, delete the cookies of this site.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};
const unreadable = [400, 'The request could not be read.'] as const;

/**
 * Whether an unreadable request comes from a browser: browsers send `Accept` before cookies. Bytes
 * without a request line continue a request with long headers, which only a browser with many
 * cookies sends.
 */
function looksLikePerson(raw: Buffer | undefined): boolean {
  const text = raw?.subarray(0, 65_536).toString('latin1') ?? '';
  const accept = /^accept:[ \t]*([^\r\n]*)/imu.exec(text)?.[1];
  if (accept !== undefined) return prefersHtml(accept);
  return text !== '' && !/^[A-Z]+ \S+ HTTP\//u.test(text);
}

type PlainSettings = Pick<Env, 'secure' | 'publicOrigin'>;

interface Plain {
  readonly status: number;
  readonly sentence: string;
  readonly isPage: boolean;
}

/** A whole response as text, for connections on which the app does not answer. */
function plainResponse(
  { status, sentence, isPage }: Plain,
  { secure, publicOrigin }: PlainSettings,
): string {
  const error = new ServiceError('bad_request', sentence);
  const body = isPage
    ? errorPage({
        status,
        error,
        method: 'GET',
        path: '/',
        origin: publicOrigin,
        isForClients: true,
      })
    : JSON.stringify(error.reply());
  const headers: readonly (readonly [string, string])[] = [
    // The request's host is unknown.
    ...commonHeaders(secure, { isOwnName: false }),
    ['Content-Security-Policy', isPage ? errorPolicy : dataPolicy],
    ['Cache-Control', 'no-store'],
    ['Content-Type', isPage ? 'text/html; charset=utf-8' : 'application/json'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Connection', 'close'],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
}

/** https://nodejs.org/api/http.html#event-clienterror */
interface UnreadableError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

/** Answers requests that the parser refuses, and those that expect an unknown behaviour. */
export function answerUnreadable(server: Server, settings: PlainSettings): void {
  server.on('clientError', (error: UnreadableError, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, sentence] = refusals[error.code ?? ''] ?? unreadable;
    const isPage = status === 431 && looksLikePerson(error.rawPacket);
    socket.end(plainResponse({ status, sentence, isPage }, settings), () => socket.destroy());
  });
  server.on('checkExpectation', (_, response: ServerResponse) => {
    const sentence = 'The service does not do what the Expect header asks.';
    response.socket?.end(plainResponse({ status: 417, sentence, isPage: false }, settings));
  });
}
