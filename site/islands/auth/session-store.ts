import { refreshSubscription as callRefreshSubscription } from '../../../service/contract/billing.ts';
import { atom } from 'nanostores';
import { logout, currentUser } from '../../../service/contract/auth.ts';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { callService, type CallResult } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import {
  clearSessionFlags,
  forgetSessionHint,
  readFlag,
  rememberLogin,
  rememberLogout,
} from './session-flags.ts';

export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User };

/** The state of the session; `unknown` until the service has answered. */
export const $session = atom<Session>({ status: 'unknown' });

/** Milliseconds for which an answer is used without asking again. */
const staleAfter = 5000;
const logoutDelay = 300;

let fetchedAt = Number.NEGATIVE_INFINITY;
/** Counts logouts: an answer to an earlier request describes a session that is over. */
let logouts = 0;

export function setSignedIn(user: User): Session {
  const session: Session = { status: 'signed-in', user };
  fetchedAt = Date.now();
  rememberLogin(user);
  $session.set(session);
  return session;
}

function setSignedOut(): Session {
  const session: Session = { status: 'signed-out' };
  clearSessionFlags();
  $session.set(session);
  return session;
}

async function applySession(request: Promise<CallResult<User>>): Promise<Session | undefined> {
  const before = logouts;
  const result = await request;
  if (before !== logouts) return { status: 'signed-out' };
  if (result.ok) return setSignedIn(result.reply);
  return result.status === 401 ? setSignedOut() : undefined;
}

/**
 * Asks the service who is signed in; undefined when it did not answer. It does not ask after a
 * logout in this tab.
 */
export async function refreshSession(): Promise<Session | undefined> {
  if (readFlag('loggedOut') !== undefined) return setSignedOut();
  fetchedAt = Date.now();
  return applySession(callService(currentUser));
}

/**
 * Lets the service ask the payment provider for the subscription; undefined when it did not answer.
 */
export async function refreshSubscription(): Promise<Session | undefined> {
  return applySession(callService(callRefreshSubscription));
}

/**
 * Asks again when the person returns to the window and the last answer is older than five seconds.
 */
export function refreshSessionOnFocus(): void {
  window.addEventListener('focus', () => {
    const isStale = Date.now() - fetchedAt > staleAfter;
    if ($session.get().status === 'signed-in' && isStale) void refreshSession();
  });
}

export const logoutMessages = {
  reached: { title: 'Logged out', description: 'You have been successfully logged out.' },
  offline: { title: 'Logout completed', description: 'You have been logged out on this device.' },
} as const;

/** Ends the session, also when the service cannot be reached, and goes to the home page. */
export async function logOut(
  leave = (address: string) => window.location.assign(address),
): Promise<void> {
  clearSessionFlags();
  const result = await callService(logout);
  logouts += 1;
  rememberLogout(result.ok);
  forgetSessionHint();
  $session.set({ status: 'signed-out' });
  toast(result.ok ? logoutMessages.reached : logoutMessages.offline);
  setTimeout(() => leave(paths.home), logoutDelay);
}
