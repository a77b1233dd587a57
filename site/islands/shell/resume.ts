import { hasSessionHint, opensByItself, readFlag, takeFlag } from '../auth/session-flags.ts';
import { $session, logoutMessages, refreshSession } from '../auth/session-store.ts';
import { toast } from '../ui/toast-store.ts';
import { $auth, openAuth } from './auth-request.ts';
import { readAndDeleteAddress } from './stored-address.ts';
import { enterWorkspace } from './enter-workspace.ts';
import { isHome } from './reload-page.ts';
import { openBuilder } from './shell-store.ts';
import { wait } from '../ui/wait.ts';

const openDelay = 1000;
const restoreDelay = 2000;

/** Removes a provider's parameters from the address, and returns them. */
function takeParameters(): URLSearchParams {
  const url = new URL(window.location.href);
  const taken = new URLSearchParams();
  for (const [name, value] of [...url.searchParams]) {
    if (!/^(?:sign-in|payment_intent|payment_intent_client_secret|redirect_status)$/u.test(name))
      continue;
    taken.set(name, value);
    url.searchParams.delete(name);
  }
  if (taken.size > 0) window.history.replaceState(window.history.state, '', url);
  return taken;
}

/** Continues after a logout, after a return from a provider, or in a restored session. */
export async function resume(): Promise<void> {
  const parameters = takeParameters();
  const logout = takeFlag('justLoggedOut');
  if (logout !== undefined) {
    toast(logout === 'offline' ? logoutMessages.offline : logoutMessages.reached);
    return;
  }
  const signIn = parameters.get('sign-in');
  const payment = parameters.get('redirect_status');
  const expected = readFlag('whitelistedEmail');
  if (signIn !== null || readFlag('oauthLoginInitiated') !== undefined)
    await (await import('./resume-from-provider.ts')).resumeLogin(signIn);
  else if (payment !== null)
    await (await import('./resume-from-provider.ts')).resumePayment(payment);
  else if (takeFlag('builderOpens') !== undefined) await openBuilder(readAndDeleteAddress());
  else if (takeFlag('loginOpens') !== undefined) openAuth({}, 'email');
  else if (isHome() && (expected !== undefined || hasSessionHint()))
    await openStudioAutomatically(expected);
}

/**
 * Opens the studio of an account that has access without a subscription; in a restored session of
 * this tab with a greeting.
 */
async function openStudioAutomatically(expected: string | undefined): Promise<void> {
  // A person who comes back from the studio wants to stay here.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && 'type' in visit && visit.type === 'back_forward') return;
  const delay = expected === undefined ? openDelay : restoreDelay;
  const [session] = await Promise.all([refreshSession(), wait(delay)]);
  const isSignedIn = session?.status === 'signed-in' && $session.get().status === 'signed-in';
  if ($auth.get() !== undefined || !isSignedIn) return;
  const { user } = session;
  if (!opensByItself(user)) return;
  const isRestored = expected !== undefined && user.email === expected;
  enterWorkspace(readAndDeleteAddress(), isRestored ? 'restored' : 'welcome');
}
