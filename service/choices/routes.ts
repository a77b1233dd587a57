import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { createPanelCheck } from '../comments/open-panel.ts';
import {
  chooseLook,
  listChoices,
  listLooks,
  takeChoice,
  type LookChoice,
} from '../contract/choices.ts';
import { noLooks } from '../contract/panel.ts';
import { lookChoices } from '../db/schema.ts';
import { findAgencyDemo } from '../demos/queries.ts';
import { agencyDemo } from '../demos/show-demo.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requirePlan } from '../plans/agency-plan.ts';
import { findChosen, storeChoice } from './choose-look.ts';
import { offeredLooks } from './offered-looks.ts';
import { applyChoice, findAgencyChoice } from './take-choice.ts';

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
  const { store, limiter, now } = deps;
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
    const { variant, author, to } = body;
    const choice = { ...findChosen(demo, variant), id, author, to, at: now() };
    await store.write(async (db) => {
      await limiter.takeWithin(db, 'comment-demo', demo.id);
      await storeChoice(db, demo, choice, deps);
    });
    return { id };
  });

  registerRoute(app, listChoices, async ({ c, param }) => {
    const { agency } = await requireMember(c, deps);
    const demo = await findAgencyDemo(store.read, agency.id, param('uniqueId'));
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
    const choice = await findAgencyChoice(store.read, agency.id, param('id'));
    requirePlan(await findPlan(agency, deps));
    await limiter.take('change-demo', user.id);
    const by = { agencyId: agency.id, actor: `member:${user.id}`, at: now() } as const;
    return agencyDemo(await store.write((db) => applyChoice(db, choice, by, deps)));
  });

  return app;
}
