import type { User } from '../../../service/contract/auth.ts';

/**
 * What this tab remembers of a session. It decides only what is shown while the service is being asked; the service
 * never reads it, and nothing is granted by it.
 */
const sessionFlags = [
  'subscriptionId',
  'hasActiveSubscription',
  'paymentAttempted',
  'paymentStatus',
  'lastSuccessfulPayment',
  'subscriptionTimestamp',
  'oauthLoginInitiated',
  'loginTimestamp',
  'emailLoginAttempt',
  'emailRegistration',
  'registrationTimestamp',
  'whitelistedEmail',
] as const;
/** Outlive a logout: `justLoggedOut` until the next page was shown, `loggedOut` until the next login. */
const logoutFlags = ['justLoggedOut', 'loggedOut'] as const;

export type Flag = (typeof sessionFlags)[number] | (typeof logoutFlags)[number];

// A browser that keeps no site data throws on every touch; then nothing is remembered.
function attempt<Result>(touch: () => Result): Result | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}

export function readFlag(flag: Flag): string | undefined {
  return attempt(() => sessionStorage.getItem(flag)) ?? undefined;
}

export function setFlag(flag: Flag, value = 'true'): void {
  attempt(() => sessionStorage.setItem(flag, value));
}

function keepFlag(flag: Flag, value: string | undefined): void {
  if (value === undefined) removeFlag(flag);
  else setFlag(flag, value);
}

export function removeFlag(flag: Flag): void {
  attempt(() => sessionStorage.removeItem(flag));
}

export function clearSessionFlags(): void {
  sessionFlags.forEach(removeFlag);
}

/** Whether this tab has seen a login that it has not seen ended. */
export function seemsSignedIn(): boolean {
  if (readFlag('loggedOut') !== undefined) return false;
  return readFlag('loginTimestamp') !== undefined || readFlag('oauthLoginInitiated') !== undefined;
}

/** Notes who signed in and at what time (epoch milliseconds). */
export function rememberLogin(user: User, now: number = Date.now()): void {
  logoutFlags.forEach(removeFlag);
  removeFlag('oauthLoginInitiated');
  if (readFlag('loginTimestamp') === undefined) setFlag('loginTimestamp', String(now));
  const { reason } = user.access;
  keepFlag('whitelistedEmail', reason === 'whitelist' ? user.email : undefined);
  keepFlag('hasActiveSubscription', reason === 'subscription' ? 'true' : undefined);
  keepFlag('subscriptionId', user.stripeSubscriptionId ?? undefined);
}

/** How a logout ended is told again on the next page, as the first message is cut off by the way there. */
export function rememberLogout(reached: boolean): void {
  clearSessionFlags();
  setFlag('justLoggedOut', reached ? 'true' : 'offline');
  setFlag('loggedOut');
}
