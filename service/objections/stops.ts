import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { demoDomains, demos, operatorActions, stops } from '../db/schema.ts';
import type { StopKind, StoppedBy } from '../db/tables/objections.ts';
import { ServiceError } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { findHolder } from '../hosts/queries.ts';

export interface StopTarget {
  readonly kind: StopKind;
  /** Row id of a demo or agency, host name, or registrable domain. */
  readonly what: string;
}

interface Reason {
  readonly by: StoppedBy;
  readonly why: string;
  readonly now: number;
}

const stopId = ({ kind, what }: StopTarget): string => `${kind}:${what}`;

async function logAction(
  db: Database,
  action: 'stop' | 'allow',
  target: StopTarget,
  { by, why, now }: Reason,
): Promise<void> {
  const id = crypto.randomUUID();
  await db.insert(operatorActions).values({ id, action, ...target, by, why, at: now });
}

/**
 * The demos of a stop: one, or all demos of a domain. A stop of an agency or of its host gives one
 * entry without a demo, for any number of demos.
 */
async function listAffectedDemos(
  db: Database,
  { kind, what }: StopTarget,
): Promise<readonly { readonly id: string | null; readonly agencyId: string }[]> {
  const named = { id: demos.id, agencyId: demos.agencyId };
  if (kind === 'demo') return db.select(named).from(demos).where(eq(demos.id, what));
  if (kind === 'agency') return [{ id: null, agencyId: what }];
  if (kind === 'host') {
    const holder = await findHolder(db, what);
    return holder ? [{ id: null, agencyId: holder.agencyId }] : [];
  }
  return db
    .select(named)
    .from(demos)
    .innerJoin(demoDomains, eq(demoDomains.demoId, demos.id))
    .where(eq(demoDomains.domain, what));
}

/** Logs a stop, or its end, for the agencies of its demos. */
async function logForAgencies(
  db: Database,
  kind: 'demo.stopped' | 'demo.allowed',
  target: StopTarget,
  { by, now: at }: Reason,
): Promise<void> {
  for (const { id: demoId, agencyId } of await listAffectedDemos(db, target)) {
    const data = { stopped: target.kind, by };
    await appendEvent(db, { agencyId, demoId, kind, actor: 'service', at, data });
  }
}

/** Adds a stop, which all processes apply from the next request on; returns false if it existed. */
export async function addStop(db: Database, target: StopTarget, reason: Reason): Promise<boolean> {
  const { by, why, now: at } = reason;
  const rows = await db
    .insert(stops)
    .values({ id: stopId(target), ...target, by, why, at })
    .onConflictDoNothing({ target: stops.id })
    .returning({ id: stops.id });
  if (rows.length === 0) return false;
  await logAction(db, 'stop', target, reason);
  await logForAgencies(db, 'demo.stopped', target, reason);
  return true;
}

/** Ends a stop; returns whether there was one. */
export async function removeStop(
  db: Database,
  target: StopTarget,
  reason: Reason,
): Promise<boolean> {
  const rows = await db
    .delete(stops)
    .where(eq(stops.id, stopId(target)))
    .returning({ id: stops.id });
  if (rows.length === 0) return false;
  await logAction(db, 'allow', target, reason);
  await logForAgencies(db, 'demo.allowed', target, reason);
  return true;
}

/**
 * SQL: 1 if a demo is stopped (itself, its agency, or a source domain), else 0. Part of every read,
 * so that other processes need no message.
 */
export function stoppedColumn(): SQL<number> {
  const own = sql`exists (select 1 from ${stops} where ${stops.id} in ('demo:' || ${demos}.id, 'agency:' || ${demos}.agency_id))`;
  const domain = sql`exists (select 1 from ${demoDomains} inner join ${stops} on ${stops}.id = 'domain:' || ${demoDomains}.domain where ${demoDomains}.demo_id = ${demos}.id)`;
  return sql<number>`case when ${own} or ${domain} then 1 else 0 end`.mapWith(Number);
}

/** A condition for queries: the demo is not stopped. */
export function isNotStopped(): SQL {
  return sql`${stoppedColumn()} = 0`;
}

/** Those of these demos that are stopped, by their row ids. */
export async function listStoppedDemos(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: demos.id })
    .from(demos)
    .where(and(inArray(demos.id, [...ids]), not(isNotStopped())));
  return new Set(rows.map(({ id }) => id));
}

/** A condition for queries: visits to the demo may be measured. */
export function isMeasured(): SQL {
  return sql`not exists (select 1 from ${demoDomains} inner join ${stops} on ${stops}.id = 'signals:' || ${demoDomains}.domain where ${demoDomains}.demo_id = ${demos}.id)`;
}

/** The error for a stopped demo. It contains no name. */
export function gone(): ServiceError {
  return new ServiceError('gone', 'This page has been taken down');
}

/**
 * Checks that demos may be made of websites of these domains.
 * @throws ServiceError opted_out.
 */
export async function requireAllowed(db: Database, domains: readonly string[]): Promise<void> {
  if (domains.length === 0) return;
  const ids = domains.map((what) => stopId({ kind: 'domain', what }));
  const [found] = await db.select({ what: stops.what }).from(stops).where(inArray(stops.id, ids));
  if (!found) return;
  throw new ServiceError(
    'opted_out',
    `No demo can be made of ${found.what}: that business has objected, or the operator of this service stopped it.`,
  );
}

/**
 * Checks that an agency may make demos.
 * @throws ServiceError no_access.
 */
export async function requireAgency(db: Database, agencyId: string): Promise<void> {
  const id = stopId({ kind: 'agency', what: agencyId });
  const [found] = await db.select({ id: stops.id }).from(stops).where(eq(stops.id, id));
  if (!found) return;
  throw new ServiceError(
    'no_access',
    'The operator of this service has stopped the demos of your agency. Please contact them.',
  );
}

/** Whether visits to demos of one of these domains must not be measured. */
export async function objectsToSignals(db: Database, domains: readonly string[]): Promise<boolean> {
  if (domains.length === 0) return false;
  const ids = domains.map((what) => stopId({ kind: 'signals', what }));
  const [found] = await db.select({ id: stops.id }).from(stops).where(inArray(stops.id, ids));
  return found !== undefined;
}
