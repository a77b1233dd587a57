import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';

const webhookSecret = 'whsec_test_of_this_fake';
/** Prices of the fake, in cents a month. */
const usualPrices = {
  price_builder: 6100,
  price_starter: 4900,
  price_professional: 9900,
  price_agency: 19_900,
} as const;

/**
 * How the fake behaves: as it should, cut connections, no answer in time, too many requests, an
 * error of its own, or nonsense in two forms.
 */
export type Mode = 'ok' | 'down' | 'slow' | '429' | '500' | 'garbage' | 'odd';

export interface FakeSubscription {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  price: string | undefined;
  readonly plan?: string | undefined;
  readonly quantity: string | undefined;
  readonly clientSecret: string;
  status: string;
  /** Of the latest invoice; `open` while it can be paid. */
  invoice: string;
  cancelAtPeriodEnd: boolean;
  periodEnd: number;
}

interface FakeCustomer {
  readonly id: string;
  email: string;
  /** What its metadata says. */
  readonly agencyId: string;
  deleted: boolean;
}

interface Kept {
  readonly body: string;
  readonly answer: Promise<{ status: number; body: unknown }>;
  settled: boolean;
}

export interface FakeStripe {
  readonly url: string;
  /** Settings that make the service pay here. */
  readonly variables: Readonly<Record<string, string>>;
  readonly customers: Map<string, FakeCustomer>;
  readonly subscriptions: Map<string, FakeSubscription>;
  /** Cents a month, by the id of the price. */
  readonly prices: Map<string, number>;
  /** Whether cards refuse what a change of plan costs. */
  declines: boolean;
  /** Every call, as "POST /v1/customers". */
  readonly calls: string[];
  /** Idempotency keys in the order of their first use. */
  readonly keys: () => readonly string[];
  mode: Mode;
  /** Milliseconds each answer takes. */
  delay: number;
  /** Called with each request before it is answered; the answer waits for it. */
  before: (call: string) => Promise<void> | void;
  /**
   * Called when an answer is made, and before it is sent; the answer waits for it, or is lost with
   * its connection.
   */
  beforeSending: (call: string) => Promise<void> | 'lose' | undefined;
  /**
   * Answers the next new things with this error once it has made them, as when Stripe fails
   * half-way.
   */
  failAfterMaking: boolean;
  /**
   * The body of an event about a customer, and its signature header; `claims` is what it says of
   * the object besides.
   */
  readonly event: (
    type: string,
    customer: string,
    options?: { id?: string; at?: number; secret?: string; claims?: Record<string, unknown> },
  ) => { body: string; signature: string; id: string };
  readonly close: () => Promise<void>;
}

