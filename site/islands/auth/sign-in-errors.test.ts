import { expect, test } from 'vitest';
import { parseErrorReply, type CallFailure } from '../ui/call-service.ts';
import {
  fieldErrors,
  loginErrors,
  loginFailure,
  registrationErrors,
  registrationFailure,
} from './sign-in-errors.ts';

function refusal(
  kind: CallFailure,
  status: number,
  sentence = 'No',
): Parameters<typeof loginFailure>[0] {
  return { ok: false, kind, status, error: { error: sentence, message: sentence, code: kind } };
}

test.each([
  ['Email is not confirmed', { email: 'Email is not confirmed' }],
  ['Password is too old', { password: 'Password is too old' }],
  ['User not found', { email: 'Account not found with this email' }],
  ['network down', { form: 'Network error. Please check your connection and try again.' }],
  [
    'Login failed. Please check your credentials.',
    { form: 'Login failed. Please check your credentials.' },
  ],
  ['', { form: 'Failed to login. Please try again.' }],
])('a login that fails with "%s"', (sentence, errors) => {
  expect(loginErrors(sentence)).toEqual(errors);
});

test.each([
  ['Username has odd letters', { username: 'Username is invalid or already taken' }],
  ['Email has odd letters', { email: 'Email is invalid or already in use' }],
  ['Password is on a list', { password: 'Invalid password format' }],
  ['the username already exists', { username: 'This username is already taken' }],
  ['the email already exists', { email: 'This email is already registered' }],
  ['already there', { form: 'This account already exists. Please try logging in instead.' }],
  ['Network', { form: 'Network error. Please check your connection and try again.' }],
  ['Too many accounts.', { form: 'Too many accounts.' }],
  ['', { form: 'Failed to create account. Please try again.' }],
])('a registration that fails with "%s"', (sentence, errors) => {
  expect(registrationErrors(sentence)).toEqual(errors);
});

test('the service’s sentences for single fields are shown unchanged', () => {
  const reply = parseErrorReply({
    error: 'x',
    fields: { email: 'This email is already registered', other: 'y' },
  });
  expect(fieldErrors(reply?.fields)).toEqual({ email: 'This email is already registered' });
  expect(fieldErrors({ other: 'y' })).toBeUndefined();
  expect(fieldErrors(undefined)).toBeUndefined();
});

test('a failure without a sentence shows our own', () => {
  expect(loginFailure(refusal('refused', 401, 'Wrong'))).toBe('Wrong');
  expect(loginFailure(refusal('failed', 401))).toBe('Login failed. Please check your credentials.');
  expect(loginFailure(refusal('failed', 502))).toBe('Login failed with status 502');
  expect(loginFailure(refusal('aborted', 499))).toBe('Login was cancelled');
  expect(registrationFailure(refusal('failed', 200))).toBe(
    'Registration failed. Please try again.',
  );
  expect(registrationFailure(refusal('failed', 500))).toBe('Registration failed with status 500');
  expect(registrationFailure(refusal('aborted', 499))).toBe('Registration was cancelled');
});
