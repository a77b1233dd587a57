import type { PlanId } from '../../templates-data/model/plans.ts';
import { getPlan } from '../plans/plans.ts';
export const webhookSecret = 'whsec_test_of_this_fake';
const cents = (id: PlanId): number => Math.round(getPlan(id).monthly * 100);
/** Prices of the fake, in cents a month. */
const usualPrices = {
  price_builder: cents('builder'),
  price_starter: cents('starter'),
  price_professional: cents('professional'),
  price_agency: cents('agency'),
} as const;

export interface FakeSubscription {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  price: string | undefined;
  readonly plan?: string | undefined;
  readonly quantity: string | undefined;
  readonly clientSecret: string;
  status: string;
  /** The state of the latest invoice; `open` while it can be paid. */
  invoice: string;
  cancelAtPeriodEnd: boolean;
  periodEnd: number;
}

interface FakeCustomer {
  readonly id: string;
  email: string;
  /** Metadata of the object. */
  readonly agencyId: string;
  deleted: boolean;
}

/** An answer of Stripe's API. */
export interface StripeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface FakeObjects {
  readonly customers: Map<string, FakeCustomer>;
  readonly subscriptions: Map<string, FakeSubscription>;
  /** Cents a month, by the id of the price. */
  readonly prices: Map<string, number>;
  readonly nextId: (prefix: string) => string;
  readonly create: (path: string, form: URLSearchParams) => StripeAnswer;
  readonly read: (path: string, query: URLSearchParams) => StripeAnswer;
  readonly cancel: (path: string) => StripeAnswer;
}

/** An error in the form of Stripe. */
export function stripeError(status: number, code: string, param?: string): StripeAnswer {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return { status, body: { error: { type, code, param, message: `fake: ${code}` } } };
}

function subscriptionBody(found: FakeSubscription): unknown {
  return {
    id: found.id,
    object: 'subscription',
    customer: found.customer,
    status: found.status,
    created: found.created,
    cancel_at_period_end: found.cancelAtPeriodEnd,
    cancel_at: null,
    metadata: found.plan === undefined ? {} : { plan: found.plan },
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          current_period_end: found.periodEnd,
          ...(found.price !== undefined && { price: { id: found.price } }),
        },
      ],
    },
    latest_invoice: {
      id: `in_${found.id}`,
      status: found.invoice,
      confirmation_secret: { type: 'payment_intent', client_secret: found.clientSecret },
    },
  };
}
const customerBody = ({ id, email, agencyId, deleted }: FakeCustomer): unknown =>
  deleted
    ? { id, object: 'customer', deleted: true }
    : { id, object: 'customer', email, metadata: agencyId === '' ? {} : { agencyId } };

/**
 * The customers and subscriptions of the fake, and its calls. `declines` tells whether cards
 * decline the cost of a change of plan.
 */
