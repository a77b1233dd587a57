import { expect, inject } from 'vitest';
import type { AgencyAccount } from './agency-account.ts';
import { mailedLink } from './mail-box.ts';

/** Calls the service as the account; returns the status. */
export async function sendAs(
  { cookie }: AgencyAccount,
  path: string,
  body: unknown,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<number> {
  const origin = inject('origin');
  const { status } = await fetch(origin + path, {
    method,
    headers: {
      origin,
      'content-type': 'application/json',
      cookie: `${cookie.name}=${cookie.value}`,
    },
    body: JSON.stringify(body),
  });
  return status;
}

/** Changes the agency to a plan with several members, and verifies the account's address. */
export async function openSeats(owner: AgencyAccount): Promise<void> {
  expect(await sendAs(owner, '/api/change-plan', { plan: 'professional' })).toBe(200);
  const proof = new URL(await mailedLink(inject('outbox'), owner.email, '/verify-email'));
  await sendAs(owner, '/api/verify-email', { token: proof.searchParams.get('token') });
}

/** Makes the colleague a member of the owner's agency; returns the status of the acceptance. */
export async function joinAgency(owner: AgencyAccount, colleague: AgencyAccount): Promise<number> {
  await openSeats(owner);
  const { email } = colleague;
  await sendAs(owner, '/api/agency/invitations', { email, role: 'member' });
  const link = new URL(await mailedLink(inject('outbox'), email, '/join'));
  return sendAs(colleague, '/api/invitations/accept', { token: link.searchParams.get('token') });
}
