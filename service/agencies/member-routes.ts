import { Hono, type Context } from 'hono';
import { findByEmail, findById, normalizeEmail } from '../auth/accounts.ts';
import { requireUser, type UserRow } from '../auth/find-user.ts';
import { markEmailVerified } from '../auth/mark-email-verified.ts';
import { publicUser } from '../auth/public-user.ts';
import {
  acceptInvitation,
  changeMember,
  checkInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
  listMembers as listMembersCall,
  removeMember as removeMemberCall,
} from '../contract/agency.ts';
import type { Database } from '../db/open.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan } from '../plans/agency-plan.ts';
import { requireMember, requireRole } from './find-member.ts';
import {
  addInvitation,
  findInvitation,
  listOpenInvitations,
  markAccepted,
  removeInvitation,
} from './invitations.ts';
import { requireSeat } from './seats.ts';
import { changeRole, removeMember } from './members.ts';
import { addMember, findAgency, findRole, listMembers, useAgency } from './queries.ts';
import { showInvitation, showMember } from './show-agency.ts';

function invalidInvitation(): ServiceError {
  return new ServiceError(
    'invalid_token',
    'This invitation has been used, taken back or has run out. Please ask for a new one.',
  );
}

/** The members of an agency, and invitations to it. */
export function memberRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, outbox, now } = deps;

  async function show(agencyId: string, self: string): Promise<ReturnType<typeof showMember>[]> {
    return (await listMembers(store.read, agencyId)).map((one) => showMember(one, self));
  }

  registerRoute(app, listMembersCall, async ({ c }) => {
    const { user, agency } = await requireMember(c, deps);
    return { members: await show(agency.id, user.id) };
  });

  registerRoute(app, changeMember, async ({ c, body, param }) => {
    const { user, agency } = await requireMember(c, deps, { atLeast: 'admin' });
    const change = { agencyId: agency.id, actorId: user.id, userId: param('userId') };
    await store.write((db) => changeRole(db, change, body.role));
    return { members: await show(agency.id, user.id) };
  });

  registerRoute(app, removeMemberCall, async ({ c, param }) => {
    const { user, agency } = await requireMember(c, deps);
    const change = { agencyId: agency.id, actorId: user.id, userId: param('userId') };
    await store.write((db) => removeMember(db, change, now()));
    return { success: true } as const;
  });

  registerRoute(app, listInvitations, async ({ c }) => {
    const { agency } = await requireMember(c, deps, { atLeast: 'admin' });
    const rows = await listOpenInvitations(store.read, agency.id, now());
    return { invitations: rows.map(showInvitation) };
  });

  registerRoute(app, createInvitation, async ({ c, body }) => {
    const { user, agency, role } = await requireMember(c, deps, { atLeast: 'admin' });
    if (body.role === 'owner') requireRole(role, 'owner');
    if (!user.emailVerified)
      throw new ServiceError(
        'email_unverified',
        'Please confirm your own e-mail address before you invite others.',
      );
    const email = normalizeEmail(body.email);
    await limiter.take('invitation', agency.id);
    const { limits } = await findPlan(agency, deps);
    const made = await store.write(async (db) => {
      const known = await findByEmail(db, email);
      if (known && (await findRole(db, agency.id, known.id)))
        throw new ServiceError('already_member', 'This person is a member already.');
      await requireSeat(db, agency.id, limits.seats);
      const wanted = { agencyId: agency.id, email, role: body.role, invitedBy: user.id };
      const row = await addInvitation(db, wanted, now());
      await outbox.post(db, email, { kind: 'invitation', invitationId: row.id });
      return row;
    });
    return showInvitation(made);
  });

  registerRoute(app, deleteInvitation, async ({ c, param }) => {
    const { agency } = await requireMember(c, deps, { atLeast: 'admin' });
    const isGone = await store.write((db) => removeInvitation(db, agency.id, param('id')));
    if (!isGone) throw notFound('Invitation not found');
    return { success: true } as const;
  });

  registerRoute(app, checkInvitation, async ({ c, body }) => {
    await limiter.take('mailed-token', c.get('clientAddress'));
    const found = await findInvitation(store.read, body.token, now());
    if (!found) throw invalidInvitation();
    const { agencyName, email, role } = found;
    const hasAccount = (await findByEmail(store.read, email)) !== undefined;
    return { agency: agencyName, email, role, hasAccount };
  });

  async function countSeats(agencyId: string): Promise<number> {
    const agency = await findAgency(store.read, agencyId);
    return agency ? (await findPlan(agency, deps)).limits.seats : 0;
  }

  /** The token proves the address: it was mailed there, and the session belongs to its account. */
  async function join(db: Database, user: UserRow, token: string, seats: number): Promise<void> {
    const found = await findInvitation(db, token, now());
    // The address may have changed meanwhile.
    if ((await findById(db, user.id))?.email !== found?.email || !found) throw invalidInvitation();
    const { agencyId, role } = found;
    if ((await findRole(db, agencyId, user.id)) === undefined) {
      await requireSeat(db, agencyId, seats);
      await addMember(db, { agencyId, userId: user.id, role }, now());
    }
    await useAgency(db, user.id, agencyId, now());
    await markAccepted(db, found.id, now());
    await markEmailVerified(db, outbox, user);
  }

  async function requireInvited(c: Context<Variables>, email: string): Promise<UserRow> {
    const user = await requireUser(c, deps, 'Please log in, or make an account, first.');
    if (user.email === email) return user;
    throw new ServiceError(
      'no_access',
      'This invitation was mailed to another address. Sign in with the account of that address.',
    );
  }

  registerRoute(app, acceptInvitation, async ({ c, body }) => {
    await requireUser(c, deps, 'Please log in, or make an account, first.');
    await limiter.take('mailed-token', c.get('clientAddress'));
    const found = await findInvitation(store.read, body.token, now());
    if (!found) throw invalidInvitation();
    const user = await requireInvited(c, found.email);
    const seats = await countSeats(found.agencyId);
    const joined = await store.write(async (db) => {
      await join(db, user, body.token, seats);
      return findById(db, user.id);
    });
    return publicUser(joined ?? user, deps);
  });

  return app;
}
