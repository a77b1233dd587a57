import type { ProviderSubscription } from './payment-provider.ts';
import { isPaid } from './is-paid.ts';
import { isFinal } from './queries.ts';

/** Orders statuses by what they give the agency: paid first, ended last. */
function weight({ status }: ProviderSubscription): number {
  if (isPaid(status)) return 3;
  if (status === 'incomplete') return 1;
  return isFinal(status) ? 0 : 2;
}

/** The one subscription that decides what the agency may do; among equal ones the newest. */
export function chooseSubscription(
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | undefined {
  return [...subscriptions].sort((a, b) => weight(b) - weight(a) || b.createdAt - a.createdAt)[0];
}
