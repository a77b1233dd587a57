import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import { demos, demoVisits, eventNumbers, events } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/** Expects the rows of `demosBeforeEvents` as the migration should leave them. */
export async function expectEventsOfDemos({ read }: Store): Promise<void> {
  const log = await read.select().from(events).orderBy(asc(events.agencyId), asc(events.number));
  expect(
    log.map(({ agencyId, number, demoId, kind, actor, at }) =>
      [agencyId, number, demoId, kind, actor, at].join(' '),
    ),
  ).toEqual([
    'ada 1 d1 demo.created member:ada 10',
    'ada 2 d1 visit.counted client 12',
    'ada 3 d1 visit.counted client 15',
    'ada 4 d2 demo.created member:ada 20',
    'ada 5 d1 visit.counted client 30',
    'ben 1 d3 demo.created member:ben 13',
    'ben 2 d3 demo.deleted member:ben 14',
  ]);
  expect(log.map(({ data }) => data)).toEqual(log.map(() => ({})));
  expect(await read.select().from(eventNumbers).orderBy(asc(eventNumbers.agencyId))).toEqual([
    { agencyId: 'ada', last: 5 },
    { agencyId: 'ben', last: 2 },
  ]);
  // The visit counts are unchanged.
  const counted = await read
    .select({ id: demos.id, visits: demos.visits, stage: demos.stage, stageAt: demos.stageAt })
    .from(demos)
    .orderBy(asc(demos.id));
  expect(counted).toEqual([
    { id: 'd1', visits: 7, stage: 'seen', stageAt: 0 },
    { id: 'd2', visits: 0, stage: 'draft', stageAt: 0 },
    { id: 'd3', visits: 0, stage: 'draft', stageAt: 0 },
  ]);
  expect(await read.select({ id: demoVisits.id }).from(demoVisits)).toHaveLength(3);
}
