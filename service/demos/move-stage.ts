import { and, eq, isNull } from 'drizzle-orm';
import { stages, type Stage } from '../contract/stage-names.ts';
import type { Database } from '../db/open.ts';
import { demos } from '../db/schema.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';

type StagedDemo = Pick<
  typeof demos.$inferSelect,
  'id' | 'agencyId' | 'stage' | 'stageAt' | 'createdAt'
>;

interface Move {
  readonly to: Stage;
  readonly actor: Actor;
  readonly now: number;
}

/** Logs that a demo has changed its stage, and how long it was in the former one. */
export async function logStage(
  db: Database,
  { id, agencyId, stage, stageAt, createdAt }: StagedDemo,
  { to, actor, now }: Move,
): Promise<void> {
  const since = stageAt === 0 ? createdAt : stageAt;
  const data = { from: stage, to, ms: Math.max(0, Math.round(now - since)) };
  await appendEvent(db, { agencyId, demoId: id, kind: 'stage.changed', actor, at: now, data });
}

/**
 * Moves a demo to the stage that follows from an event: a copied link, a visit by a person. Such
 * moves only go forward, so that they undo no decision of a member.
 */
export async function advanceStage(
  db: Database,
  demoId: string,
  { to, actor, now }: Move & { readonly to: 'sent' | 'seen' },
): Promise<void> {
  const [demo] = await db
    .select({
      id: demos.id,
      agencyId: demos.agencyId,
      stage: demos.stage,
      stageAt: demos.stageAt,
      createdAt: demos.createdAt,
    })
    .from(demos)
    .where(and(eq(demos.id, demoId), isNull(demos.deletedAt)));
  if (!demo || stages.indexOf(demo.stage) >= stages.indexOf(to)) return;
  await db.update(demos).set({ stage: to, stageAt: now }).where(eq(demos.id, demoId));
  await logStage(db, demo, { to, actor, now });
}
