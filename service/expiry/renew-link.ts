import { eq } from 'drizzle-orm';
import { findAgency, findRole } from '../agencies/queries.ts';
import { demos } from '../db/schema.ts';
import { extendLink } from '../demos/extend-link.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { findPlan, requirePlan } from '../plans/agency-plan.ts';
import { renewalDays } from './expiry-mail.ts';
import { readRenewalToken, type Renewal } from './renewal-tokens.ts';

type Needed = Pick<Deps, 'store' | 'billing' | 'env' | 'now'>;

/** `renewed`: the link was renewed after this mail, by its token or by hand. */
export interface RenewalState {
  readonly renewal: Renewal;
  readonly demo: DemoRow;
  readonly state: 'open' | 'renewed';
}

/**
 * Reads a mailed token. Changes nothing.
 * @throws ServiceError invalid_token
 */
export async function findRenewal(
  { store }: Pick<Needed, 'store'>,
  token: string,
  db = store.read,
): Promise<RenewalState> {
  const renewal = await readRenewalToken(db, token);
  const [demo] = renewal ? await db.select().from(demos).where(eq(demos.id, renewal.demoId)) : [];
  const isMember =
    renewal && demo && (await findRole(db, demo.agencyId, renewal.userId)) !== undefined;
  if (!renewal || demo?.deletedAt !== null || isMember !== true)
    throw new ServiceError('invalid_token', 'This link leads to no demo of yours any more.');
  return { renewal, demo, state: demo.expiresAt === renewal.expiresAt ? 'open' : 'renewed' };
}

/**
 * Renews the link of a demo with a mailed token. Using the token again changes nothing.
 * @throws ServiceError invalid_token, plan_needed
 */
export async function renewLink(deps: Needed, token: string): Promise<RenewalState> {
  const { store, now } = deps;
  const { demo } = await findRenewal(deps, token);
  const agency = await findAgency(store.read, demo.agencyId);
  if (!agency) throw new ServiceError('invalid_token', 'This link leads to no demo of yours.');
  const plan = await findPlan(agency, deps);
  requirePlan(plan);
  return store.write(async (db) => {
    const found = await findRenewal(deps, token, db);
    if (found.state === 'renewed') return found;
    const row = await extendLink(db, found.demo, {
      limits: plan.limits,
      days: renewalDays,
      actor: `member:${found.renewal.userId}`,
      now: now(),
    });
    return { ...found, demo: row ?? found.demo, state: 'renewed' };
  });
}
