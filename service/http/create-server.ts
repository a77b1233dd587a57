import {
  createServer,
  ServerResponse,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from '../env.ts';
import { clientAddress } from './client-address.ts';
import { parseAddress } from '../proxies.ts';
import { watchBody } from './slow-bodies.ts';
import { answerUnreadable } from './answer-unreadable.ts';

/** Limit of open connections; further ones are closed at once. */
const maxConnections = 4000;
/**
 * Limit per address or IPv6 network; an office behind one address stays below it. A trusted proxy
 * may use all.
 */
export const maxConnectionsPerAddress = 600;
const sweepEveryMs = 50;

type ServerSettings = Pick<Env, 'secure' | 'publicOrigin' | 'trustedProxies'>;

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

export interface HttpServer {
  readonly server: Server;
  /**
   * Stops accepting connections, answers running requests, and resolves when all have ended or
   * after `maxMs`.
   */
  readonly drain: (maxMs: number) => Promise<void>;
}

/** Closes further connections of an address that has the most it may have. */
function limitConnections(server: Server, trustedProxies: ServerSettings['trustedProxies']): void {
  const connectionsByAddress = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const peer = parseAddress(socket.remoteAddress ?? '');
    if (peer && trustedProxies?.(peer) === true) return;
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
        // Answers like Node does when a request takes too long, unless the answer has begun.
        if (response.headersSent) request.socket.destroy();
        else server.emit('clientError', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket);
      });
      listener(request, response);
    },
  );
  server.maxConnections = maxConnections;

  limitConnections(server, settings.trustedProxies);
  answerUnreadable(server, settings);

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
