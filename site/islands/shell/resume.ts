import type { Provider } from '../auth/sign-in-store.ts';
import {
  clearSubscriptionFlags,
  hasSessionHint,
  opensByItself,
  readFlag,
  rememberPayment,
  removeFlag,
  takeFlag,
} from '../auth/session-flags.ts';
import {
  $session,
  logoutMessages,
  refreshSession,
  refreshSubscription,
} from '../auth/session-store.ts';
import { hasPaid } from '../billing/standing.ts';
import { toast } from '../ui/toast-store.ts';
import { $auth, openAuth } from './auth-request.ts';
import { forgetAddress, keptAddress } from './kept-address.ts';
import { takePage } from './kept-page.ts';
import { greetings, openStudio, studioUser } from './open-studio.ts';
import { isHome } from './reload-page.ts';
import { enterBuilder, openBuilder } from './shell-store.ts';

const revealDelay = 300;
const openDelay = 1000;
const restoreDelay = 2000;

const wait = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** Parameters that a provider of logins or payments came back with, taken out of the address. */
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

/**
 * Goes on where the page was left: after a logout, on the way back from a provider, or in a
 * restored session.
 */
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
  if (signIn !== null || readFlag('oauthLoginInitiated') !== undefined) await resumeLogin(signIn);
  else if (payment !== null) await resumePayment(payment);
  else if (takeFlag('builderOpens') !== undefined) await openBuilder(takeAddress());
  else if (takeFlag('loginOpens') !== undefined) openAuth({}, 'email');
  else if (isHome() && (expected !== undefined || hasSessionHint())) await openByItself(expected);
}

function takeAddress(): string | undefined {
  const address = keptAddress();
  forgetAddress();
  return address;
}

const names: Readonly<Record<Provider, string>> = { google: 'Google', github: 'GitHub' };

/** Why signing in at a provider did not come about, by the word the service sends back. */
async function loginObjection(
  result: string | null,
  provider: Provider | undefined,
): Promise<string> {
  const name = provider === undefined ? 'your provider' : names[provider];
  switch (result) {
    case 'failed':
      return 'Failed to login. Please try again.';
    case 'unconfigured':
      if (provider === undefined) return 'This sign-in is not configured';
      return (await import('../auth/sign-in-store.ts')).unconfigured(provider);
    case 'unverified':
      return `Your email address is not verified with ${name}. Please verify it there and try again.`;
    default:
      return 'Login was cancelled';
  }
}

/** `result` is null when the person came back by other ways than the provider's. */
async function resumeLogin(result: string | null): Promise<void> {
  const initiated = takeFlag('oauthLoginInitiated');
  const provider = initiated === 'google' || initiated === 'github' ? initiated : undefined;
  const openedWith = takeAddress();
  const page = takePage();
  removeFlag('loggedOut');
  const mayHaveWorked = result === null || result === 'done';
  const session = mayHaveWorked ? await refreshSession() : undefined;
  if (session?.status !== 'signed-in') {
    const description =
      mayHaveWorked && !session
        ? 'Network error. Please check your connection and try again.'
        : await loginObjection(result, provider);
    toast({ title: 'Login failed', description, destructive: true });
    return;
  }
  toast({ title: 'Login successful', description: `Welcome back, ${session.user.username}!` });
  await wait(revealDelay);
  if (page !== undefined) {
    const { pathname, search } = window.location;
    if (page !== pathname + search) window.location.assign(page);
  } else if (session.user.access.builder) await enterBuilder(session.user, openedWith);
  else openAuth({ openedWith, showSubscription: true });
}

/**
 * Back from a bank's or wallet's own page; what Stripe says of the payment is asked of it, not
 * believed of the address.
 */
async function resumePayment(status: string): Promise<void> {
  const session = await refreshSubscription();
  if (session?.status === 'signed-in' && hasPaid(session.user)) {
    rememberPayment(session.user.stripeSubscriptionId ?? '');
    toast({ title: 'Subscription successful!' });
    await openStudio(session.user, takeAddress(), greetings.welcome);
    return;
  }
  clearSubscriptionFlags();
  if (status === 'failed') {
    toast({
      title: 'Payment failed',
      description: 'There was an issue processing your payment.',
      destructive: true,
    });
  }
  openAuth({ showSubscription: true });
}

/**
 * The studio of an account that was let in by name: a session that is restored in this tab is
 * greeted as such.
 */
async function openByItself(expected: string | undefined): Promise<void> {
  const delay = expected === undefined ? openDelay : restoreDelay;
  const [session] = await Promise.all([refreshSession(), wait(delay)]);
  const isBusy = $auth.get() !== undefined || studioUser() !== undefined;
  if (isBusy || session?.status !== 'signed-in' || $session.get().status !== 'signed-in') return;
  const { user } = session;
  if (!opensByItself(user)) return;
  const isRestored = expected !== undefined && user.email === expected;
  await openStudio(user, takeAddress(), isRestored ? greetings.restored : greetings.welcome);
}
