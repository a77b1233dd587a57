/** Continues after a return from Google, GitHub or a bank's page. Fetched only then. */
import {
  clearSubscriptionFlags,
  rememberPayment,
  removeFlag,
  takeFlag,
} from '../auth/session-flags.ts';
import { refreshSession, refreshSubscription } from '../auth/session-store.ts';
import type { Provider } from '../auth/sign-in-store.ts';
import { hasPaid, paymentFailed } from '../billing/subscription-state.ts';
import { toast } from '../ui/toast-store.ts';
import { openAuth } from './auth-request.ts';
import { readAndDeleteAddress } from './stored-address.ts';
import { takeReturnPage } from './return-page.ts';
import { enterWorkspace, isWorkspace } from './enter-workspace.ts';
import { enterBuilder } from './shell-store.ts';
import { networkError } from '../ui/call-service.ts';
import { wait } from '../ui/wait.ts';

const revealDelay = 300;

const names: Readonly<Record<Provider, string>> = { google: 'Google', github: 'GitHub' };

/** Shows why signing in at a provider failed, by the code that the service sends. */
async function explainFailure(
  result: string | null,
  provider: Provider | undefined,
): Promise<string> {
  const name = provider === undefined ? 'your provider' : names[provider];
  switch (result) {
    case 'failed':
      return 'Failed to login. Please try again.';
    case 'unconfigured':
      if (provider === undefined) return 'This sign-in is not configured';
      return (await import('../auth/sign-in-store.ts')).describeMissingProvider(provider);
    case 'unverified':
      return `Your email address is not verified with ${name}. Please verify it there and try again.`;
    default:
      return 'Login was cancelled';
  }
}

/** `result` is null when the person returned in another way. */
export async function resumeLogin(result: string | null): Promise<void> {
  const initiated = takeFlag('oauthLoginInitiated');
  const provider = initiated === 'google' || initiated === 'github' ? initiated : undefined;
  const openedWith = readAndDeleteAddress();
  const page = takeReturnPage();
  removeFlag('loggedOut');
  const mayHaveWorked = result === null || result === 'done';
  const session = mayHaveWorked ? await refreshSession() : undefined;
  if (session?.status !== 'signed-in') {
    const description =
      mayHaveWorked && !session ? networkError : await explainFailure(result, provider);
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
 * Continues after a bank's or wallet's page. The state of the payment comes from Stripe, not from
 * the address.
 */
export async function resumePayment(status: string): Promise<void> {
  const session = await refreshSubscription();
  if (session?.status === 'signed-in' && hasPaid(session.user)) {
    rememberPayment(session.user.stripeSubscriptionId ?? '');
    toast({ title: 'Subscription successful!' });
    if (!isWorkspace()) enterWorkspace(readAndDeleteAddress(), 'welcome');
    return;
  }
  clearSubscriptionFlags();
  if (status === 'failed') {
    toast({
      title: 'Payment failed',
      description: paymentFailed,
      destructive: true,
    });
  }
  openAuth({ showSubscription: true });
}
