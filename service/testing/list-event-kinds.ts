import { asc, eq } from 'drizzle-orm';
import { events } from '../db/schema.ts';
import type { TestApp } from './create-test-app.ts';

/** The kinds of a demo's logged events, in order. */
export async function listEventKinds({ store }: TestApp, demoId: string): Promise<string[]> {
  const rows = await store.read
    .select({ kind: events.kind })
    .from(events)
    .where(eq(events.demoId, demoId))
    .orderBy(asc(events.number));
  return rows.map(({ kind }) => kind);
}
