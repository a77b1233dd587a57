import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Membership } from '../agencies/queries.ts';
import { demos } from '../db/schema.ts';
import type { UserRow } from './find-user.ts';

export function encodeWebp(bytes: Buffer | null): { type: string; base64: string } | null {
  return bytes && { type: 'image/webp', base64: bytes.toString('base64') };
}

export function ownedIds(memberships: readonly Membership[]): string[] {
  return memberships.filter(({ role }) => role === 'owner').map(({ agency }) => agency.id);
}

/** Demos that the account made, and all of the agencies that it owns. */
export function isHeldBy(user: UserRow, memberships: readonly Membership[]): SQL | undefined {
  return or(eq(demos.userId, user.id), inArray(demos.agencyId, ownedIds(memberships)));
}
