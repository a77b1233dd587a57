import type Stripe from 'stripe';
import type { PaymentProvider } from './payment-provider.ts';
import { Customer, customerAgency, Customers, PortalSession } from './stripe-answers.ts';
import { isMissing, type StripeCalls } from './stripe-calls.ts';

type CustomerCalls = Pick<
  PaymentProvider,
  'createCustomer' | 'findAgency' | 'deleteCustomer' | 'updateEmail' | 'portalUrl'
>;

/** The calls about customers at Stripe. `returnUrl` is where the customer portal leads back to. */
export function createStripeCustomers(
  stripe: Stripe,
  { callStripe, ignoreMissing, toMade }: StripeCalls,
  returnUrl: string,
): CustomerCalls {
  return {
    createCustomer: async (account, idempotencyKey) => {
      // Idempotency keys expire after a day, so an earlier customer whose id was lost is found by
      // address.
      const known = await callStripe(async () =>
        Customers.parse(await stripe.customers.list({ email: account.email, limit: 100 })),
      );
      const own = known.data.find(
        ({ metadata, deleted }) => customerAgency(metadata) === account.id && !deleted,
      );
      if (own) return { made: own.id };
      return toMade(async () => {
        const metadata = { agencyId: account.id };
        const customer = await stripe.customers.create(
          { email: account.email, metadata },
          { idempotencyKey },
        );
        return Customer.parse(customer).id;
      });
    },

    findAgency: (customerId) =>
      callStripe(async () => {
        try {
          return customerAgency(
            Customer.parse(await stripe.customers.retrieve(customerId)).metadata,
          );
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),

    deleteCustomer: (customerId) => ignoreMissing(() => stripe.customers.del(customerId)),

    updateEmail: (customerId, email) =>
      ignoreMissing(() => stripe.customers.update(customerId, { email })),

    portalUrl: (customerId) =>
      callStripe(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        });
        return PortalSession.parse(session).url;
      }),
  };
}
