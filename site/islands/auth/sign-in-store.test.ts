import { expect, test } from 'vitest';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { $session } from './session-store.ts';
import {
  $signIn,
  cancelSignIn,
  chooseMode,
  editSignIn,
  requestReset,
  showStep,
  submitSignIn,
} from './sign-in-store.ts';
import { answer, calls, useSignIn } from './testing/use-sign-in.ts';

const user = {
  id: 'u1',
  username: 'Mara',
  email: 'mara@example.com',
  access: { builder: true, reason: null },
  stripeSubscriptionId: null,
};

useSignIn();

const errors = (): object => $signIn.get().errors;

test('nothing is sent until all fields are valid', async () => {
  answer(() => Response.json({}));
  await submitSignIn();
  expect(errors()).toEqual({ email: 'Email is required', password: 'Password is required' });
  editSignIn('email', 'mara@');
  editSignIn('password', 'abc');
  await submitSignIn();
  expect(errors()).toEqual({ email: 'Please enter a valid email address' });
  chooseMode('register');
  await submitSignIn();
  expect(errors()).toEqual({
    username: 'Username is required',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  });
  expect(calls).toEqual([]);
});

test('typing into a field removes its error, and the form’s', async () => {
  answer(() => Response.json({ error: 'Wait a minute' }, { status: 429 }));
  editSignIn('email', 'mara@example.com');
  editSignIn('password', 'secret');
  await submitSignIn();
  expect(errors()).toEqual({ form: 'Wait a minute' });
  editSignIn('password', 'secret1');
  expect(errors()).toEqual({});
});

test('a login shows a greeting and notifies the page', async () => {
  answer(() => Response.json(user));
  editSignIn('email', ' mara@example.com ');
  editSignIn('password', ' secret ');
  expect(await submitSignIn()).toMatchObject({ username: 'Mara' });
  expect(calls).toEqual([
    { path: '/api/auth/email/login', body: { email: 'mara@example.com', password: ' secret ' } },
  ]);
  expect($toast.get()).toMatchObject({
    title: 'Login successful',
    description: 'Welcome back, Mara!',
  });
  expect($session.get()).toMatchObject({ status: 'signed-in' });
  // The form stays until the next page is shown.
  expect($signIn.get().busy).toBe('form');
});

test('a refused login shows the reason and keeps typed values', async () => {
  answer(() =>
    Response.json(
      { error: 'Login failed. Please check your credentials.', code: 'x' },
      { status: 401 },
    ),
  );
  editSignIn('email', 'mara@example.com');
  editSignIn('password', 'secret');
  expect(await submitSignIn()).toBeUndefined();
  expect($toast.get()).toMatchObject({
    title: 'Login failed',
    description: 'Login failed. Please check your credentials.',
    destructive: true,
  });
  expect($signIn.get()).toMatchObject({
    email: 'mara@example.com',
    password: 'secret',
    busy: undefined,
  });
});

test('a registration shows a greeting; a taken address shows an error at its field', async () => {
  chooseMode('register');
  editSignIn('username', 'Mara');
  editSignIn('email', 'mara@example.com');
  editSignIn('password', 'secret');
  const fields = { email: 'This email is already registered' };
  answer(() => Response.json({ error: fields.email, code: 'taken', fields }, { status: 409 }));
  await submitSignIn();
  expect(errors()).toEqual(fields);
  expect($toast.get()).toMatchObject({ title: 'Registration failed', description: fields.email });
  dismissToast();
  answer(() => Response.json(user, { status: 201 }));
  await submitSignIn();
  expect($toast.get()).toMatchObject({
    title: 'Registration successful',
    description: 'Welcome, Mara!',
  });
});

test('closing the modal cancels a running login', async () => {
  answer(
    ({ signal }) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  editSignIn('email', 'mara@example.com');
  editSignIn('password', 'secret');
  const submitted = submitSignIn();
  cancelSignIn();
  expect(await submitted).toBeUndefined();
  expect($toast.get()).toMatchObject({ description: 'Login was cancelled' });
});

test('a second click does not send twice', async () => {
  answer(() => Response.json(user));
  editSignIn('email', 'mara@example.com');
  editSignIn('password', 'secret');
  await Promise.all([submitSignIn(), submitSignIn()]);
  expect(calls).toHaveLength(1);
});

test('a reset link is confirmed only after the service accepted the request', async () => {
  showStep('forgot');
  await requestReset();
  expect(errors()).toEqual({ email: 'Email is required' });
  editSignIn('email', 'mara@example.com');
  answer(() => Response.json({ error: 'Please wait 20 minutes.' }, { status: 429 }));
  await requestReset();
  expect(errors()).toEqual({ form: 'Please wait 20 minutes.' });
  answer(() => Response.json({ error: 'Not found', code: 'not_found' }, { status: 404 }));
  await requestReset();
  expect(errors()).toEqual({ form: 'Network error. Check your connection and try again.' });
  answer(() => Response.json({ error: 'This account uses social sign-in.' }, { status: 400 }));
  await requestReset();
  expect(errors()).toEqual({ form: 'This account uses social sign-in.' });
  answer(() => Response.json({ success: true }));
  await requestReset();
  expect($signIn.get().step).toBe('forgot-sent');
  showStep('forgot');
  answer(() => Response.json({ error: 'There is no such account.' }, { status: 400 }));
  await requestReset();
  expect($signIn.get().step).toBe('forgot-sent');
});
