import type { BillingDeps } from './billing-deps.ts';
import { hasEvent, recordEvent } from './queries.ts';

type ProviderRefusal = { readonly refused: 'refused' | 'customer-gone' };

/** The first idempotency key of this name that the provider has not refused. */
export async function findUnusedKey(
  { store }: Pick<BillingDeps, 'store'>,
  name: string,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const key = `${name}-${attempt}`;
    if (!(await hasEvent(store.read, key))) return key;
  }
}

export async function recordRefusedKey(
  { store, now }: Pick<BillingDeps, 'store' | 'now'>,
  key: string,
  { refused }: ProviderRefusal,
): Promise<void> {
  await store.write((db) =>
    recordEvent(db, { id: key, type: `idempotency-key.${refused}` }, now()),
  );
}
