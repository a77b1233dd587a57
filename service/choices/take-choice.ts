import { and, eq, isNull } from 'drizzle-orm';
import { followEdits } from '../comments/follow-edits.ts';
import type { Database } from '../db/open.ts';
import { demos, lookChoices } from '../db/schema.ts';
import { changeDemo } from '../demos/change-demo.ts';
import { findAgencyDemo, type DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';

type ChoiceRow = typeof lookChoices.$inferSelect;

/**
 * A client's choice for a demo of the agency.
 * @throws ServiceError not_found
 */
export async function findAgencyChoice(
  db: Database,
  agencyId: string,
  id: string,
): Promise<ChoiceRow> {
  const [found] = await db
    .select({ choice: lookChoices })
    .from(lookChoices)
    .innerJoin(demos, eq(demos.id, lookChoices.demoId))
    .where(and(eq(lookChoices.id, id), eq(demos.agencyId, agencyId), isNull(demos.deletedAt)));
  if (!found) throw notFound('Choice not found');
  return found.choice;
}

function requireChosenDemo(row: DemoRow | undefined): DemoRow {
  if (!row) throw notFound('Choice not found');
  return row;
}

/** Applies the look that the client chose; a second call changes nothing. */
export async function applyChoice(
  db: Database,
  { id: choiceId, palette, headline, demoId }: ChoiceRow,
  { agencyId, actor, at }: { agencyId: string; actor: Actor; at: number },
  deps: Pick<Deps, 'site' | 'now'>,
): Promise<DemoRow> {
  const websiteData = {
    ...(palette && {
      primaryColor: palette.primaryColor,
      secondaryColor: palette.secondaryColor,
    }),
    ...(headline !== null && { slogan: headline }),
  };
  const [taken] = await db
    .update(lookChoices)
    .set({ takenAt: at })
    .where(and(eq(lookChoices.id, choiceId), isNull(lookChoices.takenAt)))
    .returning({ id: lookChoices.id });
  if (!taken) return requireChosenDemo(await findAgencyDemo(db, agencyId, demoId));
  const change = { agencyId, id: demoId, change: { websiteData }, encoded: {} };
  const changed = requireChosenDemo(await changeDemo(db, { ...change, actor, now: at }));
  await followEdits(db, changed, deps);
  const event = { agencyId, demoId, actor, at };
  await appendEvent(db, { ...event, kind: 'look.taken', data: { choiceId } });
  return changed;
}
