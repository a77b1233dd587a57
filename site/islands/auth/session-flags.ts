import type { User } from '../../../service/contract/user.ts';

/**
 * What this tab remembers of a session. It decides only what is shown while the service is being
 * asked; the service never reads it, and nothing is granted by it.
 */
const subscriptionFlags = [
  'subscriptionId',
  'hasActiveSubscription',
  'paymentAttempted',
  'paymentStatus',
  'lastSuccessfulPayment',
  'subscriptionTimestamp',
] as const;
const sessionFlags = [
  ...subscriptionFlags,
  'oauthLoginInitiated',
  'loginTimestamp',
  'emailLoginAttempt',
  'emailRegistration',
  'registrationTimestamp',
  'whitelistedEmail',
] as const;
/**
 * Outlive a logout: `justLoggedOut` until the next page was shown, `loggedOut` until the next
 * login.
 */
const logoutFlags = ['justLoggedOut', 'loggedOut'] as const;

/**
 * What the next page does once: opens the studio after a login or a payment, or the login after a
 * new password.
 */
type NextPageFlag = 'builderOpens' | 'loginOpens';

export type Flag = (typeof sessionFlags)[number] | (typeof logoutFlags)[number] | NextPageFlag;

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

/** Reads a flag that counts once. */
export function takeFlag(flag: Flag): string | undefined {
  const value = readFlag(flag);
  if (value !== undefined) removeFlag(flag);
  return value;
}

export function clearSessionFlags(): void {
  sessionFlags.forEach(removeFlag);
}

/** Whether this browser has a session, or this tab has seen a login that it has not seen ended. */
export function seemsSignedIn(): boolean {
  if (readFlag('loggedOut') !== undefined) return false;
  return (
    hasSessionHint() ||
    readFlag('loginTimestamp') !== undefined ||
    readFlag('oauthLoginInitiated') !== undefined
  );
}

/** Notes who signed in and at what time (epoch milliseconds). */
export function rememberLogin(user: User, now: number = Date.now()): void {
  logoutFlags.forEach(removeFlag);
  removeFlag('oauthLoginInitiated');
  if (readFlag('loginTimestamp') === undefined) setFlag('loginTimestamp', String(now));
  const { reason } = user.access;
  keepFlag('whitelistedEmail', opensByItself(user) ? user.email : undefined);
  keepFlag(
    'hasActiveSubscription',
    reason === 'subscription' || reason === 'test' ? 'true' : undefined,
  );
  keepFlag('subscriptionId', user.stripeSubscriptionId ?? undefined);
}

/** Whether the studio of this account opens without being asked for. */
export function opensByItself({ access }: Pick<User, 'access'>): boolean {
  return access.builder && (access.reason === 'whitelist' || access.reason === 'owner');
}

/** Notes a payment that the provider took, at what time (epoch milliseconds). */
export function rememberPayment(subscriptionId: string, now: number = Date.now()): void {
  setFlag('subscriptionId', subscriptionId);
  setFlag('hasActiveSubscription');
  setFlag('paymentStatus', 'succeeded');
  setFlag('lastSuccessfulPayment', subscriptionId);
  setFlag('subscriptionTimestamp', String(now));
}

/** Takes back what is noted of a subscription, and nothing of the session. */
export function clearSubscriptionFlags(): void {
  subscriptionFlags.forEach(removeFlag);
}

/**
 * Whether this tab has reason to expect access: the last payment is that of the known subscription,
 * the active flag is set, or the account's address is the one that was let in. Only the service
 * knows; this decides what is shown meanwhile.
 */
export function seemsSubscribed(email?: string): boolean {
  const payment = readFlag('lastSuccessfulPayment');
  if (payment !== undefined && payment === readFlag('subscriptionId')) return true;
  if (readFlag('hasActiveSubscription') === 'true') return true;
  return email !== undefined && readFlag('whitelistedEmail') === email;
}

/**
 * How a logout ended is told again on the next page, as the first message is cut off by the way
 * there.
 */
export function rememberLogout(reached: boolean): void {
  clearSessionFlags();
  setFlag('justLoggedOut', reached ? 'true' : 'offline');
  setFlag('loggedOut');
}

const hintCookie = 'signed-in';

/**
 * Whether the service has a session of this browser, as far as its readable cookie says, so that it
 * is worth asking whose.
 */
export function hasSessionHint(): boolean {
  return attempt(() => /(?:^|; )signed-in=1(?:;|$)/u.test(document.cookie)) ?? false;
}

/** After a logout that the service may not have heard of. */
export function forgetSessionHint(): void {
  attempt(() => {
    document.cookie = `${hintCookie}=; Max-Age=0; Path=/; SameSite=Lax`;
  });
}
