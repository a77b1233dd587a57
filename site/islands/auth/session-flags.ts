import type { User } from '../../../service/contract/user.ts';

/**
 * Flags of this tab about its session. They decide only what is shown until the service has
 * answered, and give no access.
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
 * These survive a logout: `justLoggedOut` until the next page was shown, `loggedOut` until the next
 * login.
 */
const logoutFlags = ['justLoggedOut', 'loggedOut'] as const;

/**
 * Actions of the next page, each done once: open the studio after a login or a payment, or the
 * login after a new password.
 */
type NextPageFlag = 'builderOpens' | 'loginOpens';

type Flag = (typeof sessionFlags)[number] | (typeof logoutFlags)[number] | NextPageFlag;

// In browsers without storage each access throws; then nothing is remembered.
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

function storeFlag(flag: Flag, value: string | undefined): void {
  if (value === undefined) removeFlag(flag);
  else setFlag(flag, value);
}

export function removeFlag(flag: Flag): void {
  attempt(() => sessionStorage.removeItem(flag));
}

/** Reads and removes a flag. */
export function takeFlag(flag: Flag): string | undefined {
  const value = readFlag(flag);
  if (value !== undefined) removeFlag(flag);
  return value;
}

export function clearSessionFlags(): void {
  sessionFlags.forEach(removeFlag);
}

/** Whether this browser probably has a session: a hint of the service, or a login in this tab. */
export function seemsSignedIn(): boolean {
  if (readFlag('loggedOut') !== undefined) return false;
  return (
    hasSessionHint() ||
    readFlag('loginTimestamp') !== undefined ||
    readFlag('oauthLoginInitiated') !== undefined
  );
}

/** Stores who signed in and when (epoch milliseconds). */
export function rememberLogin(user: User, now: number = Date.now()): void {
  logoutFlags.forEach(removeFlag);
  removeFlag('oauthLoginInitiated');
  if (readFlag('loginTimestamp') === undefined) setFlag('loginTimestamp', String(now));
  const { reason } = user.access;
  storeFlag('whitelistedEmail', opensByItself(user) ? user.email : undefined);
  storeFlag(
    'hasActiveSubscription',
    reason === 'subscription' || reason === 'test' ? 'true' : undefined,
  );
  storeFlag('subscriptionId', user.stripeSubscriptionId ?? undefined);
}

/** Whether the studio of this account opens automatically. */
export function opensByItself({ access }: Pick<User, 'access'>): boolean {
  return access.builder && (access.reason === 'whitelist' || access.reason === 'owner');
}

/** Stores a payment that the provider accepted, and when (epoch milliseconds). */
export function rememberPayment(subscriptionId: string, now: number = Date.now()): void {
  setFlag('subscriptionId', subscriptionId);
  setFlag('hasActiveSubscription');
  setFlag('paymentStatus', 'succeeded');
  setFlag('lastSuccessfulPayment', subscriptionId);
  setFlag('subscriptionTimestamp', String(now));
}

/** Removes the flags of a subscription, but not those of the session. */
export function clearSubscriptionFlags(): void {
  subscriptionFlags.forEach(removeFlag);
}

/**
 * Whether this tab may expect access: the last payment is that of the known subscription, the
 * active flag is set, or the account's address has access. It decides only what is shown until the
 * service has answered.
 */
export function seemsSubscribed(email?: string): boolean {
  const payment = readFlag('lastSuccessfulPayment');
  if (payment !== undefined && payment === readFlag('subscriptionId')) return true;
  if (readFlag('hasActiveSubscription') === 'true') return true;
  return email !== undefined && readFlag('whitelistedEmail') === email;
}

/** Stores how a logout ended for the next page, because leaving this one cuts its message off. */
export function rememberLogout(reached: boolean): void {
  clearSessionFlags();
  setFlag('justLoggedOut', reached ? 'true' : 'offline');
  setFlag('loggedOut');
}

const hintCookie = 'signed-in';

/**
 * Whether the service's readable cookie says that this browser has a session, so that asking for it
 * is useful.
 */
export function hasSessionHint(): boolean {
  return attempt(() => /(?:^|; )signed-in=1(?:;|$)/u.test(document.cookie)) ?? false;
}

/** Removes the hint after a logout that may not have reached the service. */
export function forgetSessionHint(): void {
  attempt(() => {
    document.cookie = `${hintCookie}=; Max-Age=0; Path=/; SameSite=Lax`;
  });
}
