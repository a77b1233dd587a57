import type { Env } from '../env.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The Stripe provider, whose SDK of two hundred modules is loaded with the first call. */
export function createLazyStripe(
  settings: NonNullable<Env['stripe']>,
  deps: Pick<BillingDeps, 'log'> & { readonly returnUrl: string },
): PaymentProvider {
  let loaded: Promise<PaymentProvider> | undefined;
  const load = (): Promise<PaymentProvider> =>
    (loaded ??= import('./stripe-provider.ts').then(({ createStripeProvider }) =>
      createStripeProvider(settings, deps),
    ));
  return {
    name: 'stripe',
    createCustomer: async (...asked) => (await load()).createCustomer(...asked),
    findAgency: async (...asked) => (await load()).findAgency(...asked),
    listSubscriptions: async (...asked) => (await load()).listSubscriptions(...asked),
    subscribe: async (...asked) => (await load()).subscribe(...asked),
    changePlan: async (...asked) => (await load()).changePlan(...asked),
    prices: async () => (await load()).prices(),
    cancel: async (...asked) => (await load()).cancel(...asked),
    deleteCustomer: async (...asked) => (await load()).deleteCustomer(...asked),
    updateEmail: async (...asked) => (await load()).updateEmail(...asked),
    portalUrl: async (...asked) => (await load()).portalUrl(...asked),
  };
}
