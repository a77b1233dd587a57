import { beforeEach, expect, test, vi } from 'vitest';
import { setFlag } from '../auth/session-flags.ts';
import { $toast } from '../ui/toast-store.ts';
import { fakeService, subscriber, userWith } from '../ui/testing/fake-page.ts';
import { offer, whoIs } from '../ui/testing/session-service.ts';
import { $auth, hideAuth } from './auth-request.ts';
import { resume } from './resume.ts';
import { enterWorkspace } from './enter-workspace.ts';
import { arriveAt, letIn, replaced, resumed, useArrival } from './testing/use-arrival.ts';

vi.mock('./enter-workspace.ts', async (original) => ({
  ...(await original()),
  enterWorkspace: vi.fn(),
}));

const opened = vi.mocked(enterWorkspace);
useArrival();
beforeEach(() => void opened.mockClear());

test('a payment on the bank’s page is looked up at the provider', async () => {
  arriveAt('/?payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded');
  const refresh = 'POST /api/subscription/refresh';
  fakeService({
    ...offer,
    [refresh]: () => Response.json(userWith()),
    'GET /api/auth/user': () => Response.json(userWith()),
  });
  await resumed();
  expect(opened).not.toHaveBeenCalled();
  expect($auth.get()).toMatchObject({ showSubscription: true });
  expect(String(replaced.mock.calls[0]?.[2])).toBe('http://127.0.0.1/');
  fakeService({ ...offer, [refresh]: () => Response.json(subscriber()) });
  await resumed();
  expect(opened).toHaveBeenCalledOnce();
  expect($toast.get()?.title).toBe('Subscription successful!');
});

test('an account that has access without a subscription opens the studio after a second, in every tab', async () => {
  vi.stubGlobal('document', { cookie: 'signed-in=1' });
  whoIs(letIn);
  const done = resume();
  await vi.advanceTimersByTimeAsync(999);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(opened).toHaveBeenCalledOnce();
});

test('no studio opens without the service’s answer, over the modal, or on another page', async () => {
  setFlag('whitelistedEmail', 'mara@example.com');
  vi.stubGlobal('document', { cookie: 'signed-in=1' });
  whoIs(() => Response.json(userWith()));
  await resumed(2000);
  setFlag('whitelistedEmail', 'mara@example.com');
  whoIs(letIn);
  $auth.set({});
  await resumed(2000);
  hideAuth();
  arriveAt('/templates');
  await resumed(2000);
  expect(opened).not.toHaveBeenCalled();
});
