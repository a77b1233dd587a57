import { Hono, type Context } from 'hono';
import { findByEmail, findById, normalizeEmail } from '../auth/accounts.ts';
import { requireUser, type UserRow } from '../auth/find-user.ts';
import { publicUser } from '../auth/public-user.ts';
import {
  acceptInvitation,
  checkInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
} from '../contract/agency.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan } from '../plans/agency-plan.ts';
import { requireMember, requireRole } from './find-member.ts';
import {
  addInvitation,
  findInvitation,
  listOpenInvitations,
  removeInvitation,
} from './invitations.ts';
import { invalidInvitation, joinAgency } from './join-agency.ts';
import { findAgency, findRole } from './queries.ts';
import { requireSeat } from './seats.ts';
import { showInvitation } from './show-agency.ts';

/** What an agency's admins do with invitations. */
function registerOfAgency(app: Hono<Variables>, deps: Deps): void {
  const { store, limiter, outbox, now } = deps;

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
      const values = { agencyId: agency.id, email, role: body.role, invitedBy: user.id };
      const row = await addInvitation(db, values, now());
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
}

/** What the invited person does. */
function registerOfInvited(app: Hono<Variables>, deps: Deps): void {
  const { store, limiter, now } = deps;

  async function countSeats(agencyId: string): Promise<number> {
    const agency = await findAgency(store.read, agencyId);
    return agency ? (await findPlan(agency, deps)).limits.seats : 0;
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
      await joinAgency(db, user, { token: body.token, seats }, deps);
      return findById(db, user.id);
    });
    return publicUser(joined ?? user, deps);
  });

  registerRoute(app, checkInvitation, async ({ c, body }) => {
    await limiter.take('mailed-token', c.get('clientAddress'));
    const found = await findInvitation(store.read, body.token, now());
    if (!found) throw invalidInvitation();
    const { agencyName, email, role } = found;
    const hasAccount = (await findByEmail(store.read, email)) !== undefined;
    return { agency: agencyName, email, role, hasAccount };
  });
}

/** Invitations to an agency. */
export function invitationRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  registerOfAgency(app, deps);
  registerOfInvited(app, deps);
  return app;
}
