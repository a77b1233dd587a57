import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { sendSignals } from '../contract/signals.ts';
import type { Deps, Variables } from '../deps.ts';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { isPageRequest, type PageHandler, type PageRequest } from '../pages/page-request.ts';
import type { BeaconHandler, BeaconRequest } from '../signals/take-beacon.ts';
import { clientAddress } from './client-address.ts';
import { createDirectReads, createOriginLookup } from './demo-host.ts';
import { requireOwnPage, unknownHost } from './guard.ts';
import { readBeacon } from './read-beacon.ts';
import { decodeBody } from './read-body.ts';
import { createRefusal } from './refuse-request.ts';
import { createResponseWriter } from './write-response.ts';

/**
 * Two Host headers, or an absolute address in place of a path, may be read differently by this
 * service and a proxy.
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

/** Why a request is refused unread; undefined for a valid one. */
function findFault(request: IncomingMessage): ServiceError | undefined {
  if (isMalformed(request))
    return new ServiceError('bad_request', 'The request must name one host and a path.');
  if (request.headers.upgrade !== undefined)
    return new ServiceError('bad_request', 'The service speaks HTTP/1.1 and no other.');
  return undefined;
}

function readHeader({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function readAddress(request: IncomingMessage, { trustedProxies }: Env): string {
  return clientAddress(
    request.socket.remoteAddress ?? 'unknown',
    readHeader(request, 'x-forwarded-for'),
    trustedProxies,
  );
}

function toPageRequest(request: IncomingMessage, env: Env): PageRequest {
  const { method = '', url = '', headers } = request;
  return {
    url,
    clientAddress: readAddress(request, env),
    host: headers.host ?? '',
    ifNoneMatch: headers['if-none-match'],
    acceptEncoding: headers['accept-encoding'],
    from: { method, header: (name) => readHeader(request, name) },
  };
}

/** Reads a beacon, which must come from a page of the requested origin. */
async function readBeaconRequest(
  request: IncomingMessage,
  origin: string,
  env: Env,
): Promise<BeaconRequest> {
  const bytes = await readBeacon(request);
  const header = (name: string): string | undefined => readHeader(request, name);
  requireOwnPage(header, origin, env.origins);
  const text = decodeBody(bytes);
  return { header, clientAddress: readAddress(request, env), text };
}

/** Measures a request until its response is sent or its connection is closed. */
function measureRequest(
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics,
): void {
  const begunAt = metrics.begin();
  const { url = '' } = request;
  response.once('close', () => metrics.end(url, response.statusCode, begunAt));
}

const beaconTaken = { headers: { 'Cache-Control': 'no-store' }, body: undefined };

/** The handlers of requests: the app, and those that the listener calls without the app. */
interface Handlers {
  readonly app: Hono<Variables>;
  readonly handlePage: PageHandler;
  readonly takeBeacon: BeaconHandler;
}

/**
 * The HTTP server's request listener. Reads of pages and public demos, and their beacons, are
 * nearly all of the traffic: they are answered here with plain `node:http`, at half the cost of
 * Hono. All other requests go to the app. Both use the same handlers.
 */
export function createListener(
  { app, handlePage, takeBeacon }: Handlers,
  deps: Pick<Deps, 'env' | 'log' | 'now' | 'sites'>,
  metrics?: Metrics,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { env, sites } = deps;
  const write = createResponseWriter(env);
  const refuse = createRefusal(deps, write);
  const throughApp = getRequestListener(app.fetch);
  const findOrigin = createOriginLookup(env);
  const isDirect = createDirectReads(env);

  /** Requests to agencies' own domains are answered by the app. */
  async function answerAgencySite(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const site = await sites.find(request.headers.host);
    if (!site) throw unknownHost(env.origins);
    void throughApp(request, response);
  }

  async function answerBeacon(
    request: IncomingMessage,
    response: ServerResponse,
    origin: string,
  ): Promise<void> {
    const isLive = await takeBeacon(await readBeaconRequest(request, origin, env));
    write(response, { ...beaconTaken, status: isLive ? 202 : 204 });
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await handlePage(toPageRequest(request, env));
    write(response, answer, { isHead: request.method === 'HEAD' });
  }

  /** The answer without the app; undefined for a request that goes to the app. */
  function answerDirectly(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | undefined {
    const { method = '', url = '', headers } = request;
    // An invalid host must not become part of an address that the app builds.
    const origin = findOrigin(headers.host);
    if (origin === undefined) return answerAgencySite(request, response);
    if (method === 'POST' && url === sendSignals.path)
      return answerBeacon(request, response, origin);
    if (isPageRequest(method, url) && isDirect(headers.host ?? '', method, url))
      return answerPage(request, response);
    return undefined;
  }

  return (request, response) => {
    if (metrics) measureRequest(request, response, metrics);
    const fault = findFault(request);
    if (fault) {
      refuse(request, response, fault);
      return;
    }
    const answered = answerDirectly(request, response);
    if (answered) answered.catch((error: unknown) => refuse(request, response, error));
    else void throughApp(request, response);
  };
}
