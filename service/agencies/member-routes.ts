import { Hono } from 'hono';
import {
  changeMember,
  listMembers as listMembersCall,
  removeMember as removeMemberCall,
} from '../contract/agency.ts';
import type { Deps, Variables } from '../deps.ts';
import { registerRoute } from '../http/register-route.ts';
import { requireMember } from './find-member.ts';
import { changeRole, removeMember } from './members.ts';
import { listMembers } from './queries.ts';
import { showMember } from './show-agency.ts';

/** The members of an agency. */
export function memberRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, now } = deps;

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

  return app;
}
