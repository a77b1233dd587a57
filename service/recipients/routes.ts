import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { requireMember, type Member } from '../agencies/find-member.ts';
import {
  changeRecipient,
  copyLink,
  createRecipient,
  deleteRecipient,
  listRecipients,
} from '../contract/recipients.ts';
import { recipients } from '../db/schema.ts';
import { advanceStage } from '../demos/move-stage.ts';
import { findOwn, type DemoRow } from '../demos/queries.ts';
import { findAtSlug } from '../demos/slugs.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import { findDemoLink } from '../hosts/demo-link.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requireFeature } from '../plans/agency-plan.ts';
import {
  countRecipients,
  findRecipient,
  forgetEventsOf,
  listRecipientRows,
  maxRecipients,
  showRecipient,
  type RecipientRow,
} from './queries.ts';

/** 96 bits: nobody guesses one, and it still fits a line of a mail. */
const tokenBytes = 12;

/** People who were given a link of their own, and the noting that a link was copied. */
export function recipientRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, env, now } = deps;

  async function ownDemo(
    c: Context<Variables>,
    id: string,
  ): Promise<{ demo: DemoRow; member: Member; actor: Actor }> {
    const member = await requireMember(c, deps);
    const demo = await findOwn(store.read, member.agency.id, id);
    if (!demo) throw notFound('Demo not found');
    return { demo, member, actor: `member:${member.user.id}` };
  }

  /** @throws ServiceError plan_needed */
  async function requireSignals({ agency }: Member): Promise<void> {
    requireFeature(await findPlan(agency, deps), 'signals', 'A link for each person');
  }

  function found(row: RecipientRow | undefined): RecipientRow {
    if (!row) throw notFound('Recipient not found');
    return row;
  }

  registerRoute(app, listRecipients, async ({ c, param }) => {
    const { demo } = await ownDemo(c, param('id'));
    const rows = await listRecipientRows(store.read, demo.id);
    const link = await findDemoLink(store.read, env, demo);
    return { recipients: rows.map((row) => showRecipient(row, link)) };
  });

  registerRoute(app, createRecipient, async ({ c, body, param }) => {
    const { demo, member, actor } = await ownDemo(c, param('id'));
    await requireSignals(member);
    const { agencyId, id: demoId } = demo;
    const row: RecipientRow = {
      id: crypto.randomUUID(),
      demoId,
      name: body.name,
      email: body.email || null,
      token: randomBytes(tokenBytes).toString('base64url'),
      named: body.named ?? false,
      declinedAt: null,
      forwardedAt: null,
      panelClosedAt: null,
      createdAt: now(),
    };
    await store.write(async (db) => {
      if ((await countRecipients(db, demoId)) >= maxRecipients)
        throw new ServiceError(
          'quota_used_up',
          `A demo has at most ${maxRecipients} recipients. Delete some to add others.`,
        );
      await db.insert(recipients).values(row);
      const event = { agencyId, demoId, recipientId: row.id, actor, at: row.createdAt };
      await appendEvent(db, { ...event, kind: 'recipient.added', data: { named: row.named } });
    });
    return showRecipient(row, await findDemoLink(store.read, env, demo));
  });

  registerRoute(app, changeRecipient, async ({ c, body, param }) => {
    const { demo, member, actor } = await ownDemo(c, param('id'));
    found(await findRecipient(store.read, demo.id, param('recipientId')));
    if (body.named === true) await requireSignals(member);
    const { agencyId, id: demoId } = demo;
    const changed = await store.write(async (db) => {
      const existing = found(await findRecipient(db, demoId, param('recipientId')));
      if (body.named === true && existing.declinedAt !== null)
        throw new ServiceError(
          'taken',
          `${existing.name} switched this off on the page, and it stays off.`,
        );
      const { name = existing.name, named = existing.named } = body;
      const email = body.email === undefined ? existing.email : body.email || null;
      const row = { ...existing, name, named, email };
      await db.update(recipients).set({ name, named, email }).where(eq(recipients.id, row.id));
      const event = { agencyId, demoId, recipientId: row.id, actor, at: now() };
      await appendEvent(db, { ...event, kind: 'recipient.changed', data: { named } });
      return row;
    });
    return showRecipient(changed, await findDemoLink(store.read, env, demo));
  });

  registerRoute(app, deleteRecipient, async ({ c, param }) => {
    const { demo, actor } = await ownDemo(c, param('id'));
    const { agencyId, id: demoId } = demo;
    await store.write(async (db) => {
      const { id } = found(await findRecipient(db, demoId, param('recipientId')));
      await forgetEventsOf(db, id);
      await db.delete(recipients).where(eq(recipients.id, id));
      await appendEvent(db, { agencyId, demoId, kind: 'recipient.deleted', actor, at: now() });
    });
    return { success: true } as const;
  });

  registerRoute(app, copyLink, async ({ c, body, param }) => {
    const { agency } = await requireMember(c, deps);
    // A link under the agency's own domain ends with the demo's short address.
    const at = await findAtSlug(store.read, agency.id, param('id'));
    const { demo, actor } = await ownDemo(c, at?.uniqueId ?? param('id'));
    const { agencyId, id: demoId } = demo;
    const asked = body?.recipientId ?? null;
    const recipientId =
      asked === null ? null : found(await findRecipient(store.read, demoId, asked)).id;
    const copiedAt = now();
    await store.write(async (db) => {
      await appendEvent(db, {
        agencyId,
        demoId,
        recipientId,
        kind: 'link.copied',
        actor,
        at: copiedAt,
      });
      await advanceStage(db, demoId, { to: 'sent', actor, now: copiedAt });
    });
    return { success: true } as const;
  });

  return app;
}
