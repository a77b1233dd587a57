import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { openConnector, type Lookup } from '../fetch/open-agent.ts';
import { checkWebAddress, findExemption, type Exemptions } from '../fetch/read-web-address.ts';

export interface GuardOptions {
  readonly exempt: Exemptions;
  readonly lookup: Lookup;
  /** Bytes of answers, of all connections together; 30 million when not given. */
  readonly maxBytes?: number;
  readonly connectTimeoutMs?: number;
}

export interface Guard {
  /** On 127.0.0.1. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

const defaultMaxBytes = 30_000_000;
const defaultConnectTimeoutMs = 4000;
const maxConnections = 96;
/** Hosts that Chromium contacts for updates despite its flags. No website needs them. */
const updateHosts =
  /^(?:update|clients\d*|optimizationguide-pa|safebrowsing|content-autofill|android\.clients)\.google(?:apis)?\.com$/u;
const hopHeaders =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings)$/iu;

/**
 * A proxy on loopback that applies the scanner's rules to a browser: every connection, tunnelled or
 * not, is checked (`checkWebAddress`) and opened by the scanner's own connector. A redirect is a
 * new request, so it is checked too. After `maxBytes` the proxy forwards nothing more.
 */
export async function openGuard({
  exempt,
  lookup,
  maxBytes = defaultMaxBytes,
  connectTimeoutMs = defaultConnectTimeoutMs,
}: GuardOptions): Promise<Guard> {
  const targets = new Map<string, string>();
  const connect = openConnector(lookup, targets, connectTimeoutMs);
  const open = new Set<Duplex>();
  let received = 0;

  function track(socket: Duplex): void {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  }

  function count({ length }: Buffer): void {
    received += length;
    if (received > maxBytes) for (const socket of open) socket.destroy();
  }

  /** Calls back with an error, or with a socket whose other end was checked. */
  function connectChecked(
    link: string,
    done: (error: Error | null, socket: Socket | null) => void,
  ): void {
    try {
      if (received > maxBytes) throw new Error('too much was sent');
      const url = checkWebAddress(link, undefined, exempt);
      const { hostname } = url;
      if (updateHosts.test(hostname)) throw new Error('a call of the browser itself');
      const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
      const exemption = findExemption(url, exempt);
      if (exemption !== undefined) targets.set(`${hostname}:${port}`, exemption.target);
      connect({ hostname, port, protocol: 'http:' }, (...[error, socket]) => {
        if (socket !== null) track(socket);
        done(error, socket);
      });
    } catch (error) {
      done(error instanceof Error ? error : new Error('refused'), null);
    }
  }

  const server = createServer((request, response) => {
    forward(request, response, { dial: connectChecked, count });
  });
  server.maxConnections = maxConnections;
  server.on('connection', track);
  server.on('connect', (request, client, head) => {
    // `https` only stands for the default port; the tunnel may carry any bytes.
    connectChecked(`https://${request.url ?? ''}`, (_error, upstream) => {
      if (upstream === null || client.destroyed) {
        upstream?.destroy();
        client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.write(head);
      upstream.on('data', count);
      upstream.pipe(client).pipe(upstream);
      upstream.on('close', () => client.destroy());
      client.on('close', () => upstream.destroy());
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

interface Upstream {
  readonly dial: (link: string, done: (error: Error | null, socket: Socket | null) => void) => void;
  readonly count: (chunk: Buffer) => void;
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { dial, count }: Upstream,
): void {
  const refuse = (): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(403, { 'content-length': 0 }).end();
  };
  const link = request.url ?? '';
  const url = URL.parse(link);
  if (url?.protocol !== 'http:') {
    refuse();
    return;
  }
  dial(link, (_error, socket) => {
    if (socket === null || response.destroyed) {
      socket?.destroy();
      refuse();
      return;
    }
    const upstream = httpRequest({
      method: request.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      headers: { ...endToEnd(request.headers), host: url.host, connection: 'close' },
      setHost: false,
      createConnection: () => socket,
    });
    upstream.on('error', refuse);
    upstream.on('response', (answer) => {
      answer.on('error', refuse);
      try {
        response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      } catch {
        socket.destroy();
        refuse();
        return;
      }
      answer.on('data', count);
      answer.pipe(response);
    });
    response.on('close', () => socket.destroy());
    request.pipe(upstream);
  });
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.test(name)));
}