export function createFakeObjects(declines: () => boolean): FakeObjects {
  const customers = new Map<string, FakeCustomer>();
  const subscriptions = new Map<string, FakeSubscription>();
  const prices = new Map<string, number>(Object.entries(usualPrices));
  let count = 0;
  const nextId = (prefix: string): string => `${prefix}_${(count += 1)}`;

  function createCustomer(form: URLSearchParams): StripeAnswer {
    const customer = {
      id: nextId('cus'),
      email: form.get('email') ?? '',
      agencyId: form.get('metadata[agencyId]') ?? '',
      deleted: false,
    };
    customers.set(customer.id, customer);
    return { status: 200, body: customerBody(customer) };
  }

  function changePlan(subscription: FakeSubscription, form: URLSearchParams): StripeAnswer {
    const price = form.get('items[0][price]') ?? '';
    if (!prices.has(price)) return stripeError(400, 'resource_missing', 'items[0][price]');
    if (form.get('items[0][id]') !== 'si_1') return stripeError(400, 'second_item');
    if (declines()) return stripeError(402, 'card_declined');
    subscription.price = price;
    return { status: 200, body: subscriptionBody(subscription) };
  }

  function createSubscription(customer: FakeCustomer, form: URLSearchParams): StripeAnswer {
    if (!prices.has(form.get('items[0][price]') ?? ''))
      return stripeError(400, 'resource_missing', 'items[0][price]');
    const id = nextId('sub');
    const subscription: FakeSubscription = {
      id,
      customer: customer.id,
      created: Math.floor(Date.now() / 1000),
      price: form.get('items[0][price]') ?? undefined,
      plan: form.get('metadata[plan]') ?? undefined,
      quantity: form.get('items[0][quantity]') ?? undefined,
      clientSecret: `pi_${id}_secret_${Math.random().toString(36).slice(2)}`,
      status: form.get('payment_behavior') === 'default_incomplete' ? 'incomplete' : 'active',
      invoice: 'open',
      cancelAtPeriodEnd: false,
      periodEnd: Math.floor(Date.now() / 1000) + 30 * 24 * 3600,
    };
    subscriptions.set(id, subscription);
    return { status: 200, body: subscriptionBody(subscription) };
  }

  function create(path: string, form: URLSearchParams): StripeAnswer {
    if (path === '/v1/customers') return createCustomer(form);
    const changed = customers.get(path.slice('/v1/customers/'.length));
    if (changed) {
      changed.email = form.get('email') ?? changed.email;
      return { status: 200, body: customerBody(changed) };
    }
    const subscribed = subscriptions.get(path.slice('/v1/subscriptions/'.length));
    if (subscribed) return changePlan(subscribed, form);
    const customer = customers.get(form.get('customer') ?? '');
    if (!customer || customer.deleted) return stripeError(400, 'resource_missing', 'customer');
    if (path === '/v1/billing_portal/sessions') {
      const url = `https://billing.stripe.com/p/session/${nextId('bps')}`;
      return { status: 200, body: { id: 'bps', url, return_url: form.get('return_url') } };
    }
    return createSubscription(customer, form);
  }

  function read(path: string, query: URLSearchParams): StripeAnswer {
    const list = (data: unknown[]): unknown => ({
      object: 'list',
      data,
      has_more: false,
      url: path,
    });
    if (path === '/v1/customers') {
      const found = [...customers.values()].filter(
        ({ email, deleted }) => !deleted && email === query.get('email'),
      );
      return { status: 200, body: list(found.map(customerBody)) };
    }
    if (path.startsWith('/v1/customers/')) {
      const customer = customers.get(path.slice('/v1/customers/'.length));
      return customer
        ? { status: 200, body: customerBody(customer) }
        : stripeError(404, 'resource_missing', 'id');
    }
    const price = prices.get(path.slice('/v1/prices/'.length));
    if (price !== undefined) {
      const recurring = { interval: 'month', interval_count: 1 };
      return {
        status: 200,
        body: { object: 'price', currency: 'usd', unit_amount: price, recurring },
      };
    }
    const one = subscriptions.get(path.slice('/v1/subscriptions/'.length));
    if (one) return { status: 200, body: subscriptionBody(one) };
    if (!customers.has(query.get('customer') ?? ''))
      return stripeError(400, 'resource_missing', 'customer');
    const own = [...subscriptions.values()].filter(
      ({ customer }) => customer === query.get('customer'),
    );
    return { status: 200, body: list(own.reverse().map(subscriptionBody)) };
  }

  function forget(path: string): StripeAnswer {
    const customer = customers.get(path.slice('/v1/customers/'.length));
    if (!customer || customer.deleted) return stripeError(404, 'resource_missing', 'id');
    customer.deleted = true;
    for (const one of subscriptions.values())
      if (one.customer === customer.id) one.status = 'canceled';
    return { status: 200, body: customerBody(customer) };
  }

  function cancel(path: string): StripeAnswer {
    if (path.startsWith('/v1/customers/')) return forget(path);
    const found = subscriptions.get(path.slice('/v1/subscriptions/'.length));
    if (!found || found.status === 'canceled') return stripeError(404, 'resource_missing', 'id');
    found.status = 'canceled';
    return { status: 200, body: subscriptionBody(found) };
  }

  return { customers, subscriptions, prices, nextId, create, read, cancel };
}
