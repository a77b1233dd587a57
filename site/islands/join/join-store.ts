import { atom } from 'nanostores';
import {
  acceptInvitation as callAcceptInvitation,
  checkInvitation as callCheckInvitation,
} from '../../../service/contract/agency.ts';
import { paths } from '../../paths.ts';
import { logOut, refreshSession, setSignedIn } from '../auth/session-store.ts';
import { openAuth } from '../shell/auth-request.ts';
import { callService, type ReplyOf, networkError } from '../ui/call-service.ts';

/** The content of a mailed invitation. */
type Offer = ReplyOf<typeof callCheckInvitation>;

/** An invitation that can be accepted. */
export interface Acceptable {
  readonly status: 'acceptable';
  readonly offer: Offer;
  readonly isBusy: boolean;
  /** Why it could not be accepted now. */
  readonly sentence: string | undefined;
}

/** `unreachable`: the service did not answer, and the link may still work. */
type Joining =
  | { readonly status: 'checking' }
  | Acceptable
  | { readonly status: 'joined'; readonly offer: Offer }
  | { readonly status: 'failed'; readonly sentence: string }
  | { readonly status: 'unreachable'; readonly sentence: string };

export const $joining = atom<Joining>({ status: 'checking' });

/** Loads the invitation and the session. Changes nothing. */
export async function checkInvitation(token: string): Promise<void> {
  $joining.set({ status: 'checking' });
  const refresh = refreshSession();
  if (token === '') {
    await refresh;
    const sentence = 'The link is incomplete. Please open it from your email once more.';
    $joining.set({ status: 'failed', sentence });
    return;
  }
  const [result, session] = await Promise.all([
    callService(callCheckInvitation, { body: { token } }),
    refresh,
  ]);
  if (!result.ok) {
    const status = result.error.code === 'invalid_token' ? 'failed' : 'unreachable';
    $joining.set({ status, sentence: result.error.error });
  } else if (!session) {
    $joining.set({ status: 'unreachable', sentence: networkError });
  } else
    $joining.set({ status: 'acceptable', offer: result.reply, isBusy: false, sentence: undefined });
}

/** Accepts the invitation for the person who is signed in. */
export async function acceptInvitation(token: string): Promise<void> {
  const form = $joining.get();
  if (form.status !== 'acceptable' || form.isBusy) return;
  $joining.set({ ...form, isBusy: true, sentence: undefined });
  const result = await callService(callAcceptInvitation, { body: { token } });
  if (result.ok) {
    setSignedIn(result.reply);
    $joining.set({ status: 'joined', offer: form.offer });
    return;
  }
  const { code, error } = result.error;
  if (code === 'invalid_token') {
    $joining.set({ status: 'failed', sentence: error });
    return;
  }
  // The session ended, or changed to another account, while the page was open: the page then shows
  // that.
  if (result.status === 401 || code === 'no_access') await refreshSession();
  $joining.set({ ...form, sentence: error });
}

/** Opens the sign-in with the invited address; the page stays after it. */
export function signInAs(email: string, mode: 'login' | 'register'): void {
  openAuth({ staysHere: true, fields: { email, mode } }, 'email');
}

/** Ends the session of another address; the invitation then asks for a login. */
export function signOutHere(): void {
  // A click before the reload would be lost.
  $joining.set({ status: 'checking' });
  void logOut(() => window.location.reload());
}

/** Goes to the workspace. */
export function goToWorkspace(leave = (to: string) => window.location.assign(to)): void {
  leave(paths.app);
}
