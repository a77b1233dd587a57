import type { PlanId } from '../../templates-data/model/plans.ts';
import { ServiceError } from '../errors.ts';

/** The agency that pays, and where the provider writes to. */
export interface Account {
  /** Id of the agency. */
  readonly id: string;
  readonly email: string;
}

/** A subscription as the provider has it now. Times are milliseconds since 1970. */
export interface ProviderSubscription {
  readonly id: string;
  readonly plan: PlanId;
  /** The provider's own word: incomplete, trialing, active, past_due, unpaid, canceled, … */
  readonly status: string;
  /** With it the browser pays what is due; undefined when nothing can be paid. */
  readonly clientSecret: string | undefined;
  /** Whether what was due is paid, and the status is about to say so. */
  readonly settling: boolean;
  readonly currentPeriodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly createdAt: number;
}

/**
 * What came of asking for something to be made. `refused` and `customer-gone` are the provider's
 * last word under this idempotency key; everything else is thrown and may be asked again under the
 * same key.
 */
export type Made<T> = { readonly made: T } | { readonly refused: 'refused' | 'customer-gone' };

export interface ProviderPrice {
  /** Null where the price has no fixed amount. */
  readonly cents: number | null;
  readonly currency: string;
  /** Such as `month`; null for a price that is paid once. */
  readonly every: string | null;
}

/**
 * Who takes the money. Every function throws ServiceError payment_unavailable when the provider
 * gives no usable answer.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'simulated';
  /** Id of the account's customer, who is made when there is none. */
  readonly customerFor: (account: Account, idempotencyKey: string) => Promise<Made<string>>;
  /** Id of the account a customer was made for; undefined for customers that are not ours. */
  readonly accountOf: (customerId: string) => Promise<string | undefined>;
  /**
   * Every subscription of a customer, ended ones too, newest first; none when the provider does not
   * know the customer.
   */
  readonly subscriptionsOf: (customerId: string) => Promise<readonly ProviderSubscription[]>;
  /**
   * Begins a plan at its price; nothing is charged before the browser pays with the client secret.
   */
  readonly subscribe: (
    customer: { readonly id: string; readonly agencyId: string },
    plan: PlanId,
    idempotencyKey: string,
  ) => Promise<Made<ProviderSubscription>>;
  /**
   * Moves a paid subscription to another plan at once; the rest of the period is set off.
   * @throws ServiceError payment_refused when the card does not pay the difference: then nothing
   * has changed.
   */
  readonly changePlan: (subscriptionId: string, plan: PlanId) => Promise<void>;
  /** What each plan costs a month at the provider, in cents; for the operator at the start. */
  readonly prices: () => Promise<ReadonlyMap<PlanId, ProviderPrice>>;
  /** Ends a subscription at once; one that has ended already is no error. */
  readonly cancel: (subscriptionId: string) => Promise<void>;
  /**
   * Forgets the customer, with cards and whatever subscription still runs; one that is gone already
   * is no error.
   */
  readonly deleteCustomer: (customerId: string) => Promise<void>;
  /** Tells the provider the customer's new address. */
  readonly updateEmail: (customerId: string, email: string) => Promise<void>;
  /** Where the customer sees invoices, changes the card and cancels. */
  readonly portalUrl: (customerId: string) => Promise<string>;
}

/** The provider is down, slow, busy or talks nonsense. */
export function paymentUnavailable(): ServiceError {
  return new ServiceError(
    'payment_unavailable',
    "We couldn't initialize the payment system. Please try again later or contact support if the issue persists.",
    { retryAfter: 10 },
  );
}
