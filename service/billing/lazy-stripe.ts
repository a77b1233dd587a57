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
    createCustomer: async (...args) => (await load()).createCustomer(...args),
    findAgency: async (...args) => (await load()).findAgency(...args),
    listSubscriptions: async (...args) => (await load()).listSubscriptions(...args),
    subscribe: async (...args) => (await load()).subscribe(...args),
    changePlan: async (...args) => (await load()).changePlan(...args),
    prices: async () => (await load()).prices(),
    cancel: async (...args) => (await load()).cancel(...args),
    deleteCustomer: async (...args) => (await load()).deleteCustomer(...args),
    updateEmail: async (...args) => (await load()).updateEmail(...args),
    portalUrl: async (...args) => (await load()).portalUrl(...args),
  };
}
