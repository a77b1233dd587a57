import type { Context } from 'hono';
import { findSignedIn, requireUser, type UserRow } from '../auth/find-user.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { createAgency } from './create-agency.ts';
import { listMemberships, type Membership, type Role } from './queries.ts';

/** A signed-in person in the agency they work in. */
export interface Member extends Membership {
  readonly user: UserRow;
}

const ranks: Readonly<Record<Role, number>> = { member: 0, admin: 1, owner: 2 };
const sentences: Readonly<Record<Role, string>> = {
  member: 'Only members of the agency can do this.',
  admin: 'Only owners and admins of the agency can do this.',
  owner: 'Only an owner of the agency can do this.',
};

/** @throws ServiceError role_needed */
export function requireRole(role: Role, atLeast: Role): void {
  if (ranks[role] < ranks[atLeast]) throw new ServiceError('role_needed', sentences[atLeast]);
}

/**
 * The agencies of a person, the current one first. A person who has left their last agency gets a
 * new one.
 */
export async function ensureMemberships(
  { store, now, env }: Pick<Deps, 'store' | 'now' | 'env'>,
  user: UserRow,
): Promise<readonly [Membership, ...Membership[]]> {
  let found = await listMemberships(store.read, user.id);
  if (found.length === 0) {
    found = await store.write(async (db) => {
      if ((await listMemberships(db, user.id)).length === 0)
        await createAgency(db, user, { now: now(), env });
      return listMemberships(db, user.id);
    });
  }
  const [current, ...others] = found;
  if (!current) throw new Error(`the account ${user.id} has no agency`);
  return [current, ...others];
}

async function asMember(deps: Deps, user: UserRow): Promise<Member> {
  const [current] = await ensureMemberships(deps, user);
  return { user, ...current };
}

/** Undefined without a session. */
export async function findMember(c: Context<Variables>, deps: Deps): Promise<Member | undefined> {
  const user = await findSignedIn(c, deps);
  return user && (await asMember(deps, user));
}

/**
 * The person who sent the request, and their current agency.
 * @throws ServiceError not_signed_in, role_needed
 */
export async function requireMember(
  c: Context<Variables>,
  deps: Deps,
  { atLeast = 'member', sentence }: { atLeast?: Role; sentence?: string } = {},
): Promise<Member> {
  const member = await asMember(deps, await requireUser(c, deps, sentence));
  requireRole(member.role, atLeast);
  return member;
}
