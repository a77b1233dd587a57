import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { latestEvents, streamEvents } from '../contract/events.ts';
import type { Deps, Variables } from '../deps.ts';
import { parseInput } from '../http/read-body.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan } from '../plans/agency-plan.ts';
import { lastNumber, listLatestEvents } from './list-events.ts';
import { includesEvent, listIncludedKinds } from './shown-kinds.ts';

/** The last event number that the browser received; undefined if the request has none. */
function parseEventNumber(header: string | undefined): string | undefined {
  return header !== undefined && /^\d{1,10}$/u.test(header) ? header : undefined;
}

/** The stream of an agency's events. */
export function eventRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  app.get(streamEvents.path, async (c) => {
    const { agency } = await requireMember(c, deps);
    const plan = await findPlan(agency, deps);
    const after = parseEventNumber(c.req.header('last-event-id')) ?? c.req.query('after');
    const query = parseInput(streamEvents.query, after === undefined ? {} : { after });
    // HEAD gets no stream, because nothing would close it.
    const stream =
      c.req.method === 'HEAD'
        ? ''
        : await deps.feed.open(agency.id, {
            after: query.after,
            isShown: (kind) => includesEvent(plan, kind),
          });
    return c.body(stream, 200, {
      'Content-Type': 'text/event-stream',
      // Switches off nginx's buffering of the stream.
      'X-Accel-Buffering': 'no',
    });
  });

  registerRoute(app, latestEvents, async ({ c, query: { limit } }) => {
    const { agency } = await requireMember(c, deps);
    const kinds = listIncludedKinds(await findPlan(agency, deps));
    // An event that is appended meanwhile may be sent twice, but is never lost.
    const number = await lastNumber(deps.store.read, agency.id);
    return { number, events: await listLatestEvents(deps.store.read, agency.id, kinds, limit) };
  });

  return app;
}
