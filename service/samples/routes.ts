import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { readSample } from '../contract/sample.ts';
import type { Deps, Variables } from '../deps.ts';
import { registerRoute } from '../http/register-route.ts';
import { sharedAddress } from '../pages/demo-address.ts';
import { createSampleIds } from './sample-ids.ts';

/** The page by which a new agency sees how a visit arrives. */
export function sampleRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const ids = createSampleIds(deps);

  registerRoute(app, readSample, async ({ c }) => {
    const { agency } = await requireMember(c, deps);
    const uniqueId = await ids.issue(agency.id);
    const { origin, base } = sharedAddress(deps.env, uniqueId);
    return { uniqueId, link: origin + base };
  });

  return app;
}
