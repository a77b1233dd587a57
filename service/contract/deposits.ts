import { z } from 'zod';
import { Approval } from './approvals.ts';
import type { Call } from './call.ts';

export const DepositConnection = z.object({
  /** Whether payments are confirmed by the agency's own Stripe account; else they are simulated. */
  connected: z.boolean(),
  since: z.iso.datetime().nullable(),
  /** The address to enter at Stripe, for `checkout.session.completed`. */
  webhook: z.string(),
});
export type DepositConnection = z.infer<typeof DepositConnection>;

export const readDepositConnection = {
  method: 'GET',
  path: '/api/agency/deposits',
  summary: 'How deposits to the agency are confirmed. The secret itself is never answered.',
  reply: { 200: DepositConnection },
  errors: [401],
} as const satisfies Call;

export const connectDeposits = {
  method: 'POST',
  path: '/api/agency/deposits',
  summary: 'Keep the signing secret of the agency’s own Stripe webhook. For owners and admins.',
  body: z.object({
    secret: z
      .string('Please enter the signing secret of your webhook')
      .trim()
      .regex(/^whsec_[\w+/=-]{8,200}$/u, 'This is not a signing secret, like whsec_…'),
  }),
  reply: { 200: DepositConnection },
  errors: [401, 403, 422],
} as const satisfies Call;

export const disconnectDeposits = {
  method: 'DELETE',
  path: '/api/agency/deposits',
  summary: 'Forget the signing secret: deposits are simulated from then on.',
  reply: { 200: DepositConnection },
  errors: [401, 403],
} as const satisfies Call;

export const depositWebhook = {
  method: 'POST',
  path: '/api/deposits/{agencyId}/webhook',
  summary:
    'For the agency’s Stripe account: says that a deposit was paid. Only what it signed counts, never where a browser was led.',
  reply: { 200: z.object({ received: z.literal(true) }) },
  errors: [404],
} as const satisfies Call;

export const simulateDeposit = {
  method: 'POST',
  path: '/api/approvals/{id}/deposit',
  summary: 'Play the payment of a deposit to an agency that has not connected its Stripe account.',
  reply: { 200: Approval },
  errors: [404, 409],
} as const satisfies Call;
