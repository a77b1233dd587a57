import { Hono } from 'hono';
import { openDemoAccess, type DemoUser } from '../contract/demo-access.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { findLevel } from './find-level.ts';

const people = {
  basic: { name: 'Basic demo', authLevel: 'basic', maxDemos: 3 },
  agency: { name: 'Agency demo', authLevel: 'agency', maxDemos: 20 },
  enterprise: { name: 'Enterprise demo', authLevel: 'enterprise', maxDemos: 999 },
  master: { name: 'Master demo', authLevel: 'enterprise', maxDemos: 999 },
} as const satisfies Record<string, Pick<DemoUser, 'name' | 'authLevel' | 'maxDemos'>>;

/** The call that checks an access code of the local demo login. */
export function demoAccessRoutes({ env, limiter }: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  registerRoute(app, openDemoAccess, async ({ c, body }) => {
    await limiter.take('demo-access', c.get('clientAddress'));
    const level = findLevel(body.code, env.demoAccessCodes);
    if (level === undefined)
      throw new ServiceError('wrong_credentials', 'This access code is not valid.');
    return { user: { id: crypto.randomUUID(), ...people[level], demoCount: 0 } };
  });
  return app;
}
