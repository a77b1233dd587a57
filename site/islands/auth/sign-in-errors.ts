import { serviceSentence, type CallResult, networkError } from '../ui/call-service.ts';

export type SignInField = 'username' | 'email' | 'password';
/** The error of each field, and of the whole form (`form`). */
export type SignInErrors = Partial<Record<SignInField | 'form', string>>;

type FailedCall = Extract<CallResult<never>, { ok: false }>;

/** The sentence for a failed login. */
export function loginFailure(refusal: FailedCall): string {
  const { kind, status, error } = refusal;
  if (kind === 'aborted') return 'Login was cancelled';
  if (kind !== 'failed') return error.error;
  const sentence = serviceSentence(refusal);
  if (sentence !== undefined) return sentence;
  return status === 401
    ? 'Login failed. Please check your credentials.'
    : `Login failed with status ${status}`;
}

/** The sentence for a failed registration. */
export function registrationFailure(refusal: FailedCall): string {
  const { kind, status, error } = refusal;
  if (kind === 'aborted') return 'Registration was cancelled';
  if (kind !== 'failed') return error.error;
  const sentence = serviceSentence(refusal);
  if (sentence !== undefined) return sentence;
  return status < 400
    ? 'Registration failed. Please try again.'
    : `Registration failed with status ${status}`;
}

/** The service's sentences for single fields; undefined without any. */
export function fieldErrors(
  fields: Readonly<Record<string, string>> | undefined,
): SignInErrors | undefined {
  if (!fields) return undefined;
  const { username, email, password } = fields;
  const errors: SignInErrors = {
    ...(username === undefined ? {} : { username }),
    ...(email === undefined ? {} : { email }),
    ...(password === undefined ? {} : { password }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** The errors of a failed login by field, depending on the service's sentence. */
export function loginErrors(sentence: string): SignInErrors {
  if (sentence.includes('Email')) return { email: sentence };
  if (sentence.includes('Password')) return { password: sentence };
  if (sentence.includes('not found')) return { email: 'Account not found with this email' };
  if (/network/iu.test(sentence)) return { form: networkError };
  return { form: sentence || 'Failed to login. Please try again.' };
}

/** The errors of a failed registration by field, depending on the service's sentence. */
export function registrationErrors(sentence: string): SignInErrors {
  if (sentence.includes('Username')) return { username: 'Username is invalid or already taken' };
  if (sentence.includes('Email')) return { email: 'Email is invalid or already in use' };
  if (sentence.includes('Password')) return { password: 'Invalid password format' };
  if (sentence.includes('already')) return takenErrors(sentence);
  if (/network/iu.test(sentence)) return { form: networkError };
  return { form: sentence || 'Failed to create account. Please try again.' };
}

function takenErrors(sentence: string): SignInErrors {
  if (sentence.includes('username')) return { username: 'This username is already taken' };
  if (sentence.includes('email')) return { email: 'This email is already registered' };
  return { form: 'This account already exists. Please try logging in instead.' };
}
