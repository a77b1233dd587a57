import { findAgency } from '../agencies/queries.ts';
import type { Deps } from '../deps.ts';
import { findPlan } from './agency-plan.ts';

/** How long a process goes by what it has read: an ended plan holds within this time. */
const freshMs = 2000;
/** Agencies that are remembered at once. */
const maxAgencies = 10_000;

/** What an agency has chosen, as it is shown: white label holds while its plan brings it. */
type WhiteLabelCheck = <Shown extends { readonly isWhiteLabel?: boolean }>(
  agencyId: string,
  shown: Shown,
) => Promise<Shown>;

/** The choice itself stays, so that white label returns with a plan. */
export function createWhiteLabelCheck(
  deps: Pick<Deps, 'store' | 'billing' | 'env' | 'now'>,
): WhiteLabelCheck {
  const known = new Map<string, { readonly isPlanned: boolean; readonly readAt: number }>();

  async function isPlanned(agencyId: string): Promise<boolean> {
    const at = deps.now();
    const entry = known.get(agencyId);
    if (entry && at >= entry.readAt && at - entry.readAt < freshMs) return entry.isPlanned;
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
