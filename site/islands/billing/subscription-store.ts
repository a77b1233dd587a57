import { createSubscription as callCreateSubscription } from '../../../service/contract/billing.ts';
import { atom } from 'nanostores';
import type { Settings } from '../../../service/contract/settings.ts';
import type { PlanId } from '../../../templates-data/model/plans.ts';
import { setFlag } from '../auth/session-flags.ts';
import { refreshSession, refreshSubscription } from '../auth/session-store.ts';
import { loadSettings } from '../auth/settings-store.ts';
import { callService, serviceSentence } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { hasPaid } from './subscription-state.ts';
import { wait } from '../ui/wait.ts';

const signInFirst = 'Authentication required. Please log in first.';

export type Setup =
  | { readonly status: 'loading' }
  | { readonly status: 'problem'; readonly sentence: string }
  | { readonly status: 'no-secret' }
  | {
      readonly status: 'ready';
      readonly clientSecret: string;
      readonly subscriptionId: string;
      readonly payment: Settings['payment'];
    };

/**
 * The outcome of preparing a payment. `ready`: the form can be shown. `stays`: an error is shown.
 * `closes`: the step closes itself. `has-access`: there is nothing to pay. `given-up`: the person
 * has left.
 */
type SetupOutcome = 'ready' | 'stays' | 'closes' | 'has-access' | 'given-up';

export const $setup = atom<Setup>({ status: 'loading' });

const startWait = 100;
const authFailureClose = 100;
const checkFailureClose = 500;
/** The service allows its payment provider ten seconds. */
const timeout = 12_000;

/** Whether an error says that the person is not signed in, or no longer. */
export function isAuthError(sentence: string): boolean {
  return ['Authentication', 'log in', 'authenticated'].some((part) => sentence.includes(part));
}

/** Checks who pays, and fetches what the payment form needs. */
export async function setUpSubscription(signal: AbortSignal, plan?: PlanId): Promise<SetupOutcome> {
  const hasLeft = (): boolean => signal.aborted;
  $setup.set({ status: 'loading' });
  await wait(startWait);
  if (hasLeft()) return 'given-up';
  const [session, settings] = await Promise.all([refreshSession(), loadSettings()]);
  // The modal removes the step when nobody is signed in, so the reason is shown as a toast.
  if (session?.status === 'signed-out') {
    return closeAfter(authFailureClose, signInFirst);
  }
  if (hasLeft()) return 'given-up';
  if (!session)
    return closeAfter(checkFailureClose, 'Authentication or subscription initialization failed');
  if (session.status !== 'signed-in') return 'given-up';
  if (hasPaid(session.user)) return 'has-access';
  if (!settings) return showProblem('Failed to initialize payment');
  return createSubscription(settings.payment, signal, plan);
}

async function createSubscription(
  payment: Settings['payment'],
  signal: AbortSignal,
  plan: PlanId | undefined,
): Promise<SetupOutcome> {
  const result = await callService(callCreateSubscription, {
    body: plan === undefined ? undefined : { plan },
    signal,
    timeout,
  });
  if (signal.aborted) return 'given-up';
  if (result.ok) {
    const { subscriptionId, clientSecret } = result.reply;
    if (!clientSecret) {
      $setup.set({ status: 'no-secret' });
      return 'stays';
    }
    setFlag('subscriptionId', subscriptionId);
    $setup.set({ status: 'ready', clientSecret, subscriptionId, payment });
    return 'ready';
  }
  if (result.status === 409) {
    const session = await refreshSubscription();
    if (session?.status === 'signed-in' && hasPaid(session.user)) return 'has-access';
  }
  const sentence =
    result.status === 401
      ? signInFirst
      : (serviceSentence(result) ??
        (result.kind === 'failed'
          ? 'Failed to create subscription'
          : 'Failed to initialize payment'));
  return isAuthError(sentence) ? closeAfter(authFailureClose, sentence) : showProblem(sentence);
}

function toastProblem(sentence: string, description: string): void {
  $setup.set({ status: 'problem', sentence });
  toast({ title: 'Payment Setup Error', description, destructive: true });
}

function showProblem(sentence: string): SetupOutcome {
  toastProblem(sentence, 'There was a problem initializing your subscription.');
  return 'stays';
}

/** The step closes too soon to be read, so the message is shown as a toast as well. */
async function closeAfter(milliseconds: number, sentence: string): Promise<SetupOutcome> {
  toastProblem(sentence, sentence);
  await wait(milliseconds);
  return 'closes';
}

/** The form could not be shown. */
export function failSetup(sentence = 'Failed to initialize payment'): void {
  showProblem(sentence);
}
