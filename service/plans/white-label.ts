import { findAgency } from '../agencies/queries.ts';
import type { Deps } from '../deps.ts';
import { findPlan } from './agency-plan.ts';

/** Cache time of a process: the end of a plan applies within this time. */
const cacheMs = 2000;
/** Maximum number of cached agencies. */
const maxAgencies = 10_000;

/** The agency's details as shown: white label is off without a plan that includes it. */
type WhiteLabelCheck = <Shown extends { readonly isWhiteLabel?: boolean }>(
  agencyId: string,
  shown: Shown,
) => Promise<Shown>;

/** The stored choice is unchanged, so that a new plan restores white label. */
export function createWhiteLabelCheck(
  deps: Pick<Deps, 'store' | 'billing' | 'env' | 'now'>,
): WhiteLabelCheck {
  const known = new Map<string, { readonly isPlanned: boolean; readonly readAt: number }>();

  async function isPlanned(agencyId: string): Promise<boolean> {
    const at = deps.now();
    const entry = known.get(agencyId);
    if (entry && at >= entry.readAt && at - entry.readAt < cacheMs) return entry.isPlanned;
    const agency = await findAgency(deps.store.read, agencyId);
    const plan = agency && (await findPlan(agency, deps)).plan;
    const read = { isPlanned: plan?.features.includes('white_label') === true, readAt: at };
    if (known.size >= maxAgencies) known.clear();
    known.set(agencyId, read);
    return read.isPlanned;
  }

  return async (agencyId, shown) =>
    shown.isWhiteLabel === true && !(await isPlanned(agencyId))
      ? { ...shown, isWhiteLabel: false }
      : shown;
}
