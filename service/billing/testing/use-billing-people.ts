import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Visitor } from '../../testing/create-test-app.ts';
import { startBillingApp, type BillingApp } from '../../testing/start-billing-app.ts';

export interface Person {
  readonly visitor: Visitor;
  readonly id: string;
  readonly email: string;
}

interface BillingPeople {
  /** The service and its Stripe, which answers as it should at the start of each test. */
  billing: BillingApp;
  /** A person who has just registered. */
  register: () => Promise<Person>;
  /** How many customers and subscriptions Stripe has for an account. */
  madeFor: (person: Person) => [customers: number, subscriptions: number];
}

/** One service with a Stripe of its own, for all tests of a file. */
export function useBillingPeople(): BillingPeople {
  const people = {
    register: async () => {
      const visitor = people.billing.app.visitor();
      const { json } = await visitor.signUp();
      return { visitor, id: String(json['id']), email: String(json['email']) };
    },
    madeFor: ({ id }) => countMade(people.billing, id),
  } as BillingPeople;
  beforeAll(async () => {
    people.billing = await startBillingApp();
  });
  beforeEach(() => {
    Object.assign(people.billing.stripe, { mode: 'ok', delay: 0, failAfterMaking: false });
  });
  afterAll(() => people.billing.close());
  return people;
}

function countMade({ stripe }: BillingApp, agencyId: string): [number, number] {
  const customers = [...stripe.customers.values()].filter((one) => one.agencyId === agencyId);
  const subscriptions = [...stripe.subscriptions.values()].filter(({ customer }) =>
    customers.some((one) => one.id === customer),
  );
  return [customers.length, subscriptions.length];
}
