import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { changeRecipient, createRecipient } from '../contract/recipients.ts';
import type { Database } from '../db/open.ts';
import { recipients } from '../db/schema.ts';
import { notFound, ServiceError } from '../errors.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import {
  countRecipients,
  findRecipient,
  deleteRecipientEvents,
  maxRecipients,
  type RecipientRow,
} from './queries.ts';

/** 96 bits: cannot be guessed, and fits a line of a mail. */
const tokenBytes = 12;

/** A change of a demo's recipients: whose demo it is, who makes it, and when. */
export interface RecipientChange {
  readonly agencyId: string;
  readonly demoId: string;
  readonly actor: Actor;
  readonly at: number;
}

/** @throws ServiceError not_found */
export function requireRecipient(row: RecipientRow | undefined): RecipientRow {
  if (!row) throw notFound('Recipient not found');
  return row;
}

/** @throws ServiceError quota_used_up */
export async function addRecipient(
  db: Database,
  change: RecipientChange,
  { name, email, named }: z.output<typeof createRecipient.body>,
): Promise<RecipientRow> {
  const { demoId, at } = change;
  if ((await countRecipients(db, demoId)) >= maxRecipients)
    throw new ServiceError(
      'quota_used_up',
      `A demo has at most ${maxRecipients} recipients. Delete some to add others.`,
    );
  const row: RecipientRow = {
    id: crypto.randomUUID(),
    demoId,
    name,
    email: email || null,
    token: randomBytes(tokenBytes).toString('base64url'),
    named: named ?? false,
    declinedAt: null,
    forwardedAt: null,
    panelClosedAt: null,
    createdAt: at,
  };
  await db.insert(recipients).values(row);
  const event = { ...change, recipientId: row.id };
  await appendEvent(db, { ...event, kind: 'recipient.added', data: { named: row.named } });
  return row;
}

/** @throws ServiceError not_found; taken if the person declined to be measured by name */
export async function updateRecipient(
  db: Database,
  change: RecipientChange,
  id: string,
  body: z.output<typeof changeRecipient.body>,
): Promise<RecipientRow> {
  const existing = requireRecipient(await findRecipient(db, change.demoId, id));
  if (body.named === true && existing.declinedAt !== null)
    throw new ServiceError(
      'taken',
      `${existing.name} switched this off on the page, and it stays off.`,
    );
  const { name = existing.name, named = existing.named } = body;
  const email = body.email === undefined ? existing.email : body.email || null;
  await db.update(recipients).set({ name, named, email }).where(eq(recipients.id, id));
  const event = { ...change, recipientId: id };
  await appendEvent(db, { ...event, kind: 'recipient.changed', data: { named } });
  return { ...existing, name, named, email };
}

/** Deletes a recipient and the events about them. @throws ServiceError not_found */
export async function removeRecipient(
  db: Database,
  change: RecipientChange,
  id: string,
): Promise<void> {
  requireRecipient(await findRecipient(db, change.demoId, id));
  await deleteRecipientEvents(db, id);
  await db.delete(recipients).where(eq(recipients.id, id));
  await appendEvent(db, { ...change, kind: 'recipient.deleted' });
}
