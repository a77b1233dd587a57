import { paths } from '../../paths.ts';
import { seemsSignedIn } from '../auth/session-flags.ts';
import { refreshSession } from '../auth/session-store.ts';
import { openAuth } from './auth-request.ts';
import { rememberPlan, wantedPlan } from './wanted-plan.ts';

/**
 * Leads from a plan in the price list to registration, which begins the trial. A signed-in person
 * has a trial or plan already, and is led to the account.
 */
export async function startTrial(
  plan: string,
  leave = (to: string) => window.location.assign(to),
): Promise<void> {
  rememberPlan(plan);
  const session = seemsSignedIn() ? await refreshSession() : undefined;
  if (session?.status === 'signed-in') leave(paths.plan);
  else openAuth({ plan: wantedPlan(), fields: { mode: 'register' } }, 'email');
}
