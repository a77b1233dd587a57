import {
  createServer,
  ServerResponse,
  STATUS_CODES,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';
import { commonHeaders, dataPolicy } from '../pages/policy.ts';
import { clientAddress } from './client-address.ts';
import { errorPage, errorPolicy } from './error-page.ts';
import { parseAddress } from '../proxies.ts';
import { prefersHtml } from './prefers-html.ts';
import { watchBody } from './slow-bodies.ts';

/** Limit of open connections; further ones are closed at once. */
const maxConnections = 4000;
/**
 * Limit per address or IPv6 network; an office behind one address stays below it. A trusted proxy
 * may use all.
 */
export const maxConnectionsPerAddress = 600;
const sweepEveryMs = 50;

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

interface Plain {
  readonly status: number;
  readonly sentence: string;
  readonly isPage: boolean;
}

function plainResponse(
  { status, sentence, isPage }: Plain,
  { secure, publicOrigin }: ServerSettings,
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

type ServerSettings = Pick<Env, 'secure' | 'publicOrigin' | 'trustedProxies'>;

/** https://nodejs.org/api/http.html#event-clienterror */
interface UnreadableError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

export interface HttpServer {
  readonly server: Server;
  /**
   * Stops accepting connections, answers running requests, and resolves when all have ended or
   * after `maxMs`.
   */
  readonly drain: (maxMs: number) => Promise<void>;
}

/**
 * The HTTP server with its limits. Slow clients are disconnected long before they hold all
 * connections.
 */
export function createHttpServer(listener: RequestListener, settings: ServerSettings): HttpServer {
  let draining = false;

  /** Closes kept-alive connections after their next answer during a shutdown. */
  class Response extends ServerResponse {
    override writeHead(status: number, message?: string, headers?: Headers): this;
    override writeHead(status: number, headers?: Headers): this;
    override writeHead(status: number, second?: string | Headers, headers?: Headers): this {
      if (draining) this.shouldKeepAlive = false;
      return typeof second === 'string'
        ? super.writeHead(status, second, headers)
        : super.writeHead(status, second);
    }
  }

  const server = createServer(
    // https://nodejs.org/api/http.html#serverrequesttimeout
    {
      ServerResponse: Response,
      headersTimeout: 5000,
      // Slow bodies are ended earlier: see slow-bodies.ts.
      requestTimeout: 120_000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 8192,
      keepAliveTimeout: 5000,
      // The listener refuses a request without a host itself, with our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      watchBody(request, () => {
        // As Node does when a request takes too long, unless the answer has begun.
        if (response.headersSent) request.socket.destroy();
        else server.emit('clientError', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket);
      });
      listener(request, response);
    },
  );
  server.maxConnections = maxConnections;

  const connectionsByAddress = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const peer = parseAddress(socket.remoteAddress ?? '');
    if (peer && settings.trustedProxies?.(peer) === true) return;
    const address = clientAddress(socket.remoteAddress ?? '', undefined, undefined);
    const connections = connectionsByAddress.get(address) ?? 0;
    if (connections >= maxConnectionsPerAddress) {
      socket.destroy();
      return;
    }
    connectionsByAddress.set(address, connections + 1);
    socket.once('close', () => {
      const left = (connectionsByAddress.get(address) ?? 1) - 1;
      if (left === 0) connectionsByAddress.delete(address);
      else connectionsByAddress.set(address, left);
    });
  });

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

  return {
    server,
    drain: (maxMs) =>
      new Promise((resolve) => {
        draining = true;
        const sweeping = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
        const end = (): void => {
          clearInterval(sweeping);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(end, maxMs);
        server.close(end);
      }),
  };
}
