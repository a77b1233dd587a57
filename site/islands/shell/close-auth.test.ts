import { expect, test, vi } from 'vitest';
import { setFlag } from '../auth/session-flags.ts';
import { signedOut, userWith } from '../ui/testing/fake-page.ts';
import { whoIs } from '../ui/testing/session-service.ts';
import { $auth, hideAuth, openAuth } from './auth-request.ts';
import { cancelSubscription, closeAuth, continueAfterSignIn } from './shell-store.ts';
import { after, useShell } from './testing/use-shell.ts';

useShell();

test('a modal that was closed meanwhile stays closed', async () => {
  whoIs(() => Response.json(userWith()));
  openAuth();
  const following = continueAfterSignIn(userWith());
  hideAuth();
  await after(300, following);
  expect($auth.get()).toBeUndefined();
});

test('cancelling the payment closes the modal after 500 ms', async () => {
  whoIs(() => Response.json(userWith()));
  openAuth({ showSubscription: true });
  const cancelled = cancelSubscription();
  await vi.advanceTimersByTimeAsync(499);
  expect($auth.get()).toBeDefined();
  await after(1, cancelled);
  expect($auth.get()).toBeUndefined();
});

test('closing the modal loads the session again, except after a logout', () => {
  const sent = whoIs(signedOut);
  openAuth();
  const before = sent.length;
  closeAuth();
  expect(sent.length).toBe(before + 1);
  openAuth();
  setFlag('justLoggedOut');
  const requestCount = sent.length;
  closeAuth();
  expect(sent.length).toBe(requestCount);
});

test('closing the modal reloads the home page after a login on it, and otherwise does not', async () => {
  const reload = vi.fn();
  whoIs(() => Response.json(userWith()));
  // Removes the state of an earlier login.
  closeAuth(reload);
  await vi.advanceTimersByTimeAsync(300);
  reload.mockReset();
  openAuth();
  closeAuth(reload);
  await vi.advanceTimersByTimeAsync(300);
  expect(reload).not.toHaveBeenCalled();
  openAuth();
  await after(300, continueAfterSignIn(userWith()));
  closeAuth(reload);
  await vi.advanceTimersByTimeAsync(300);
  expect(reload).toHaveBeenCalledOnce();
});
