import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { sendSignals } from '../contract/signals.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { isOthersName } from '../hosts/normalize-host.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { isPageRequest, type PageHandler, type PageResponse } from '../pages/page-request.ts';
import { commonHeaders, dataPolicy } from '../pages/policy.ts';
import type { BeaconTaker } from '../signals/take-beacon.ts';
import { toPublicError } from './answer-error.ts';
import { clientAddress } from './client-address.ts';
import {
  belongsToDemos,
  createDemoHostCheck,
  createDirectReads,
  createOriginLookup,
} from './demo-host.ts';
import { errorPage, errorPolicy } from './error-page.ts';
import { requireOwnPage, unknownHost } from './guard.ts';
import { createFailureLog } from './log-failures.ts';
import { wantsPage } from './prefers-html.ts';
import { decodeBody, tooLarge } from './read-body.ts';

/**
 * Two Host headers, or an absolute address in place of a path, could be read differently by us and
 * by a proxy.
 */
function isMalformed(request: IncomingMessage): boolean {
  const { rawHeaders, url = '' } = request;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts !== 1 || !url.startsWith('/');
}

/**
 * The body of a beacon, which is short.
 * @throws ServiceError too_large, aborted
 */
function readBeacon(request: IncomingMessage): Promise<Buffer> {
  const limit = sendSignals.bodyLimit;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(tooLarge(limit));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () =>
      reject(new ServiceError('aborted', 'The request did not arrive whole.')),
    );
  });
}

/** What answers requests: the app, and what the listener calls without it. */
interface Handlers {
  readonly app: Hono<Variables>;
  readonly handlePage: PageHandler;
  readonly takeBeacon: BeaconTaker;
}

/**
 * What the HTTP server calls. Reads of pages and public demos and the beacons of pages that are
 * read, nearly all of the traffic, are answered here with plain `node:http`, at half of what they
 * cost through Hono; everything else goes to the app. Both use the same handlers.
 */
export function createListener(
  { app, handlePage, takeBeacon }: Handlers,
  deps: Pick<Deps, 'env' | 'log' | 'now' | 'sites'>,
  metrics?: Metrics,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { env, sites } = deps;
  const logFailure = createFailureLog(deps);
  const throughApp = getRequestListener(app.fetch);
  const originOf = createOriginLookup(env);
  const isDirect = createDirectReads(env);
  const isDemoHost = createDemoHostCheck(env);
  const common = Object.fromEntries([
    ...commonHeaders(env.secure),
    ['Content-Security-Policy', dataPolicy],
  ]);

  const ofOthers = Object.fromEntries(commonHeaders(env.secure, { isOwnName: false }));

  const taken = { status: 204, headers: { 'Cache-Control': 'no-store' }, body: undefined };

  // Flat lists of names and values are what node:http writes fastest; the same answer has the same
  // headers every time.
  const flattened = new WeakMap<object, string[]>();
  function flat(headers: Readonly<Record<string, string>>): string[] {
    const known = flattened.get(headers);
    if (known) return known;
    const list = Object.entries({ ...common, ...headers }).flat();
    flattened.set(headers, list);
    return list;
  }

  function write(
    response: ServerResponse,
    { status, headers, body }: PageResponse,
    head: boolean,
  ): void {
    const list = flat(headers);
    response.writeHead(status, body ? [...list, 'Content-Length', String(body.length)] : list);
    if (body && !head) response.end(body);
    else response.end();
  }

  function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const answer = toPublicError(error);
    const { status } = answer;
    if (status >= 500) logFailure(error, 'read failed');
    const { method = '', url = '' } = request;
    const [path = ''] = url.split('?');
    const isPage = wantsPage(request.headers.accept, method, path);
    const { retryAfter } = answer.details;
    const headers = {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'Cache-Control': 'no-store',
      ...(isPage && { 'Content-Security-Policy': errorPolicy }),
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      ...(originOf(request.headers.host) === undefined && ofOthers),
    };
    const text = isPage
      ? errorPage({
          status,
          error: answer,
          method,
          path,
          origin: env.publicOrigin,
          isForClients:
            belongsToDemos(method, path) ||
            isDemoHost(request.headers.host) ||
            isOthersName(request.headers.host, env),
        })
      : JSON.stringify(answer.reply());
    write(response, { status, headers, body: Buffer.from(text) }, method === 'HEAD');
  }

  return (request, response) => {
    const { method = '', url = '', headers } = request;
    if (metrics) {
      const begunAt = metrics.begin();
      response.once('close', () => metrics.end(url, response.statusCode, begunAt));
    }
    if (isMalformed(request)) {
      refuse(
        request,
        response,
        new ServiceError('bad_request', 'The request must name one host and a path.'),
      );
      return;
    }
    if (headers.upgrade !== undefined) {
      refuse(
        request,
        response,
        new ServiceError('bad_request', 'The service speaks HTTP/1.1 and no other.'),
      );
      return;
    }
    // An invalid host must not become part of an address that the app builds.
    const asked = originOf(headers.host);
    if (asked === undefined) {
      // Requests to agencies' own domains are answered by the app.
      sites.find(headers.host).then(
        (site) => {
          if (site) void throughApp(request, response);
          else refuse(request, response, unknownHost(env.origins));
        },
        (error: unknown) => refuse(request, response, error),
      );
      return;
    }
    const header = (name: string): string | undefined => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    };
    const address = (): string =>
      clientAddress(
        request.socket.remoteAddress ?? 'unknown',
        header('x-forwarded-for'),
        env.trustedProxies,
      );
    if (method === 'POST' && url === sendSignals.path) {
      readBeacon(request)
        .then((bytes) => {
          requireOwnPage(header, asked, env.origins);
          return takeBeacon({ header, clientAddress: address(), text: decodeBody(bytes) });
        })
        .then(
          (isLive) => write(response, isLive ? { ...taken, status: 202 } : taken, false),
          (error: unknown) => refuse(request, response, error),
        );
      return;
    }
    const { host = '' } = headers;
    if (!isPageRequest(method, url) || !isDirect(host, method, url)) {
      void throughApp(request, response);
      return;
    }
    const head = method === 'HEAD';
    handlePage({
      url,
      clientAddress: address(),
      host,
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding'],
      from: { method, header },
    }).then(
      (answer) => write(response, answer, head),
      (error: unknown) => refuse(request, response, error),
    );
  };
}
