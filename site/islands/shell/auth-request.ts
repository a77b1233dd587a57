import { atom } from 'nanostores';
import type { PlanId } from '../../../templates-data/model/plans.ts';
import { readFlag } from '../auth/session-flags.ts';
import { refreshSession } from '../auth/session-store.ts';
import { loadSettings } from '../auth/settings-store.ts';
import { deleteAddress } from './stored-address.ts';

/** The request for the sign-in modal; undefined while it is closed. */
interface AuthRequest {
  /** The prospect's address to open the studio with after signing in. */
  readonly openedWith?: string | undefined;
  /** The name on the demo that is kept by signing up. */
  readonly savedName?: string | undefined;
  readonly showSubscription?: boolean;
  /** The plan to pay for; without one, the builder. */
  readonly plan?: PlanId | undefined;
  /** Whether the person signs in for this page, so that it stays afterwards. */
  readonly staysHere?: boolean;
  /** The initial values of the form. */
  readonly fields?: FirstFields;
}

interface FirstFields {
  readonly mode: 'login' | 'register';
  readonly email?: string;
}
export const $auth = atom<AuthRequest | undefined>(undefined);

type FirstStep = 'choices' | 'email' | 'forgot';

let requestedFields: FirstStep = 'choices';
let showStep: ((step: FirstStep, fields?: FirstFields) => void) | undefined;

/**
 * Connects the modal's module, which reads the first step when it is loaded, with later changes of
 * the step.
 */
export function connectSteps(show: (step: FirstStep, fields?: FirstFields) => void): void {
  showStep = show;
  show(requestedFields, $auth.get()?.fields);
}

/** Opens the sign-in modal; for a signed-in person it shows the account. */
export function openAuth(request: AuthRequest = {}, step: FirstStep = 'choices'): void {
  if (!$auth.get()) {
    requestedFields = step;
    showStep?.(step, request.fields);
  }
  $auth.set(request);
  void loadSettings();
  void refreshSession();
}

/** Closes the modal without further effects. */
export function hideAuth(): void {
  $auth.set(undefined);
}

/** The person closed the modal: the session is checked again, except after a logout. */
export function dismissAuth(): void {
  if (!$auth.get()) return;
  hideAuth();
  deleteAddress();
  if (readFlag('justLoggedOut') === undefined) void refreshSession();
}
