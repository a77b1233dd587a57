import type { User } from '../../../service/contract/user.ts';
import type { PlanId } from '../../../templates-data/model/plans.ts';
import { clearSessionFlags, seemsSignedIn, seemsSubscribed } from '../auth/session-flags.ts';
import { refreshSession, refreshSubscription, type Session } from '../auth/session-store.ts';
import { offerPlans } from '../billing/plan-notice.ts';
import { toast } from '../ui/toast-store.ts';
import { $auth, dismissAuth, hideAuth, openAuth } from './auth-request.ts';
import { storeAddress } from './stored-address.ts';
import { storeReturnPage } from './return-page.ts';
import { enterWorkspace, isWorkspace } from './enter-workspace.ts';
import { isHome, reloadSoon } from './reload-page.ts';
import { wantedPlan } from './wanted-plan.ts';
import { wait } from '../ui/wait.ts';

/** Milliseconds in which the login's message is visible before the next view covers it. */
const revealDelay = 300;
/** Milliseconds that a click waits for the service before the modal opens. */
const timeout = 250;
const successClose = 1000;
const fallbackClose = 500;
const cancelClose = 500;

export const signInFirst = {
  title: 'Authentication Required',
  description: 'Please log in to access the template builder.',
} as const;

const subscriptionRequired = {
  title: 'Subscription Required',
  description: 'A subscription is needed to access the template builder.',
} as const;

type Leave = (address: string) => void;

/** Whether a person has signed in on this page, which may still show the signed-out state. */
let hasChanged = false;

const statusUnknown = {
  title: 'Error',
  description: 'Something went wrong while checking your subscription status.',
  destructive: true,
} as const;

/**
 * Opens the studio for a person with access, otherwise the login or the payment. `savedName` is the
 * name on a demo that was begun: registering saves it, so there is no warning.
 */
export async function openBuilder(openedWith?: string, savedName?: string): Promise<void> {
  let wasLoginOpened = false;
  const openLogin = (): void => {
    // A person who has closed it meanwhile does not want it again.
    if (wasLoginOpened) return;
    wasLoginOpened = true;
    if ($auth.get()) return;
    if (savedName === undefined) openAuth({ openedWith });
    else openAuth({ openedWith, savedName, fields: { mode: 'register' } }, 'email');
  };
  const refresh = refreshSession();
  const early = await Promise.race([refresh, wait(timeout)]);
  if (early === undefined && !seemsSignedIn() && !seemsSubscribed()) openLogin();
  const session = await refresh;
  if (!session) {
    toast(statusUnknown);
    openLogin();
    return;
  }
  if (session.status !== 'signed-in') {
    clearSessionFlags();
    openLogin();
    if (savedName === undefined && $auth.get()) toast(signInFirst);
    return;
  }
  await enterBuilder(session.user, openedWith);
}

/**
 * Opens the builder from the account view. The session is checked, because it may have ended
 * elsewhere.
 */
export async function openBuilderFromAccount(): Promise<void> {
  const session = await refreshSession();
  if (session?.status === 'signed-in') {
    await enterBuilder(session.user, $auth.get()?.openedWith);
    return;
  }
  toast(session ? { ...signInFirst, destructive: true } : statusUnknown);
}

/** Opens the studio if `access` allows it, otherwise the plans or the payment. */
export async function enterBuilder(user: User, openedWith: string | undefined): Promise<void> {
  const current = user.access.builder ? user : await userAfterPayment(user);
  if (current.access.builder) {
    hideAuth();
    if (!isWorkspace()) enterWorkspace(openedWith, 'welcome');
    return;
  }
  const { isTrialOver, describeSubscription } = await import('../billing/subscription-state.ts');
  if (isTrialOver(current)) {
    const { title, text } = describeSubscription(current);
    hideAuth();
    offerPlans(`${title}. ${text}`);
    return;
  }
  toast(subscriptionRequired);
  showSubscription(true, openedWith);
}

/** The user after a payment in this tab, which the service may not know of yet. */
async function userAfterPayment(user: User): Promise<User> {
  const { paidRecently } = await import('../billing/payment-store.ts');
  if (!paidRecently()) return user;
  const session: Session | undefined = await refreshSubscription();
  return session?.status === 'signed-in' ? session.user : user;
}

function showSubscription(
  shown: boolean,
  openedWith: string | undefined,
  plan: PlanId | undefined = $auth.get()?.plan ?? wantedPlan(),
): void {
  const request = { openedWith, showSubscription: shown, ...(plan !== undefined && { plan }) };
  if ($auth.get()) $auth.set(request);
  else openAuth(request);
}

/** Shows the payment step in the modal, or goes back from it. */
export function toggleSubscription(shown: boolean, plan?: PlanId): void {
  showSubscription(shown, $auth.get()?.openedWith, plan);
}

/**
 * Continues after a login or a registration: stays on a page that waited for it, else opens the
 * studio for an account with access, and the payment for any other.
 */
export async function continueAfterSignIn(user: User, leave?: Leave): Promise<void> {
  hasChanged = true;
  await wait(revealDelay);
  const request = $auth.get();
  // The person may have closed the modal meanwhile.
  if (!request) return;
  if (request.staysHere === true || isWorkspace()) hideAuth();
  else if (user.access.builder) {
    hideAuth();
    enterWorkspace(request.openedWith, 'welcome', leave);
  } else showSubscription(true, request.openedWith);
}

/**
 * Continues after the payment: the modal stays open for a second, then the studio opens, unless the
 * person is in the workspace.
 */
export async function finishPayment(isKnown: boolean, leave?: Leave): Promise<void> {
  const openedWith = $auth.get()?.openedWith;
  await wait(isKnown ? successClose : fallbackClose);
  hideAuth();
  if (isWorkspace()) await refreshSession();
  else enterWorkspace(openedWith, 'welcome', leave);
}

export async function cancelSubscription(): Promise<void> {
  await wait(cancelClose);
  closeAuth();
}

/**
 * Closes the modal. The home page is reloaded only after a login on it, because a reload loses the
 * focus, the scroll position and half-written forms.
 */
export function closeAuth(reload?: () => void): void {
  dismissAuth();
  if (!hasChanged || !isHome()) return;
  hasChanged = false;
  reloadSoon(reload);
}

/** Stores the prospect's address, or the page, until the person returns from Google or GitHub. */
export function leaveForProvider(): void {
  const { openedWith, staysHere = isWorkspace() } = $auth.get() ?? {};
  if (openedWith !== undefined) storeAddress(openedWith);
  storeReturnPage(staysHere ? window.location : undefined);
}
