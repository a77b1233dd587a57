import type { ListedDemo } from '../contract/demos.ts';
import type { Database } from '../db/open.ts';
import { listLastDemoEvents } from '../events/list-events.ts';
import { listIncludedKinds } from '../events/shown-kinds.ts';
import { listStoppedDemos } from '../objections/stops.ts';
import type { AgencyPlan } from '../plans/agency-plan.ts';
import { listRecipientNames } from '../recipients/queries.ts';
import type { DemoRow } from './queries.ts';
import { agencyDemo } from './show-demo.ts';

const nobody = { names: [], count: 0 };

/** Demos in the form of the list, each with its last event. */
export async function listDemoRows(
  db: Database,
  rows: readonly DemoRow[],
  { agencyId, ...plan }: { readonly agencyId: string } & Pick<AgencyPlan, 'plan'>,
): Promise<ListedDemo[]> {
  const ids = rows.map(({ id }) => id);
  const last = await listLastDemoEvents(db, agencyId, ids, listIncludedKinds(plan));
  const byDemo = new Map(last.map((event) => [event.demoId, event]));
  const named = await listRecipientNames(db, ids);
  const stopped = await listStoppedDemos(db, ids);
  return rows.map((row) => ({
    ...agencyDemo(row),
    lastSignal: byDemo.get(row.id) ?? null,
    recipients: named.get(row.id) ?? nobody,
    stopped: stopped.has(row.id),
  }));
}
