import { eq } from 'drizzle-orm';
import { agencies } from '../db/schema.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { beginRow, findByCustomer, findSubscription, hasEvent, storeCustomer } from './queries.ts';
import type { WebhookEvent } from './read-webhook.ts';
import type { createSync } from './sync-subscription.ts';

type Needed = Pick<BillingDeps, 'store' | 'log' | 'now'>;

const relevant = /^(?:customer\.subscription|invoice)\./u;

/**
 * The agency of a customer. When the customer's id was not stored, the metadata names the agency.
 */
async function findCustomerAgency(
  { store, now }: Needed,
  provider: PaymentProvider,
  customerId: string,
): Promise<string | undefined> {
  const known = await findByCustomer(store.read, customerId);
  if (known) return known.provider === provider.name ? known.agencyId : undefined;
  const agencyId = await provider.findAgency(customerId);
  if (agencyId === undefined) return undefined;
  return store.write(async (db) => {
    const [agency] = await db
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.id, agencyId));
    if (!agency) return undefined;
    await beginRow(db, agencyId, provider.name, now());
    await storeCustomer(db, agencyId, customerId);
    const row = await findSubscription(db, agencyId, provider.name);
    return row?.customerId === customerId ? agencyId : undefined;
  });
}

/** Updates the agency that an event of the provider is about, once per event. */
export async function handleEvent(
  { id, type, customerId }: WebhookEvent,
  deps: Needed,
  { provider, sync }: { provider: PaymentProvider; sync: ReturnType<typeof createSync> },
): Promise<void> {
  const { store, log } = deps;
  if (customerId === undefined || !relevant.test(type)) return;
  if (await hasEvent(store.read, id)) return;
  const agencyId = await findCustomerAgency(deps, provider, customerId);
  if (agencyId === undefined) log.info({ event: id, type }, 'event of a customer that is not ours');
  else await sync(agencyId, { id, type });
}
