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
   * Begins the one paid plan at its one price; nothing is charged before the browser pays with the
   * client secret.
   */
  readonly subscribe: (
    customerId: string,
    agencyId: string,
    idempotencyKey: string,
  ) => Promise<Made<ProviderSubscription>>;
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
