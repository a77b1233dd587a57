import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ApprovalStatus } from '../contract/approvals.ts';
import type { Database } from '../db/open.ts';
import { approvals, demos, stops } from '../db/schema.ts';
import { ServiceError } from '../errors.ts';

export type ApprovalRow = typeof approvals.$inferSelect;

/** A request with the current state of its demo. */
export interface FoundApproval {
  readonly row: ApprovalRow;
  /** The end of the demo's link; null for a deleted demo. */
  readonly demoEnds: number | null;
  /** Whether the demo, its agency or the client's website is stopped. */
  readonly isStopped: boolean;
}

/** Generated ids are 128 random bits. */
const idForm = /^[\w-]{22}$/u;

async function isStopped(db: Database, row: ApprovalRow): Promise<boolean> {
  const ids = [
    `demo:${row.demoId}`,
    `agency:${row.agencyId}`,
    ...row.domains.map((domain) => `domain:${domain}`),
  ];
  const [found] = await db.select({ id: stops.id }).from(stops).where(inArray(stops.id, ids));
  return found !== undefined;
}

async function addDemoState(db: Database, row: ApprovalRow): Promise<FoundApproval> {
  const [demo] = await db
    .select({ expiresAt: demos.expiresAt, deletedAt: demos.deletedAt })
    .from(demos)
    .where(eq(demos.id, row.demoId));
  const demoEnds = demo?.deletedAt === null ? demo.expiresAt : null;
  return { row, demoEnds, isStopped: await isStopped(db, row) };
}

export async function findApproval(db: Database, id: string): Promise<FoundApproval | undefined> {
  if (!idForm.test(id)) return undefined;
  const [row] = await db.select().from(approvals).where(eq(approvals.id, id));
  return row && addDemoState(db, row);
}

/** An agency's requests about a demo, newest first. */
export async function listApprovals(
  db: Database,
  agencyId: string,
  demoId: string,
): Promise<FoundApproval[]> {
  const rows = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.agencyId, agencyId), eq(approvals.demoId, demoId)))
    .orderBy(desc(approvals.createdAt), desc(approvals.id))
    .limit(100);
  const found: FoundApproval[] = [];
  for (const row of rows) found.push(await addDemoState(db, row));
  return found;
}

/**
 * The id of the open request for a demo (by its row id), whose page is `/approve/{id}`. Undefined
 * without one.
 */
export async function findOpenApproval(db: Database, demoId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.demoId, demoId), eq(approvals.state, 'open')))
    .orderBy(desc(approvals.createdAt))
    .limit(1);
  return row?.id;
}

/** The open requests of a demo, which a newer one replaces. */
export async function listOpenApprovals(db: Database, demoId: string): Promise<ApprovalRow[]> {
  return db
    .select()
    .from(approvals)
    .where(and(eq(approvals.demoId, demoId), eq(approvals.state, 'open')));
}

/** Changes an open request; undefined if it is no longer open. */
export async function updateOpenApproval(
  db: Database,
  id: string,
  change: Partial<typeof approvals.$inferInsert>,
): Promise<ApprovalRow | undefined> {
  const [row] = await db
    .update(approvals)
    .set(change)
    .where(and(eq(approvals.id, id), eq(approvals.state, 'open')))
    .returning();
  return row;
}

/** The status of a request. */
export function approvalStatus({ row, demoEnds }: FoundApproval, now: number): ApprovalStatus {
  if (row.state !== 'open') return row.state;
  return demoEnds === null || demoEnds <= now ? 'expired' : 'pending';
}

const refusals = {
  signed: ['already_signed', 'This was approved already.'],
  withdrawn: ['withdrawn', 'The agency has withdrawn this request.'],
  superseded: ['superseded', 'There is a newer request. Nothing was approved here.'],
  expired: ['expired', 'The concept has expired, and the offer with it.'],
} as const;

/** @throws ServiceError already_signed, withdrawn, superseded, expired, gone. */
export function requirePending(found: FoundApproval, now: number): void {
  if (found.isStopped) throw new ServiceError('gone', 'This page has been taken down');
  const status = approvalStatus(found, now);
  if (status === 'pending') return;
  const [code, sentence] = refusals[status];
  throw new ServiceError(code, sentence);
}