function error(status: number, code: string, param?: string): { status: number; body: unknown } {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return { status, body: { error: { type, code, param, message: `fake: ${code}` } } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/**
 * The parts of Stripe that the service uses, over HTTP: customers, subscriptions, portal sessions,
 * idempotency keys that repeat their first answer and refuse to be used twice at a time, and errors
 * in Stripe's form.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
  const customers = new Map<string, FakeCustomer>();
  const subscriptions = new Map<string, FakeSubscription>();
  const prices = new Map<string, number>(Object.entries(usualPrices));
  const kept = new Map<string, Kept>();
  const calls: string[] = [];
  let count = 0;
  const next = (prefix: string): string => `${prefix}_${(count += 1)}`;

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

  function create(path: string, form: URLSearchParams): { status: number; body: unknown } {
    if (path === '/v1/customers') {
      const customer = {
        id: next('cus'),
        email: form.get('email') ?? '',
        agencyId: form.get('metadata[agencyId]') ?? '',
        deleted: false,
      };
      customers.set(customer.id, customer);
      return { status: 200, body: customerBody(customer) };
    }
    const changed = customers.get(path.slice('/v1/customers/'.length));
    if (changed) {
      changed.email = form.get('email') ?? changed.email;
      return { status: 200, body: customerBody(changed) };
    }
    const subscribed = subscriptions.get(path.slice('/v1/subscriptions/'.length));
    if (subscribed) {
      const price = form.get('items[0][price]') ?? '';
      if (!prices.has(price)) return error(400, 'resource_missing', 'items[0][price]');
      if (form.get('items[0][id]') !== 'si_1') return error(400, 'second_item');
      if (fake.declines) return error(402, 'card_declined');
      subscribed.price = price;
      return { status: 200, body: subscriptionBody(subscribed) };
    }
    const customer = customers.get(form.get('customer') ?? '');
    if (!customer || customer.deleted) return error(400, 'resource_missing', 'customer');
    if (path === '/v1/billing_portal/sessions') {
      const url = `https://billing.stripe.com/p/session/${next('bps')}`;
      return { status: 200, body: { id: 'bps', url, return_url: form.get('return_url') } };
    }
    if (!prices.has(form.get('items[0][price]') ?? ''))
      return error(400, 'resource_missing', 'items[0][price]');
    const id = next('sub');
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

  function read(path: string, query: URLSearchParams): { status: number; body: unknown } {
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
        : error(404, 'resource_missing', 'id');
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
      return error(400, 'resource_missing', 'customer');
    const own = [...subscriptions.values()].filter(
      ({ customer }) => customer === query.get('customer'),
    );
    return { status: 200, body: list(own.reverse().map(subscriptionBody)) };
  }

  function forget(path: string): { status: number; body: unknown } {
    const customer = customers.get(path.slice('/v1/customers/'.length));
    if (!customer || customer.deleted) return error(404, 'resource_missing', 'id');
    customer.deleted = true;
    for (const one of subscriptions.values())
      if (one.customer === customer.id) one.status = 'canceled';
    return { status: 200, body: customerBody(customer) };
  }

  function cancel(path: string): { status: number; body: unknown } {
    if (path.startsWith('/v1/customers/')) return forget(path);
    const found = subscriptions.get(path.slice('/v1/subscriptions/'.length));
    if (!found || found.status === 'canceled') return error(404, 'resource_missing', 'id');
    found.status = 'canceled';
    return { status: 200, body: subscriptionBody(found) };
  }

  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const call = `${request.method ?? ''} ${pathname}`;
    const form = await textOf(request);
    calls.push(call);
    await fake.before(call);
    const send = async (status: number, body: unknown): Promise<void> => {
      if ((await fake.beforeSending(call)) === 'lose') request.socket.destroy();
      if (response.destroyed) return;
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': next('req') });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (fake.mode === 'down') {
      request.socket.destroy();
      return;
    }
    if (fake.mode === 'slow') await wait(30_000);
    if (fake.mode === '429')
      return send(429, { error: { type: 'rate_limit_error', code: 'rate_limit' } });
    if (fake.mode === 'garbage') return send(200, '<html><h1>Bad Gateway');
    if (fake.mode === 'odd') return send(200, { object: 'list', data: [{ status: 17 }], id: null });
    const key = request.headers['idempotency-key'];
    if (request.method === 'POST' && typeof key === 'string') {
      const known = kept.get(key);
      if (known && !known.settled) {
        return send(409, { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } });
      }
      if (known && known.body !== form) return send(400, { error: { type: 'idempotency_error' } });
      if (known) {
        const { status, body } = await known.answer;
        return send(status, body);
      }
      const making = (async () => {
        await wait(fake.delay);
        if (fake.mode === '500') return error(500, 'api_error');
        const made = create(pathname, new URLSearchParams(form));
        return fake.failAfterMaking ? error(500, 'api_error') : made;
      })();
      const entry: Kept = { body: form, answer: making, settled: false };
      kept.set(key, entry);
      const { status, body } = await making;
      entry.settled = true;
      return send(status, body);
    }
    await wait(fake.delay);
    if (fake.mode === '500') return send(500, error(500, 'api_error').body);
    const { status, body } =
      request.method === 'GET'
        ? read(pathname, searchParams)
        : request.method === 'DELETE'
          ? cancel(pathname)
          : create(pathname, new URLSearchParams(form));
    return send(status, body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const fake: FakeStripe = {
    url,
    variables: {
      STRIPE_SECRET_KEY: 'sk_test_canary5ecret',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_canary',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: 'price_builder',
      STRIPE_PRICE_STARTER: 'price_starter',
      STRIPE_PRICE_PROFESSIONAL: 'price_professional',
      STRIPE_PRICE_AGENCY: 'price_agency',
      STRIPE_API_BASE: url,
      RATE_LIMITS: 'off',
    },
    customers,
    subscriptions,
    prices,
    declines: false,
    calls,
    keys: () => [...kept.keys()],
    mode: 'ok',
    delay: 0,
    before: () => undefined,
    beforeSending: () => undefined,
    failAfterMaking: false,
    event: (
      type,
      customer,
      { id = next('evt'), at = Date.now(), secret = webhookSecret, claims = {} } = {},
    ) => {
      const payload = JSON.stringify({
        id,
        object: 'event',
        type,
        created: Math.floor(at / 1000),
        data: { object: { ...claims, customer } },
      });
      const timestamp = Math.floor(at / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { body: payload, signature, id };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
