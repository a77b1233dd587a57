import { paths } from '../../paths.ts';
import { seemsSignedIn } from '../auth/session-flags.ts';
import { refreshSession } from '../auth/session-store.ts';
import { openAuth } from './auth-request.ts';
import { rememberPlan, wantedPlan } from './wanted-plan.ts';

/**
 * Leads from a plan of the price list to registering, with which the trial begins. Somebody who is
 * signed in has their trial or plan already, and finds it in the account.
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
