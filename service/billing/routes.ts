import { Hono, type Context } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { publicUser } from '../auth/public-user.ts';
import {
  changePlan,
  createSubscription,
  enterSimulatedState,
  openBillingPortal,
  paySimulated,
  receiveStripeEvent,
  refreshSubscription,
} from '../contract/billing.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { readBytes } from '../http/read-body.ts';
import { readWebhook } from './read-webhook.ts';
import type { CardOutcome, SimulatedProvider } from './simulated-provider.ts';

/** Stripe's events have some kilobytes; an invoice with many lines has more. */
const maxEventBytes = 1_000_000;

const signInFirst = 'Authentication required. Please log in first.';

/** @throws ServiceError with the card form's sentence for a payment that failed. */
function refuseCard(outcome: Exclude<CardOutcome, 'succeeded'>): never {
  switch (outcome) {
    case 'card_declined':
      throw new ServiceError('card_declined', 'Your card was declined.');
    case 'card_invalid':
      throw new ServiceError('card_invalid', 'Your card number is invalid.');
    case 'confirmation_required':
      throw new ServiceError(
        'confirmation_required',
        'Your bank asks you to confirm this payment.',
      );
    case 'over':
      throw new ServiceError('payment_refused', 'There was an issue processing your payment.');
    case 'unknown':
      throw notFound('There is no such payment');
  }
}

/**
 * Takes an event that Stripe sent, and logs one that it did not sign.
 * @throws ServiceError bad_signature, unreadable_body, payment_unavailable
 */
async function receiveEvent(
  c: Context<Variables>,
  { billing, env, log, now }: Deps,
): Promise<void> {
  const body = await readBytes(c, maxEventBytes);
  const secret = env.stripe?.webhookSecret;
  if (secret === undefined) throw new ServiceError('bad_signature', 'No event is expected here.');
  const header = c.req.header('stripe-signature');
  try {
    await billing.receive(await readWebhook(body, { header, secret, now: now() }));
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'bad_signature') {
      log.warn(
        { from: c.get('clientAddress'), bytes: body.length },
        'event with a wrong signature',
      );
    }
    throw error;
  }
}

/** The calls of the simulated payment, which take Stripe's place in the browser. */
function registerSimulated(app: Hono<Variables>, deps: Deps, simulated: SimulatedProvider): void {
  const { billing } = deps;
  registerRoute(app, paySimulated, async ({ c, body, param }) => {
    const { agency } = await requireMember(c, deps, {
      atLeast: 'owner',
      sentence: signInFirst,
    });
    const { card, confirmed = false } = body;
    const outcome = await simulated.pay(agency.id, param('clientSecret'), { card, confirmed });
    if (outcome !== 'succeeded') refuseCard(outcome);
    await billing.sync(agency.id);
    return { status: 'succeeded' } as const;
  });

  registerRoute(app, enterSimulatedState, async ({ c, body }) => {
    const { user, agency } = await requireMember(c, deps, { atLeast: 'owner' });
    await billing.enterSimulated({ id: agency.id, email: user.email }, body.status);
    return { success: true } as const;
  });
}

/** Calls about an agency's subscription. */
export function billingRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { billing, limiter } = deps;

  registerRoute(app, createSubscription, async ({ c, body }) => {
    const { user, agency } = await requireMember(c, deps, {
      atLeast: 'owner',
      sentence: signInFirst,
    });
    await limiter.take('payment', user.id);
    return billing.begin({ id: agency.id, email: user.email }, body?.plan ?? 'builder');
  });

  registerRoute(app, changePlan, async ({ c, body }) => {
    const { user, agency } = await requireMember(c, deps, { atLeast: 'owner' });
    await limiter.take('payment', user.id);
    await billing.changePlan(agency.id, body.plan);
    return publicUser(user, deps);
  });

  registerRoute(app, refreshSubscription, async ({ c }) => {
    const { user, agency } = await requireMember(c, deps);
    await limiter.take('payment', user.id);
    await billing.sync(agency.id);
    return publicUser(user, deps);
  });

  registerRoute(app, openBillingPortal, async ({ c }) => {
    const { user, agency } = await requireMember(c, deps, { atLeast: 'owner' });
    await limiter.take('payment', user.id);
    return { url: await billing.portalUrl(agency.id) };
  });

  registerRoute(app, receiveStripeEvent, async ({ c }) => {
    await receiveEvent(c, deps);
    return { received: true } as const;
  });

  if (billing.simulated) registerSimulated(app, deps, billing.simulated);

  return app;
}
