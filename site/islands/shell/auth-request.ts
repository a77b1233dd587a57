import { atom } from 'nanostores';
import type { PlanId } from '../../../templates-data/model/plans.ts';
import { readFlag } from '../auth/session-flags.ts';
import { refreshSession } from '../auth/session-store.ts';
import { loadSettings } from '../auth/settings-store.ts';
import { forgetAddress } from './kept-address.ts';

/** The sign-in modal as it is asked for; undefined while it is closed. */
export interface AuthRequest {
  /** The prospect's address that the studio opens with after signing in. */
  readonly openedWith?: string | undefined;
  /** The name on a demo that was begun and is kept by signing up. */
  readonly keeps?: string | undefined;
  readonly showSubscription?: boolean;
  /** The plan to pay for; without one, the builder. */
  readonly plan?: PlanId | undefined;
  /** Whether the page is what the person signs in for, so that it stays afterwards. */
  readonly staysHere?: boolean;
  /** What the form begins with. */
  readonly fields?: FirstFields;
}

export interface FirstFields {
  readonly mode: 'login' | 'register';
  readonly email?: string;
}
export const $auth = atom<AuthRequest | undefined>(undefined);

type FirstStep = 'choices' | 'email' | 'forgot';

let wished: FirstStep = 'choices';
let showStep: ((step: FirstStep, fields?: FirstFields) => void) | undefined;

/**
 * What shows the modal's steps is fetched with it; from then on it hears which one to begin with.
 */
export function connectSteps(show: (step: FirstStep, fields?: FirstFields) => void): void {
  showStep = show;
  show(wished, $auth.get()?.fields);
}

/** Opens the sign-in modal. A person who is signed in finds the account there. */
export function openAuth(request: AuthRequest = {}, step: FirstStep = 'choices'): void {
  if (!$auth.get()) {
    wished = step;
    showStep?.(step, request.fields);
  }
  $auth.set(request);
  void loadSettings();
  void refreshSession();
}

/** Takes the modal away and nothing else. */
export function hideAuth(): void {
  $auth.set(undefined);
}

/** The person closed the modal: who is signed in is asked again, unless it was a logout. */
export function dismissAuth(): void {
  if (!$auth.get()) return;
  hideAuth();
  forgetAddress();
  if (readFlag('justLoggedOut') === undefined) void refreshSession();
}
