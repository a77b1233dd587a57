import type { BillingDeps } from './billing-deps.ts';
import type { PlanId } from '../plans/plans.ts';
import { beginSubscription } from './begin-subscription.ts';
import type { Checkout } from './find-checkout.ts';
import type { Account, PaymentProvider } from './payment-provider.ts';

interface SubscriptionStarts {
  /** Begins a subscription; a second call for the same plan gets the same one. */
  readonly begin: (account: Account, plan: PlanId) => Promise<Checkout>;
  /** Resolves when the agency's running call has ended, also after a failure. */
  readonly settled: (agencyId: string) => Promise<unknown>;
}

/** Begins one subscription of an agency at a time. */
export function createSubscriptionStarts(
  deps: BillingDeps,
  provider: PaymentProvider,
): SubscriptionStarts {
  const running = new Map<string, { plan: PlanId; checkout: Promise<Checkout> }>();

  const settled = async (agencyId: string): Promise<unknown> =>
    running.get(agencyId)?.checkout.catch(() => undefined);

  return {
    begin: (account, plan) => {
      const known = running.get(account.id);
      if (known?.plan === plan) return known.checkout;
      // One after another, so that the second call finds the first one's subscription.
      const checkout = settled(account.id)
        .then(() => beginSubscription(deps, provider, account, plan))
        .finally(() => {
          if (running.get(account.id)?.checkout === checkout) running.delete(account.id);
        });
      running.set(account.id, { plan, checkout });
      return checkout;
    },
    settled,
  };
}
