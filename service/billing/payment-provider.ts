import type { PlanId } from '../../templates-data/model/plans.ts';
import { ServiceError } from '../errors.ts';

/** The agency that pays, and the address for its invoices. */
export interface Account {
  /** Id of the agency. */
  readonly id: string;
  readonly email: string;
}

/** A subscription as the provider has it. Times are milliseconds since 1970. */
export interface ProviderSubscription {
  readonly id: string;
  readonly plan: PlanId;
  /** The provider's status: incomplete, trialing, active, past_due, unpaid, canceled, … */
  readonly status: string;
  /** The secret with which the browser pays the amount due; undefined when nothing is due. */
  readonly clientSecret: string | undefined;
  /** Whether the amount due is paid and the status is not updated yet. */
  readonly isSettling: boolean;
  readonly currentPeriodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly createdAt: number;
}

/**
 * The outcome of creating something. `refused` and `customer-gone` are final for an idempotency
 * key; all other failures are thrown and may be repeated with the same key.
 */
export type Made<T> = { readonly made: T } | { readonly refused: 'refused' | 'customer-gone' };

export interface ProviderPrice {
  /** Null where the price has no fixed amount. */
  readonly cents: number | null;
  readonly currency: string;
  /** Such as `month`; null for a one-time price. */
  readonly every: string | null;
}

/**
 * The service that takes payments. Every function throws ServiceError payment_unavailable when the
 * provider gives no usable answer.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'simulated';
  /** Id of the agency's customer, who is created if needed. */
  readonly createCustomer: (account: Account, idempotencyKey: string) => Promise<Made<string>>;
  /** Id of the agency that a customer was created for; undefined for customers of others. */
  readonly findAgency: (customerId: string) => Promise<string | undefined>;
  /**
   * Every subscription of a customer, ended ones too, newest first; empty when the provider does
   * not know the customer.
   */
  readonly listSubscriptions: (customerId: string) => Promise<readonly ProviderSubscription[]>;
  /**
   * Begins a plan at its price; nothing is charged until the browser pays with the client secret.
   */
  readonly subscribe: (
    customer: { readonly id: string; readonly agencyId: string },
    plan: PlanId,
    idempotencyKey: string,
  ) => Promise<Made<ProviderSubscription>>;
  /**
   * Moves a paid subscription to another plan immediately and charges or credits the difference.
   * @throws ServiceError payment_refused when the card does not pay the difference; then nothing
   * has changed.
   */
  readonly changePlan: (subscriptionId: string, plan: PlanId) => Promise<void>;
  /** Each plan's monthly price at the provider, in cents, for the operator's log at the start. */
  readonly prices: () => Promise<ReadonlyMap<PlanId, ProviderPrice>>;
  /** Ends a subscription immediately; does nothing when it has ended. */
  readonly cancel: (subscriptionId: string) => Promise<void>;
  /** Deletes the customer with cards and subscriptions; does nothing when it is gone. */
  readonly deleteCustomer: (customerId: string) => Promise<void>;
  /** Tells the provider the customer's new address. */
  readonly updateEmail: (customerId: string, email: string) => Promise<void>;
  /** Address of the page with invoices, the card and the cancellation. */
  readonly portalUrl: (customerId: string) => Promise<string>;
}

/** The error while the provider is down, slow, busy, or gives an unusable answer. */
export function paymentUnavailable(): ServiceError {
  return new ServiceError(
    'payment_unavailable',
    "We couldn't initialize the payment system. Please try again later or contact support if the issue persists.",
    { retryAfter: 10 },
  );
}
