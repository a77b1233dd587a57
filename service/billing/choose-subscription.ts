import type { ProviderSubscription } from './payment-provider.ts';
import { isPaid } from './is-paid.ts';
import { isFinal } from './queries.ts';

/**
 * How much a subscription says about its account: one that is paid most, one that is over least.
 */
function weight({ status }: ProviderSubscription): number {
  if (isPaid(status)) return 3;
  if (status === 'incomplete') return 1;
  return isFinal(status) ? 0 : 2;
}

/**
 * The one subscription that decides what the account may do; the newest of those that say the same.
 */
export function chooseSubscription(
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | undefined {
  return [...subscriptions].sort((a, b) => weight(b) - weight(a) || b.createdAt - a.createdAt)[0];
}
