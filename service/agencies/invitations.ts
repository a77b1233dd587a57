import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { agencies, invitations } from '../db/schema.ts';
import type { Role } from './queries.ts';
import { sha256 } from '../sha256.ts';

const day = 24 * 60 * 60 * 1000;
const lifetimeMs = 7 * day;

const isPending = isNull(invitations.acceptedAt);
const isOpen = (now: number): SQL | undefined => and(isPending, gt(invitations.expiresAt, now));

export type InvitationRow = typeof invitations.$inferSelect;

/** Creates an invitation; it replaces an earlier one of the same address to the same agency. */
export async function addInvitation(
  db: Database,
  values: { agencyId: string; email: string; role: Role; invitedBy: string },
  now: number,
): Promise<InvitationRow> {
  const { agencyId, email } = values;
  await db
    .delete(invitations)
    .where(and(eq(invitations.agencyId, agencyId), eq(invitations.email, email), isPending));
  const [row] = await db
    .insert(invitations)
    .values({ id: crypto.randomUUID(), ...values, createdAt: now, expiresAt: now + lifetimeMs })
    .returning();
  if (!row) throw new Error('the invitation was not stored');
  return row;
}

/** Creates the token for an invitation's mail and ends an earlier one. Only its hash is stored. */
export async function issueInvitationToken(db: Database, id: string): Promise<string> {
  const token = randomBytes(18).toString('base64url');
  await db
    .update(invitations)
    .set({ tokenHash: sha256(token) })
    .where(eq(invitations.id, id));
  return token;
}

type NamedInvitation = InvitationRow & { readonly agencyName: string };

/** An invitation that can be accepted, with its agency's name. */
async function findOpen(
  db: Database,
  which: SQL,
  now: number,
): Promise<NamedInvitation | undefined> {
  const [row] = await db
    .select({ invitation: invitations, agencyName: agencies.name })
    .from(invitations)
    .innerJoin(agencies, eq(agencies.id, invitations.agencyId))
    .where(and(which, isOpen(now)));
  return row && { ...row.invitation, agencyName: row.agencyName };
}

/** The open invitation of a mailed token. */
export function findInvitation(
  db: Database,
  token: string,
  now: number,
): Promise<NamedInvitation | undefined> {
  return findOpen(db, eq(invitations.tokenHash, sha256(token)), now);
}

/** An open invitation by its id, for its mail. */
export function findOpenInvitation(
  db: Database,
  id: string,
  now: number,
): Promise<NamedInvitation | undefined> {
  return findOpen(db, eq(invitations.id, id), now);
}

export function listOpenInvitations(
  db: Database,
  agencyId: string,
  now: number,
): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.agencyId, agencyId), isOpen(now)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** Returns whether the invitation existed. */
export async function removeInvitation(
  db: Database,
  agencyId: string,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(invitations)
    .where(and(eq(invitations.agencyId, agencyId), eq(invitations.id, id), isPending))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

export async function markAccepted(db: Database, id: string, now: number): Promise<void> {
  await db.update(invitations).set({ acceptedAt: now }).where(eq(invitations.id, id));
}

/** Deletes invitations that can no longer be accepted. */
export async function deleteOldInvitations(db: Database, now: number): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now - lifetimeMs));
}
