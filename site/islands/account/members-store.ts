import { atom } from 'nanostores';
import type { z } from 'zod';
import {
  changeMember,
  createInvitation,
  deleteInvitation,
  listInvitations,
  listMembers,
  readAgency,
  removeMember as callRemoveMember,
  switchAgency as callSwitchAgency,
  type Agency,
  type AgencyMember,
  type Invitation,
} from '../../../service/contract/agency.ts';
import type { Role } from '../../../service/contract/user.ts';
import { refreshSession, setSignedIn } from '../auth/session-store.ts';
import { callService, type CallResult } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

export type Member = z.infer<typeof AgencyMember>;

/** The agency as its members see it. */
export interface Team {
  readonly members: readonly Member[];
  /** Empty for members who may not see them. */
  readonly invitations: readonly Invitation[];
  readonly seats: Agency['seats'];
}

type TeamState =
  | { readonly status: 'loading' }
  | { readonly status: 'problem'; readonly sentence: string }
  | { readonly status: 'shown'; readonly team: Team };

export const $team = atom<TeamState>({ status: 'loading' });
/** The object of the running call: the id of a member, an invitation or an agency. */
export const $busyId = atom<string | undefined>(undefined);

interface InviteForm {
  readonly email: string;
  readonly role: Role;
  readonly error: string | undefined;
  readonly isBusy: boolean;
}

const emptyForm: InviteForm = { email: '', role: 'member', error: undefined, isBusy: false };
export const $invite = atom<InviteForm>(emptyForm);

/** Whether a role may invite and remove members. */
export function managesMembers(role: Role): boolean {
  return role !== 'member';
}

/** The roles that a person may give, and whose holders they may change. */
export function assignableRoles(role: Role): readonly Role[] {
  if (role === 'owner') return ['owner', 'admin', 'member'];
  return role === 'admin' ? ['admin', 'member'] : [];
}

/** Fetches the members and, for those who may see them, the invitations. */
export async function loadTeam(role: Role): Promise<void> {
  const none: CallResult<{ invitations: Invitation[] }> = {
    ok: true,
    status: 200,
    reply: { invitations: [] },
  };
  const [members, agency, invitations] = await Promise.all([
    callService(listMembers),
    callService(readAgency),
    managesMembers(role) ? callService(listInvitations) : none,
  ]);
  const failed = [members, agency, invitations].find(({ ok }) => !ok);
  if (members.ok && agency.ok && invitations.ok) {
    const team = { ...members.reply, ...invitations.reply, seats: agency.reply.seats };
    $team.set({ status: 'shown', team });
  } else if (failed?.ok === false) $team.set({ status: 'problem', sentence: failed.error.error });
}

export function editInvite(change: Partial<Pick<InviteForm, 'email' | 'role'>>): void {
  $invite.set({ ...$invite.get(), ...change, error: undefined });
}

/** Mails the invitation; false when the form has errors. */
export async function invite(role: Role): Promise<boolean> {
  const form = $invite.get();
  if (form.isBusy) return true;
  $invite.set({ ...form, isBusy: true, error: undefined });
  const body = { email: form.email.trim(), role: form.role };
  const result = await callService(createInvitation, { body });
  if (!result.ok) {
    const error = result.error.fields?.['email'] ?? result.error.error;
    $invite.set({ ...form, isBusy: false, error });
    return false;
  }
  $invite.set(emptyForm);
  toast({ title: 'Invitation sent', description: `${body.email} can join for 7 days.` });
  await loadTeam(role);
  return true;
}

/** Runs one call at a time, shows its outcome, and fetches the list again. */
async function runCall(
  id: string,
  role: Role,
  call: Promise<CallResult<unknown>>,
  title: string,
): Promise<boolean> {
  $busyId.set(id);
  const result = await call;
  // 404: another person has done it already, as the list shows.
  const isDone = result.ok || result.status === 404;
  if (isDone) toast({ title });
  else toast({ title: 'Error', description: result.error.error, destructive: true });
  await loadTeam(role);
  $busyId.set(undefined);
  return isDone;
}

export async function withdraw({ id, email }: Invitation, role: Role): Promise<void> {
  if ($busyId.get() !== undefined) return;
  const call = callService(deleteInvitation, { params: { id } });
  await runCall(id, role, call, `${email} is not invited any more`);
}

/** Changes a member's role; a change of one's own role also changes what the page shows. */
export async function changeRole(member: Member, assigned: Role, role: Role): Promise<void> {
  if ($busyId.get() !== undefined) return;
  const { userId } = member;
  const call = callService(changeMember, { params: { userId }, body: { role: assigned } });
  await runCall(userId, role, call, `${member.username} is ${assigned} now`);
  if (member.self) await refreshSession();
}

/** Removes a member; people who remove themselves continue in another of their agencies. */
export async function removeMember(member: Member, role: Role): Promise<void> {
  if ($busyId.get() !== undefined) return;
  const { userId } = member;
  const call = callService(callRemoveMember, { params: { userId } });
  if (!member.self) {
    await runCall(userId, role, call, `${member.username} is not a member any more`);
    return;
  }
  $busyId.set(userId);
  const result = await call;
  if (result.ok) {
    await refreshSession();
    toast({ title: 'You have left the agency' });
  } else toast({ title: 'Error', description: result.error.error, destructive: true });
  $busyId.set(undefined);
}

/** Switches to another of the person's agencies; false where that was refused. */
export async function switchAgency(agencyId: string): Promise<boolean> {
  if ($busyId.get() !== undefined) return false;
  $busyId.set(agencyId);
  const result = await callService(callSwitchAgency, { body: { agencyId } });
  if (result.ok) {
    setSignedIn(result.reply);
    toast({ title: `You work in ${result.reply.agency.name} now` });
  } else toast({ title: 'Error', description: result.error.error, destructive: true });
  $busyId.set(undefined);
  return result.ok;
}
