import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { Deps, Variables } from '../deps.ts';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';
import { commonHeaders, dataPolicy } from '../pages/policy.ts';
import { clientAddress } from './client-address.ts';
import { createOriginLookup } from './demo-host.ts';

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/**
 * Stripe signs these requests, and browsers cannot; every other changing request must come from our
 * own pages.
 */
const signedPath = /^\/api\/(?:stripe|deposits\/[^/]+)\/webhook$/u;
const knownMethods = new Set(['GET', 'HEAD', ...unsafe]);

/** Adds the headers of every answer, errors included. The outermost middleware. */
export function answerHeaders({ env }: Pick<Deps, 'env'>): MiddlewareHandler<Variables> {
  const ownHeaders = commonHeaders(env.secure);
  const otherHeaders = commonHeaders(env.secure, { isOwnName: false });
  const findOrigin = createOriginLookup(env);
  return async (c, next) => {
    await next();
    const answer = c.res.headers;
    const headers = findOrigin(c.req.header('host')) === undefined ? otherHeaders : ownHeaders;
    // Pages with a token in their address have set a stricter policy already.
    for (const [name, value] of headers) if (!answer.has(name)) answer.set(name, value);
    if (c.req.path.startsWith('/api/')) answer.set('Cache-Control', 'no-store');
    if (!answer.has('Content-Security-Policy')) answer.set('Content-Security-Policy', dataPolicy);
  };
}

export function unknownHost(origins: Env['origins']): ServiceError {
  return new ServiceError(
    'unknown_host',
    `This service answers under ${[...origins].join(' and ')}. To use another name, set PUBLIC_ORIGIN to it.`,
  );
}

/**
 * Refuses a change that another site requests. `ownOrigin` is the origin that the request was sent
 * to; undefined for an agency's own domain, whose pages are recognised by their host.
 * @throws ServiceError cross_site
 */
export function requireOwnPage(
  header: (name: string) => string | undefined,
  ownOrigin: string | undefined,
  origins: Env['origins'],
): void {
  const site = header('sec-fetch-site');
  const origin = header('origin');
  const hasOwnOrigin =
    ownOrigin === undefined
      ? URL.parse(origin ?? '')?.host === header('host')?.toLowerCase()
      : origin === ownOrigin || (origins.has(ownOrigin) && origins.has(origin ?? ''));
  const own = site === undefined ? hasOwnOrigin : site === 'same-origin';
  if (!own) throw new ServiceError('cross_site', 'This request came from another site.');
}

/**
 * Sets the client address and the origin of each request, and refuses changes that other sites
 * request.
 */
export function guard({ env, sites }: Pick<Deps, 'env' | 'sites'>): MiddlewareHandler<Variables> {
  const findOrigin = createOriginLookup(env);
  return async (c, next) => {
    const peer = getConnInfo(c).remote.address ?? 'unknown';
    c.set(
      'clientAddress',
      clientAddress(peer, c.req.header('x-forwarded-for'), env.trustedProxies),
    );
    c.set('requestId', crypto.randomUUID());
    const { method } = c.req;
    if (!knownMethods.has(method))
      throw new ServiceError('method_not_allowed', 'This method is not used here.');
    const ownOrigin = findOrigin(c.req.header('host'));
    const site = ownOrigin === undefined ? await sites.find(c.req.header('host')) : undefined;
    if (ownOrigin === undefined && !site) throw unknownHost(env.origins);
    c.set('site', site);
    if (unsafe.has(method) && !(method === 'POST' && signedPath.test(c.req.path)))
      requireOwnPage((name) => c.req.header(name), ownOrigin, env.origins);
    await next();
  };
}
