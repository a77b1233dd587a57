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
 * Signed by Stripe, which no browser can do; every other call that changes something comes from our
 * own pages.
 */
export const signedPath = '/api/stripe/webhook';
const knownMethods = new Set(['GET', 'HEAD', ...unsafe]);

/** Outermost: the headers of every answer, refusals and errors included. */
export function answerHeaders({ env }: Pick<Deps, 'env'>): MiddlewareHandler<Variables> {
  const headers = commonHeaders(env.secure);
  return async (c, next) => {
    await next();
    const answer = c.res.headers;
    // A page with a token in its address has stricter ones of its own.
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

/** Who asks, under which name, and from which page; refuses what did not come from our own. */
export function guard({ env }: Pick<Deps, 'env'>): MiddlewareHandler<Variables> {
  const originOf = createOriginLookup(env);
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
    const asked = originOf(c.req.header('host'));
    if (asked === undefined) throw unknownHost(env.origins);
    if (unsafe.has(method) && !(method === 'POST' && c.req.path === signedPath)) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const own =
        site === undefined
          ? origin === asked || (env.origins.has(asked) && env.origins.has(origin ?? ''))
          : site === 'same-origin';
      if (!own) throw new ServiceError('cross_site', 'This request came from another site.');
    }
    await next();
  };
}
