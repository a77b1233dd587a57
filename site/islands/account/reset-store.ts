import { resetPassword, checkReset } from '../../../service/contract/auth.ts';
import { atom } from 'nanostores';
import { setFlag } from '../auth/session-flags.ts';
import { refreshSession } from '../auth/session-store.ts';
import { paths } from '../../paths.ts';
import { callService, serviceSentence } from '../ui/call-service.ts';
import { dismissToast, toast } from '../ui/toast-store.ts';

interface Reset {
  /**
   * `checking`: the service is being asked whether the link works. `dead`: it does not.
   * `unreachable`: the service did not answer. `form`, `submitting`, `done`: the new password.
   */
  readonly status: 'checking' | 'dead' | 'unreachable' | 'form' | 'submitting' | 'done';
  readonly sentence: string | undefined;
  /** The field that the error belongs to. */
  readonly field: 'password' | 'confirmation' | undefined;
}

export const $reset = atom<Reset>({ status: 'checking', sentence: undefined, field: undefined });

const redirectDelay = 2000;
const missing = 'No reset token provided. Please check your email link.';

type Leave = (address: string) => void;
const goTo: Leave = (address) => window.location.assign(address);

function set(status: Reset['status'], sentence?: string, field?: Reset['field']): void {
  $reset.set({ status, sentence, field });
}

/**
 * Whether the link can be used: there is a token, nobody is signed in, and the service knows it.
 */
export async function checkToken(token: string, leave: Leave = goTo): Promise<void> {
  set('checking');
  const session = await refreshSession();
  if (session?.status === 'signed-in') {
    leave(paths.home);
    return;
  }
  if (token === '') {
    set('dead', missing);
    return;
  }
  const result = await callService(checkReset, { body: { token } });
  if (result.ok) set('form');
  else if (result.kind === 'refused') set('dead', result.error.error);
  else set('unreachable', result.error.error);
}

/** The first fault of the entries. */
function validateReset(
  token: string,
  password: string,
  confirmation: string,
): Pick<Reset, 'sentence' | 'field'> | undefined {
  if (token === '') return { sentence: missing, field: undefined };
  if (password === '') return { sentence: 'Please enter a new password', field: 'password' };
  if (password.length < 6)
    return { sentence: 'Password must be at least 6 characters long', field: 'password' };
  if (password !== confirmation)
    return { sentence: 'Passwords do not match', field: 'confirmation' };
  return undefined;
}

function fail(sentence: string, field?: Reset['field']): void {
  set('form', sentence, field);
  toast({ title: 'Error', description: sentence, destructive: true });
}

/** Sets the new password and goes to the login after two seconds. */
export async function submitReset(
  token: string,
  password: string,
  confirmation: string,
  leave: Leave = goTo,
): Promise<void> {
  if ($reset.get().status === 'submitting') return;
  const fault = validateReset(token, password, confirmation);
  if (fault) {
    fail(fault.sentence ?? '', fault.field);
    return;
  }
  // An error that was corrected must not stay beside the success.
  dismissToast();
  set('submitting');
  const result = await callService(resetPassword, {
    body: { token, newPassword: password },
  });
  if (!result.ok) {
    const sentence =
      result.kind === 'failed'
        ? (serviceSentence(result) ?? 'An error occurred while resetting your password')
        : result.error.error;
    fail(sentence, result.error.fields?.['newPassword'] === undefined ? undefined : 'password');
    return;
  }
  set('done');
  toast({ title: 'Success!', description: 'Your password has been reset successfully' });
  setFlag('loginOpens');
  setTimeout(() => leave(paths.home), redirectDelay);
}

/** Typing removes the error. */
export function clearResetSentence(): void {
  if ($reset.get().sentence !== undefined && $reset.get().status === 'form') set('form');
}
