import { setTimeout as pause } from 'node:timers/promises';
import type { BillingDeps } from './billing-deps.ts';
import { serviceBusy } from '../errors.ts';
import { chooseSubscription } from './choose-subscription.ts';
import type { PaymentProvider, ProviderSubscription } from './payment-provider.ts';
import { findSubscription, storeAnswer, recordEvent, type SubscriptionRow } from './queries.ts';

/** A webhook event: something about the subscription may have changed. */
interface ProviderEvent {
  readonly id: string;
  readonly type: string;
}

export type Fetched<T> = { readonly answer: ProviderSubscription | undefined; readonly result: T };

/**
 * Attempts until a call fails; each one fails only when another process stores an answer meanwhile.
 */
const maxAttempts = 8;

/**
 * Fetches the provider's state and stores it. When another answer was stored meanwhile, the state
 * is fetched again, so that an older answer never replaces a newer one of any process. The events
 * are recorded in the same transaction.
 * @returns undefined when the agency has no row.
 */
export async function fetchAndStore<T>(
  { store, now }: Pick<BillingDeps, 'store' | 'now'>,
  where: { readonly provider: PaymentProvider['name']; readonly agencyId: string },
  fetch: (row: SubscriptionRow) => Promise<Fetched<T>>,
  events: readonly ProviderEvent[] = [],
): Promise<T | undefined> {
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const row = await findSubscription(store.read, where.agencyId, where.provider);
    if (!row) return undefined;
    const { answer, result } = await fetch(row);
    const isStored = await store.write(async (db) => {
      if (!(await storeAnswer(db, row, answer, now()))) return false;
      for (const event of events) await recordEvent(db, event, now());
      return true;
    });
    if (isStored) return result;
    await pause(Math.random() * 20 * tries);
  }
  throw serviceBusy();
}

interface SyncRun {
  readonly events: ProviderEvent[];
  readonly done: Promise<void>;
}

/**
 * Updates an agency's row from the provider. Calls for one agency run in sequence, and all that
 * arrive during a run share the next one: fifty copies of an event cause two requests.
 */
export function createSync(
  deps: Pick<BillingDeps, 'store' | 'now'>,
  provider: PaymentProvider,
): (agencyId: string, event?: ProviderEvent) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, SyncRun>();

  async function run(agencyId: string, events: readonly ProviderEvent[]): Promise<void> {
    const fetchState = async ({ customerId }: SubscriptionRow): Promise<Fetched<undefined>> => {
      const list = customerId === null ? [] : await provider.listSubscriptions(customerId);
      return { answer: chooseSubscription(list), result: undefined };
    };
    await fetchAndStore(deps, { provider: provider.name, agencyId }, fetchState, events);
  }

  return (agencyId, event) => {
    const waiting = next.get(agencyId);
    if (waiting) {
      if (event) waiting.events.push(event);
      return waiting.done;
    }
    const events = event ? [event] : [];
    const before = running.get(agencyId) ?? Promise.resolve();
    const done = before
      .catch(() => undefined)
      .then(() => {
        next.delete(agencyId);
        running.set(agencyId, done);
        return run(agencyId, events);
      })
      .finally(() => {
        if (running.get(agencyId) === done) running.delete(agencyId);
      });
    next.set(agencyId, { events, done });
    return done;
  };
}
