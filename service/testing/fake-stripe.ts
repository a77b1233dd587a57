import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  createFakeObjects,
  stripeError,
  webhookSecret,
  type StripeAnswer,
  type FakeObjects,
} from './fake-stripe-objects.ts';
import { createIdempotency } from './fake-stripe-idempotency.ts';
import { signedEvent } from './sign-stripe-event.ts';
import { closeServer, listenOnLoopback } from './listen-on-loopback.ts';
import { readRequest } from './read-request.ts';

/**
 * How the fake behaves: correctly, with closed connections, without an answer in time, with too
 * many requests, with an error, or with two kinds of nonsense.
 */
type Mode = 'ok' | 'down' | 'slow' | '429' | '500' | 'garbage' | 'odd';

export interface FakeStripe {
  readonly url: string;
  /** Environment variables that send the service's payments here. */
  readonly variables: Readonly<Record<string, string>>;
  readonly customers: FakeObjects['customers'];
  readonly subscriptions: FakeObjects['subscriptions'];
  readonly prices: FakeObjects['prices'];
  /** Whether cards decline the cost of a change of plan. */
  declines: boolean;
  /** Every call, such as "POST /v1/customers". */
  readonly calls: string[];
  /** Idempotency keys in the order of their first use. */
  readonly keys: () => readonly string[];
  mode: Mode;
  /** Milliseconds each answer takes. */
  delay: number;
  /** Called with each request; the answer waits for it. */
  before: (call: string) => Promise<void> | void;
  /** Called when the answer is ready; the answer waits for it, or is lost with its connection. */
  beforeSending: (call: string) => Promise<void> | 'lose' | undefined;
  /**
   * Answers the next creations with an error after they have happened, as when Stripe fails
   * half-way.
   */
  failAfterMaking: boolean;
  /**
   * The body of an event about a customer, and its signature header; `claims` are its statements
   * about the object.
   */
  readonly event: (
    type: string,
    customer: string,
    options?: { id?: string; at?: number; secret?: string; claims?: Record<string, unknown> },
  ) => { body: string; signature: string; id: string };
  readonly close: () => Promise<void>;
}

/** The same answer for every call in this mode; undefined for the other modes. */
function brokenAnswer(mode: Mode): { status: number; body: unknown } | undefined {
  if (mode === '429')
    return { status: 429, body: { error: { type: 'rate_limit_error', code: 'rate_limit' } } };
  if (mode === 'garbage') return { status: 200, body: '<html><h1>Bad Gateway' };
  if (mode === 'odd')
    return { status: 200, body: { object: 'list', data: [{ status: 17 }], id: null } };
  return undefined;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The parts of Stripe that the service uses, over HTTP: customers, subscriptions, portal sessions,
 * errors in Stripe's form, and idempotency keys, which repeat their first answer and refuse
 * parallel use.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
  const objects = createFakeObjects(() => fake.declines);
  const { customers, subscriptions, prices, nextId, create, read, cancel } = objects;
  const idempotency = createIdempotency((path, form) => answerCreation(path, form));
  const calls: string[] = [];

  async function answerCreation(path: string, form: string): Promise<StripeAnswer> {
    await wait(fake.delay);
    if (fake.mode === '500') return stripeError(500, 'api_error');
    const made = create(path, new URLSearchParams(form));
    return fake.failAfterMaking ? stripeError(500, 'api_error') : made;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const call = `${request.method ?? ''} ${pathname}`;
    const form = await readRequest(request);
    calls.push(call);
    await fake.before(call);
    const send = async (status: number, body: unknown): Promise<void> => {
      if ((await fake.beforeSending(call)) === 'lose') request.socket.destroy();
      if (response.destroyed) return;
      response.writeHead(status, {
        'content-type': 'application/json',
        'request-id': nextId('req'),
      });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (fake.mode === 'down') {
      request.socket.destroy();
      return;
    }
    if (fake.mode === 'slow') await wait(30_000);
    const broken = brokenAnswer(fake.mode);
    if (broken) return send(broken.status, broken.body);
    const key = request.headers['idempotency-key'];
    if (request.method === 'POST' && typeof key === 'string') {
      const { status, body } = await idempotency.answer(key, pathname, form);
      return send(status, body);
    }
    await wait(fake.delay);
    if (fake.mode === '500') return send(500, stripeError(500, 'api_error').body);
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
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;

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
    keys: idempotency.keys,
    mode: 'ok',
    delay: 0,
    before: () => undefined,
    beforeSending: () => undefined,
    failAfterMaking: false,
    event: (
      type,
      customer,
      { id = nextId('evt'), at = Date.now(), secret = webhookSecret, claims = {} } = {},
    ) => signedEvent({ id, type, at, secret }, { ...claims, customer }),
    close: () => closeServer(server),
  };
  return fake;
}
