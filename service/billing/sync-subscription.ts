import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { chooseSubscription } from './choose-subscription.ts';
import type { PaymentProvider, ProviderSubscription } from './payment-provider.ts';
import { findSubscription, keepAnswer, recordEvent, type SubscriptionRow } from './queries.ts';

/** An event of the provider, which says that something may have changed. */
export interface Nudge {
  readonly id: string;
  readonly type: string;
}

export type Asked<T> = { readonly answer: ProviderSubscription | undefined; readonly result: T };

/**
 * Attempts until a call fails; each one fails only when another process stores an answer meanwhile.
 */
const mostTries = 8;

/**
 * Fetches the provider's state and stores it. When another answer was stored meanwhile, the state
 * is fetched again, so that an older answer never replaces a newer one of any process. The events
 * are recorded in the same transaction.
 * @returns undefined when the agency has no row.
 */
export async function askAndKeep<T>(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  where: { readonly provider: PaymentProvider['name']; readonly agencyId: string },
  ask: (row: SubscriptionRow) => Promise<Asked<T>>,
  nudges: readonly Nudge[] = [],
): Promise<T | undefined> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const row = await findSubscription(store.read, where.agencyId, where.provider);
    if (!row) return undefined;
    const { answer, result } = await ask(row);
    const kept = await store.write(async (db) => {
      if (!(await keepAnswer(db, row, answer, now()))) return false;
      for (const nudge of nudges) await recordEvent(db, nudge, now());
      return true;
    });
    if (kept) return result;
    await pause(Math.random() * 20 * tries);
  }
  throw new ServiceError('busy', 'The service is busy just now. Please try again in a moment.', {
    retryAfter: 5,
  });
}

interface Run {
  readonly nudges: Nudge[];
  readonly done: Promise<void>;
}

/**
 * Updates an agency's row from the provider. Calls for one agency run in sequence, and all that
 * arrive during a run share the next one: fifty copies of an event cause two requests.
 */
export function createSync(
  deps: Pick<Deps, 'store' | 'now'>,
  provider: PaymentProvider,
): (agencyId: string, nudge?: Nudge) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Run>();

  async function run(agencyId: string, nudges: readonly Nudge[]): Promise<void> {
    const look = async ({ customerId }: SubscriptionRow): Promise<Asked<undefined>> => {
      const list = customerId === null ? [] : await provider.subscriptionsOf(customerId);
      return { answer: chooseSubscription(list), result: undefined };
    };
    await askAndKeep(deps, { provider: provider.name, agencyId }, look, nudges);
  }

  return (agencyId, nudge) => {
    const waiting = next.get(agencyId);
    if (waiting) {
      if (nudge) waiting.nudges.push(nudge);
      return waiting.done;
    }
    const nudges = nudge ? [nudge] : [];
    const before = running.get(agencyId) ?? Promise.resolve();
    const done = before
      .catch(() => undefined)
      .then(() => {
        next.delete(agencyId);
        running.set(agencyId, done);
        return run(agencyId, nudges);
      })
      .finally(() => {
        if (running.get(agencyId) === done) running.delete(agencyId);
      });
    next.set(agencyId, { nudges, done });
    return done;
  };
}
