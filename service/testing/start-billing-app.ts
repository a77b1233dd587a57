import { createTestApp, type Answer, type TestApp, type Visitor } from './create-test-app.ts';
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts';
import type { FakeSubscription } from './fake-stripe-objects.ts';

type EventOptions = NonNullable<Parameters<FakeStripe['event']>[2]>;

/** A person whose subscription waits for its first payment. */
export interface Subscriber {
  readonly visitor: Visitor;
  readonly userId: string;
  readonly email: string;
  readonly customer: string;
  /** The subscription at Stripe; tests change it directly. */
  readonly subscription: FakeSubscription;
}

export interface BillingApp {
  readonly app: TestApp;
  readonly stripe: FakeStripe;
  readonly subscriber: () => Promise<Subscriber>;
  /** Sends a signed event to the webhook, unchanged or with another body or header. */
  readonly deliver: (
    type: string,
    customer: string,
    options?: EventOptions,
    change?: { body?: string; signature?: string },
  ) => Promise<{ status: number; json: Record<string, unknown> }>;
  readonly user: (visitor: Visitor) => Promise<Answer['json']>;
  readonly close: () => Promise<void>;
}

/** The test app with a fake Stripe, reached over HTTP by the real SDK. */
export async function startBillingApp(): Promise<BillingApp> {
  const stripe = await startFakeStripe();
  const app = createTestApp({ variables: stripe.variables });
  return {
    app,
    stripe,
    subscriber: async () => {
      const visitor = app.visitor();
      const { json } = await visitor.signUp();
      const begun = await visitor.send('POST', '/api/create-subscription');
      const subscription = stripe.subscriptions.get(String(begun.json['subscriptionId']));
      if (!subscription) throw new Error(`no subscription was begun: ${begun.text}`);
      return {
        visitor,
        userId: String(json['id']),
        email: String(json['email']),
        customer: subscription.customer,
        subscription,
      };
    },
    deliver: async (type, customer, options, change = {}) => {
      const event = stripe.event(type, customer, { at: app.clock.now, ...options });
      const answer = await app.request('/api/stripe/webhook', {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': change.signature ?? event.signature,
        },
        body: change.body ?? event.body,
      });
      return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
    },
    user: async (visitor) => (await visitor.get('/api/auth/user')).json,
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
}
