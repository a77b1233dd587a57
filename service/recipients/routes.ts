import { Hono, type Context } from 'hono';
import { requireMember, type Member } from '../agencies/find-member.ts';
import {
  changeRecipient,
  copyLink,
  createRecipient,
  deleteRecipient,
  listRecipients,
} from '../contract/recipients.ts';
import { advanceStage } from '../demos/move-stage.ts';
import { findAgencyDemo, type DemoRow } from '../demos/queries.ts';
import { findBySlug } from '../demos/slugs.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { findDemoLink } from '../hosts/demo-link.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requireFeature } from '../plans/agency-plan.ts';
import { findRecipient, listRecipientRows, showRecipient } from './queries.ts';
import {
  addRecipient,
  removeRecipient,
  requireRecipient,
  updateRecipient,
  type RecipientChange,
} from './store-recipient.ts';

/** @throws ServiceError plan_needed */
async function requireSignals(deps: Deps, { agency }: Member): Promise<void> {
  requireFeature(await findPlan(agency, deps), 'signals', 'A link for each person');
}

/** Recipients with links of their own, and the record of copied links. */
export function recipientRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, env, now } = deps;

  async function ownDemo(
    c: Context<Variables>,
    id: string,
  ): Promise<{ demo: DemoRow; member: Member; change: RecipientChange }> {
    const member = await requireMember(c, deps);
    const demo = await findAgencyDemo(store.read, member.agency.id, id);
    if (!demo) throw notFound('Demo not found');
    const { agencyId, id: demoId } = demo;
    const actor = `member:${member.user.id}` as const;
    return { demo, member, change: { agencyId, demoId, actor, at: now() } };
  }

  registerRoute(app, listRecipients, async ({ c, param }) => {
    const { demo } = await ownDemo(c, param('id'));
    const rows = await listRecipientRows(store.read, demo.id);
    const link = await findDemoLink(store.read, env, demo);
    return { recipients: rows.map((row) => showRecipient(row, link)) };
  });

  registerRoute(app, createRecipient, async ({ c, body, param }) => {
    const { demo, member, change } = await ownDemo(c, param('id'));
    await requireSignals(deps, member);
    const row = await store.write((db) => addRecipient(db, change, body));
    return showRecipient(row, await findDemoLink(store.read, env, demo));
  });

  registerRoute(app, changeRecipient, async ({ c, body, param }) => {
    const { demo, member, change } = await ownDemo(c, param('id'));
    const id = param('recipientId');
    requireRecipient(await findRecipient(store.read, demo.id, id));
    if (body.named === true) await requireSignals(deps, member);
    const row = await store.write((db) => updateRecipient(db, change, id, body));
    return showRecipient(row, await findDemoLink(store.read, env, demo));
  });

  registerRoute(app, deleteRecipient, async ({ c, param }) => {
    const { change } = await ownDemo(c, param('id'));
    await store.write((db) => removeRecipient(db, change, param('recipientId')));
    return { success: true } as const;
  });

  registerRoute(app, copyLink, async ({ c, body, param }) => {
    const { agency } = await requireMember(c, deps);
    // A link under the agency's own domain ends with the demo's short address.
    const known = await findBySlug(store.read, agency.id, param('id'));
    const { demo, change } = await ownDemo(c, known?.uniqueId ?? param('id'));
    const { actor, at } = change;
    const requestedId = body?.recipientId ?? null;
    const recipientId =
      requestedId === null
        ? null
        : requireRecipient(await findRecipient(store.read, demo.id, requestedId)).id;
    await store.write(async (db) => {
      await appendEvent(db, { ...change, recipientId, kind: 'link.copied' });
      await advanceStage(db, demo.id, { to: 'sent', actor, now: at });
    });
    return { success: true } as const;
  });

  return app;
}
