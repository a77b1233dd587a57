import { and, desc, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { mailAnswers } from '../comments/mail-comments.ts';
import { followEdits } from '../comments/follow-edits.ts';
import { createPanelCheck, findReader } from '../comments/open-panel.ts';
import {
  chooseLook,
  listChoices,
  listLooks,
  takeChoice,
  type LookChoice,
} from '../contract/choices.ts';
import { noLooks } from '../contract/panel.ts';
import { demos, lookChoices } from '../db/schema.ts';
import { changeDemo } from '../demos/change-demo.ts';
import { findOwn } from '../demos/queries.ts';
import { ownersDemo } from '../demos/show-demo.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requirePlan } from '../plans/agency-plan.ts';
import { isMeasuredByName } from '../recipients/queries.ts';
import { offeredLooks } from './offered-looks.ts';

/** Choices of one demo in a reply, the newest first. */
const maxShown = 100;

function showChoice(row: typeof lookChoices.$inferSelect): LookChoice {
  const { id, palette, headline, author, createdAt, takenAt } = row;
  const at = new Date(createdAt).toISOString();
  return { id, palette, headline, author, createdAt: at, taken: takenAt !== null };
}

/** Routes for the other looks of a demo: to offer, to choose and to apply them. */
export function choiceRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, outbox, now } = deps;
  const openDemo = createPanelCheck(deps);

  registerRoute(app, listLooks, async ({ param }) => {
    const demo = await openDemo(param('uniqueId'), 'choices');
    const { slogan, primaryColor, secondaryColor } = demo.websiteData;
    return {
      ...offeredLooks(demo.looks ?? noLooks),
      headline: slogan ?? '',
      primaryColor: primaryColor ?? '',
      secondaryColor: secondaryColor ?? '',
    };
  });

  registerRoute(app, chooseLook, async ({ c, body, param }) => {
    const demo = await openDemo(param('uniqueId'), 'choices');
    await limiter.take('comment', c.get('clientAddress'));
    const id = body.id ?? crypto.randomUUID();
    if (body.website !== undefined && body.website !== '') return { id };
    const { palettes, headlines } = offeredLooks(demo.looks ?? noLooks);
    const { palette: paletteId, headline: headlineId } = body.variant;
    const palette = palettes.find((one) => one.id === paletteId);
    const headline = headlines.find((one) => one.id === headlineId);
    if ((paletteId && !palette) || (headlineId && !headline)) {
      const sentence = 'This look is not offered any more. Please load the page again.';
      throw new ServiceError('invalid_fields', sentence, { fields: { variant: sentence } });
    }
    const at = now();
    const { id: demoId, agencyId } = demo;
    await store.write(async (db) => {
      await limiter.takeIn(db, 'comment-demo', demoId);
      const reader = await findReader(db, demoId, body.to);
      const offered = palette && {
        name: palette.name,
        primaryColor: palette.primaryColor,
        secondaryColor: palette.secondaryColor,
      };
      const row = {
        id,
        demoId,
        recipientId: reader?.id ?? null,
        palette: offered ?? null,
        headline: headline?.text ?? null,
        author: body.author,
        createdAt: at,
      };
      const added = await db.insert(lookChoices).values(row).onConflictDoNothing().returning();
      if (added.length === 0) return;
      const recipientId = reader && isMeasuredByName(reader) ? reader.id : null;
      const event = { agencyId, demoId, recipientId, actor: 'client', at } as const;
      await appendEvent(db, { ...event, kind: 'look.chosen', data: { choiceId: id } });
      await mailAnswers(db, demo, { outbox, at });
    });
    return { id };
  });

  registerRoute(app, listChoices, async ({ c, param }) => {
    const { agency } = await requireMember(c, deps);
    const demo = await findOwn(store.read, agency.id, param('uniqueId'));
    if (!demo) throw notFound('Demo not found');
    const rows = await store.read
      .select()
      .from(lookChoices)
      .where(eq(lookChoices.demoId, demo.id))
      .orderBy(desc(lookChoices.createdAt), desc(lookChoices.id))
      .limit(maxShown);
    return { choices: rows.map(showChoice) };
  });

  registerRoute(app, takeChoice, async ({ c, param }) => {
    const { agency, user } = await requireMember(c, deps);
    const [found] = await store.read
      .select({ choice: lookChoices, agencyId: demos.agencyId })
      .from(lookChoices)
      .innerJoin(demos, eq(demos.id, lookChoices.demoId))
      .where(
        and(
          eq(lookChoices.id, param('id')),
          eq(demos.agencyId, agency.id),
          isNull(demos.deletedAt),
        ),
      );
    if (!found) throw notFound('Choice not found');
    requirePlan(await findPlan(agency, deps));
    await limiter.take('change-demo', user.id);
    const { choice } = found;
    const { palette, headline, demoId } = choice;
    const actor: Actor = `member:${user.id}`;
    const at = now();
    const websiteData = {
      ...(palette && {
        primaryColor: palette.primaryColor,
        secondaryColor: palette.secondaryColor,
      }),
      ...(headline !== null && { slogan: headline }),
    };
    const row = await store.write(async (db) => {
      // A second press finds the choice taken, and changes nothing.
      const [taken] = await db
        .update(lookChoices)
        .set({ takenAt: at })
        .where(and(eq(lookChoices.id, choice.id), isNull(lookChoices.takenAt)))
        .returning({ id: lookChoices.id });
      if (!taken) return findOwn(db, agency.id, demoId);
      const change = { agencyId: agency.id, id: demoId, change: { websiteData }, encoded: {} };
      const changed = await changeDemo(db, { ...change, actor, now: at });
      if (!changed) throw notFound('Choice not found');
      await followEdits(db, changed, deps);
      const event = { agencyId: agency.id, demoId, actor, at };
      await appendEvent(db, { ...event, kind: 'look.taken', data: { choiceId: choice.id } });
      return changed;
    });
    if (!row) throw notFound('Choice not found');
    return ownersDemo(row);
  });

  return app;
}
