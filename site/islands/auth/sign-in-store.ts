import { atom } from 'nanostores';
import { forgotPassword, login, register as callRegister } from '../../../service/contract/auth.ts';
import { signInWithGithub, signInWithGoogle } from '../../../service/contract/provider-sign-in.ts';
import type { User } from '../../../service/contract/user.ts';
import { isEmailAddress } from '../../../templates-data/model/email-address.ts';
import { callService, networkError } from '../ui/call-service.ts';
import { dismissToast, toast } from '../ui/toast-store.ts';
import { setFlag } from './session-flags.ts';
import { setSignedIn } from './session-store.ts';
import { loadSettings } from './settings-store.ts';
import {
  fieldErrors,
  loginErrors,
  loginFailure,
  registrationErrors,
  registrationFailure,
  type SignInErrors,
  type SignInField,
} from './sign-in-errors.ts';

export type Provider = 'google' | 'github';
export type Mode = 'login' | 'register';

interface SignIn {
  /** The current step of a visitor who is not signed in. */
  readonly step: 'choices' | 'email' | 'forgot' | 'forgot-sent' | 'code';
  readonly mode: Mode;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly errors: SignInErrors;
  /** Why signing in with a provider is not possible. */
  readonly note: string | undefined;
  readonly busy: Provider | 'form' | undefined;
}

const start: SignIn = {
  step: 'choices',
  mode: 'login',
  username: '',
  email: '',
  password: '',
  errors: {},
  note: undefined,
  busy: undefined,
};

export const $signIn = atom<SignIn>(start);

function patch(change: Partial<SignIn>): void {
  $signIn.set({ ...$signIn.get(), ...change });
}

const providers: Readonly<Record<Provider, string>> = { google: 'Google', github: 'GitHub' };
const minimumPassword = 6;

let inFlight: AbortController | undefined;

export function showStep(
  step: SignIn['step'],
  fields: Partial<Pick<SignIn, 'mode' | 'email'>> = {},
): void {
  patch({ step, ...fields, errors: {}, note: undefined });
}

export function chooseMode(mode: Mode): void {
  patch({ mode, errors: {} });
}

/** Typing into a field removes its error and the form's. */
export function editSignIn(field: SignInField, value: string): void {
  const { [field]: _, form: __, ...errors } = $signIn.get().errors;
  patch({ [field]: value, errors });
}

/** Cancels a running call. */
export function cancelSignIn(): void {
  inFlight?.abort();
}

/** Returns to the first step and empties the fields. */
export function resetSignIn(): void {
  $signIn.set(start);
}

function emailError(email: string): SignInErrors {
  if (email.trim() === '') return { email: 'Email is required' };
  return isEmailAddress(email.trim()) ? {} : { email: 'Please enter a valid email address' };
}

function passwordError(password: string, mode: Mode): SignInErrors {
  if (password === '') return { password: 'Password is required' };
  if (mode === 'login' || password.length >= minimumPassword) return {};
  return { password: 'Password must be at least 6 characters' };
}

/** Errors of the fields, before anything is sent. */
function checkFields({ mode, username, email, password }: SignIn): SignInErrors {
  const nameError =
    mode === 'register' && username.trim() === '' ? { username: 'Username is required' } : {};
  return { ...nameError, ...emailError(email), ...passwordError(password, mode) };
}

function isFine(errors: SignInErrors): boolean {
  return Object.keys(errors).length === 0;
}

/**
 * Sends the form; returns the user after a login. The form then stays busy until the next page is
 * shown.
 */
export async function submitSignIn(): Promise<User | undefined> {
  const form = $signIn.get();
  if (form.busy !== undefined) return undefined;
  const errors = checkFields(form);
  patch({ errors });
  if (!isFine(errors)) return undefined;
  // An error that was corrected must not stay beside the greeting.
  dismissToast();
  inFlight = new AbortController();
  patch({ busy: 'form' });
  const user =
    form.mode === 'login'
      ? await logIn(form, inFlight.signal)
      : await register(form, inFlight.signal);
  if (!user) patch({ busy: undefined });
  return user;
}

async function logIn({ email, password }: SignIn, signal: AbortSignal): Promise<User | undefined> {
  setFlag('emailLoginAttempt');
  const body = { email: email.trim(), password };
  const result = await callService(login, { body, signal });
  if (!result.ok) {
    const sentence = loginFailure(result);
    patch({ errors: fieldErrors(result.error.fields) ?? loginErrors(sentence) });
    toast({
      title: 'Login failed',
      description: sentence || 'Please check your email and password',
      destructive: true,
    });
    return undefined;
  }
  setSignedIn(result.reply);
  toast({ title: 'Login successful', description: `Welcome back, ${result.reply.username}!` });
  return result.reply;
}

async function register(
  { username, email, password }: SignIn,
  signal: AbortSignal,
): Promise<User | undefined> {
  const body = { username: username.trim(), email: email.trim(), password };
  const result = await callService(callRegister, { body, signal });
  if (!result.ok) {
    const sentence = registrationFailure(result);
    patch({ errors: fieldErrors(result.error.fields) ?? registrationErrors(sentence) });
    toast({
      title: 'Registration failed',
      description: sentence || 'Please try again with different information',
      destructive: true,
    });
    return undefined;
  }
  setFlag('emailRegistration');
  setFlag('registrationTimestamp', String(Date.now()));
  setSignedIn(result.reply);
  toast({ title: 'Registration successful', description: `Welcome, ${result.reply.username}!` });
  return result.reply;
}

/** Leaves for Google or GitHub, if this installation has keys for it. */
export async function signInWith(
  provider: Provider,
  leave = (address: string) => window.location.assign(address),
): Promise<void> {
  if ($signIn.get().busy !== undefined) return;
  patch({ busy: provider, note: undefined });
  const settings = await loadSettings();
  if (settings?.providers[provider] !== true) {
    const note = settings ? describeMissingProvider(provider) : networkError;
    patch({ busy: undefined, note });
    return;
  }
  setFlag('oauthLoginInitiated', provider);
  leave((provider === 'google' ? signInWithGoogle : signInWithGithub).path);
}

/** The sentence about a provider without keys in this installation. */
export function describeMissingProvider(provider: Provider): string {
  return `${providers[provider]} sign-in is not configured`;
}

/** Requests the mail with the reset link. */
export async function requestReset(): Promise<void> {
  const { email, busy } = $signIn.get();
  if (busy !== undefined) return;
  const errors = emailError(email);
  patch({ errors });
  if (!isFine(errors)) return;
  patch({ busy: 'form' });
  const result = await callService(forgotPassword, {
    body: { email: email.trim() },
  });
  patch({ busy: undefined });
  // The service never says whether an account exists, so every other error looks like success.
  const isRefusal = !result.ok && result.status === 400;
  if (result.ok || (isRefusal && !/social/iu.test(result.error.error))) {
    showStep('forgot-sent');
    return;
  }
  const isAnswer = result.kind === 'refused' && result.status !== 404;
  patch({
    errors: isAnswer
      ? (fieldErrors(result.error.fields) ?? { form: result.error.error })
      : { form: 'Network error. Check your connection and try again.' },
  });
}
