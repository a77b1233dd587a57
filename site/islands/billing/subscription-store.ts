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

export type Setup =
  | { readonly at: 'loading' }
  | { readonly at: 'problem'; readonly sentence: string }
  | { readonly at: 'no-secret' }
  | {
      readonly at: 'ready';
      readonly clientSecret: string;
      readonly subscriptionId: string;
      readonly payment: Settings['payment'];
    };

/**
 * How setting up a payment ended. `ready`: the form can be shown. `stays`: what is wrong stands on
 * screen. `closes`: the step takes itself away. `has-access`: there is nothing to pay. `given-up`:
 * the person left meanwhile.
 */
export type SetupEnd = 'ready' | 'stays' | 'closes' | 'has-access' | 'given-up';

export const $setup = atom<Setup>({ at: 'loading' });

const startWait = 100;
const authFailureClose = 100;
const checkFailureClose = 500;
/** The service gives its payment provider ten seconds. */
const timeout = 12_000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether a sentence says that the person is not signed in (any longer). */
export function isAuthError(sentence: string): boolean {
  return ['Authentication', 'log in', 'authenticated'].some((part) => sentence.includes(part));
}

/** Makes sure who pays, and gets what the payment form needs. */
export async function setUpSubscription(signal: AbortSignal, plan?: PlanId): Promise<SetupEnd> {
  const hasLeft = (): boolean => signal.aborted;
  $setup.set({ at: 'loading' });
  await wait(startWait);
  if (hasLeft()) return 'given-up';
  const [session, settings] = await Promise.all([refreshSession(), loadSettings()]);
  // The modal takes the step away as soon as nobody is signed in, and the person has to be told why
  // all the same.
  if (session?.status === 'signed-out') {
    return closeAfter(authFailureClose, 'Authentication required. Please log in first.');
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
): Promise<SetupEnd> {
  const result = await callService(callCreateSubscription, {
    body: plan === undefined ? undefined : { plan },
    signal,
    timeout,
  });
  if (signal.aborted) return 'given-up';
  if (result.ok) {
    const { subscriptionId, clientSecret } = result.reply;
    if (!clientSecret) {
      $setup.set({ at: 'no-secret' });
      return 'stays';
    }
    setFlag('subscriptionId', subscriptionId);
    $setup.set({ at: 'ready', clientSecret, subscriptionId, payment });
    return 'ready';
  }
  if (result.status === 409) {
    const session = await refreshSubscription();
    if (session?.status === 'signed-in' && hasPaid(session.user)) return 'has-access';
  }
  const sentence =
    result.status === 401
      ? 'Authentication required. Please log in first.'
      : (serviceSentence(result) ??
        (result.kind === 'failed'
          ? 'Failed to create subscription'
          : 'Failed to initialize payment'));
  return isAuthError(sentence) ? closeAfter(authFailureClose, sentence) : showProblem(sentence);
}

function tellProblem(sentence: string, description: string): void {
  $setup.set({ at: 'problem', sentence });
  toast({ title: 'Payment Setup Error', description, destructive: true });
}

function showProblem(sentence: string): SetupEnd {
  tellProblem(sentence, 'There was a problem initializing your subscription.');
  return 'stays';
}

/** What is on screen for so short a time cannot be read there, so the message says it as well. */
async function closeAfter(milliseconds: number, sentence: string): Promise<SetupEnd> {
  tellProblem(sentence, sentence);
  await wait(milliseconds);
  return 'closes';
}

/** The form could not be shown after all. */
export function failSetup(sentence = 'Failed to initialize payment'): void {
  showProblem(sentence);
}
