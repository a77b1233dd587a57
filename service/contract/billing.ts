import { z } from 'zod';
import { planIds } from '../../templates-data/model/plans.ts';
import { User } from './user.ts';
import type { Call } from './call.ts';

/**
 * What the browser needs for the payment form; the secret begins with `sim_` while payment is
 * simulated.
 */
export const Checkout = z.object({ subscriptionId: z.string(), clientSecret: z.string() });
export type Checkout = z.infer<typeof Checkout>;

/** `confirmed` answers the confirmation that some cards require. */
export const SimulatedPayment = z.object({
  card: z
    .string('Card number is required')
    .trim()
    .min(1, 'Card number is required')
    .max(40, 'Your card number is invalid.'),
  confirmed: z.boolean().optional(),
});
export type SimulatedPayment = z.infer<typeof SimulatedPayment>;

export const SimulatedSubscription = z.object({
  status: z.enum(['active', 'past_due', 'canceled'], 'Status must be active, past_due or canceled'),
});
export type SimulatedSubscription = z.infer<typeof SimulatedSubscription>;

const Done = z.object({ success: z.literal(true) });

const plan = z.enum(planIds, 'Plan must be starter, professional, agency or builder');

const ChoosePlan = z.object({ plan });

export const createSubscription = {
  method: 'POST',
  path: '/api/create-subscription',
  summary:
    'Begin the subscription to a plan, or go on with the one that waits for its payment. Without a plan, or a body, it is the builder. For owners of the agency.',
  body: z.object({ plan: plan.nullish() }).optional(),
  reply: { 200: Checkout },
  errors: [401, 409],
} as const satisfies Call;

export const changePlan = {
  method: 'POST',
  path: '/api/change-plan',
  summary:
    'Move the paid subscription to another plan at once; the difference for the rest of the period is charged or credited. For owners of the agency.',
  body: ChoosePlan,
  reply: { 200: User },
  errors: [401, 402, 403, 404, 409, 422],
} as const satisfies Call;

export const refreshSubscription = {
  method: 'POST',
  path: '/api/subscription/refresh',
  summary: 'Ask the payment provider now, and answer the user as they are then.',
  reply: { 200: User },
  errors: [401],
} as const satisfies Call;

export const openBillingPortal = {
  method: 'POST',
  path: '/api/billing-portal',
  summary: 'Where the subscriber sees invoices, changes the card and cancels.',
  reply: { 200: z.object({ url: z.string() }) },
  errors: [401, 404],
} as const satisfies Call;

export const paySimulated = {
  method: 'POST',
  path: '/api/simulated-payments/{clientSecret}/confirm',
  summary: 'Pay with a test card. Exists only while payment is simulated.',
  body: SimulatedPayment,
  reply: { 200: z.object({ status: z.literal('succeeded') }) },
  errors: [401, 402, 404, 422],
} as const satisfies Call;

export const enterSimulatedState = {
  method: 'POST',
  path: '/api/simulated-subscription',
  summary:
    "Put one's own subscription into a state to see it. Exists only while payment is simulated.",
  body: SimulatedSubscription,
  reply: { 200: Done },
  errors: [401, 404, 422],
} as const satisfies Call;

export const receiveStripeEvent = {
  method: 'POST',
  path: '/api/stripe/webhook',
  summary:
    'An event of Stripe, signed in its Stripe-Signature header. Every event makes the service ask Stripe again.',
  reply: { 200: z.object({ received: z.literal(true) }) },
} as const satisfies Call;
