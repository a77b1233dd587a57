import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $session } from '../auth/session-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { fakeService, fakeStorage, offline, refusal, userWith } from '../ui/testing/fake-page.ts';
import {
  $busyId,
  $invite,
  $team,
  editInvite,
  changeRole,
  invite,
  loadTeam,
  removeMember,
  assignableRoles,
  switchAgency,
  withdraw,
  type Member,
} from './members-store.ts';

const createdAt = '2026-11-21T10:00:00.000Z';
const ada: Member = {
  userId: 'u1',
  username: 'Ada',
  email: 'ada@agency.example',
  role: 'owner',
  createdAt,
  self: true,
};
const noor: Member = { ...ada, userId: 'u2', username: 'Noor', role: 'member', self: false };
const open = {
  id: 'i1',
  email: 'new@agency.example',
  role: 'member',
  createdAt,
  expiresAt: '2026-11-28T10:00:00.000Z',
} as const;
const seats = { used: 2, of: 3 };
const team = {
  'GET /api/agency/members': () => Response.json({ members: [ada, noor] }),
  'GET /api/agency': () => Response.json({ seats }),
  'GET /api/agency/invitations': () => Response.json({ invitations: [open] }),
};
const done = (): Response => Response.json({ success: true });

beforeEach(() => {
  fakeStorage();
  $session.set({ status: 'unknown' });
  $team.set({ status: 'loading' });
  $busyId.set(undefined);
});
afterEach(() => {
  dismissToast();
  dismissToast();
  vi.unstubAllGlobals();
});

test('an admin sees members, seats and invitations; for a member the invitations are not requested', async () => {
  const sent = fakeService(team);
  await loadTeam('admin');
  expect($team.get()).toEqual({
    status: 'shown',
    team: { members: [ada, noor], invitations: [open], seats },
  });
  const before = sent.length;
  await loadTeam('member');
  expect(sent.slice(before).map(({ call }) => call)).not.toContain('GET /api/agency/invitations');
  expect($team.get()).toMatchObject({ team: { invitations: [] } });
});

test('a list that cannot be loaded shows an error', async () => {
  fakeService({ ...team, 'GET /api/agency/members': offline });
  await loadTeam('owner');
  expect($team.get().status).toBe('problem');
});

test('a person can assign roles up to their own, and a member none', () => {
  expect([assignableRoles('owner'), assignableRoles('admin'), assignableRoles('member')]).toEqual([
    ['owner', 'admin', 'member'],
    ['admin', 'member'],
    [],
  ]);
});

test('an invitation is mailed and empties the form; a refusal keeps it', async () => {
  const call = 'POST /api/agency/invitations';
  const unproven = 'Please confirm your own e-mail address before you invite others.';
  fakeService({ ...team, [call]: () => refusal(403, unproven, 'email_unverified') });
  editInvite({ email: ' new@agency.example ', role: 'admin' });
  expect(await invite('owner')).toBe(false);
  expect($invite.get()).toMatchObject({ email: ' new@agency.example ', error: unproven });
  const sent = fakeService({ ...team, [call]: () => Response.json(open, { status: 201 }) });
  expect(await invite('owner')).toBe(true);
  expect(sent[0]).toEqual({ call, body: { email: 'new@agency.example', role: 'admin' } });
  expect($invite.get()).toMatchObject({ email: '', role: 'member', isBusy: false });
  expect($toast.get()?.title).toBe('Invitation sent');
  expect($team.get().status).toBe('shown');
});

test('an invitation is withdrawn, also when another person has done it already', async () => {
  fakeService({ ...team });
  await withdraw(open, 'owner');
  expect($toast.get()?.title).toBe('new@agency.example is not invited any more');
});

test('the last owner stays an owner, and sees the reason', async () => {
  const sentence = 'An agency needs an owner. Make another member an owner first.';
  fakeService({
    ...team,
    'PATCH /api/agency/members/u1': () => refusal(409, sentence, 'last_owner'),
    'GET /api/auth/user': () => Response.json(userWith()),
  });
  await changeRole(ada, 'member', 'owner');
  expect($toast.get()).toMatchObject({ description: sentence, destructive: true });
  expect($team.get()).toMatchObject({ team: { members: [{ role: 'owner' }, {}] } });
});

test('changing a role and removing a member load the list again', async () => {
  const sent = fakeService({
    ...team,
    'PATCH /api/agency/members/u2': () => Response.json({ members: [ada, noor] }),
    'DELETE /api/agency/members/u2': done,
  });
  await changeRole(noor, 'admin', 'owner');
  expect($toast.get()?.title).toBe('Noor is admin now');
  dismissToast();
  await removeMember(noor, 'owner');
  expect(sent.filter(({ call }) => call === 'GET /api/agency/members')).toHaveLength(2);
  expect($toast.get()?.title).toBe('Noor is not a member any more');
});

test('a person who leaves or switches sees the page of the other agency', async () => {
  const agency = {
    id: 'a2',
    name: 'North',
    role: 'member',
    trialEndsAt: null,
    linkOrigin: null,
  } as const;
  const elsewhere = (): Response => Response.json(userWith({ agency }));
  fakeService({
    ...team,
    'DELETE /api/agency/members/u1': done,
    'GET /api/auth/user': elsewhere,
    'POST /api/agency/switch': elsewhere,
  });
  await removeMember(ada, 'owner');
  expect($session.get()).toMatchObject({ user: { agency: { id: 'a2' } } });
  dismissToast();
  $session.set({ status: 'unknown' });
  await switchAgency('a2');
  expect($session.get()).toMatchObject({ user: { agency: { id: 'a2' } } });
  expect($toast.get()?.title).toBe('You work in North now');
});
