import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { readInsights } from '../contract/insights.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requireFeature } from '../plans/agency-plan.ts';
import { showInsights } from './read-insights.ts';

const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 90;

/** Statistics of an agency's deals. */
export function insightRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, now } = deps;
  registerRoute(app, readInsights, async ({ c, query }) => {
    const { agency } = await requireMember(c, deps);
    requireFeature(await findPlan(agency, deps), 'pipeline', 'Insight into your deals');
    // A period that ends with a day includes all of this day.
    const isDay = query.to?.length === 10;
    // Includes events of this millisecond.
    const to = query.to === undefined ? now() + 1 : Date.parse(query.to) + (isDay ? dayMs : 0);
    const from = query.from === undefined ? to - usualDays * dayMs : Date.parse(query.from);
    if (from >= to) {
      const sentence = 'The period must begin before it ends';
      throw new ServiceError('invalid_fields', sentence, { fields: { from: sentence } });
    }
    return showInsights(store.read, agency.id, { from, to });
  });
  return app;
}
