/** Signing in with Google or GitHub: the pages of the redirects, there and back. */
import type { Call } from './call.ts';

/**
 * The outcome of a sign-in with Google or GitHub: the `sign-in` parameter of the address it returns
 * to.
 */
export type SignInOutcome = 'done' | 'failed' | 'cancelled' | 'unconfigured' | 'unverified';

const backToSite = {
  302: 'To /?sign-in= with done, failed, cancelled, unconfigured or unverified',
} as const;

export const signInWithGoogle = {
  method: 'GET',
  path: '/api/auth/google',
  summary: 'Begin to sign in with Google; a page to go to, not a call.',
  reply: {},
  plain: { 302: 'To Google, or to /?sign-in=unconfigured or failed' },
} as const satisfies Call;

export const googleCallback = {
  method: 'GET',
  path: '/api/auth/google/callback',
  summary: 'Where Google leads back to.',
  reply: {},
  plain: backToSite,
} as const satisfies Call;

export const signInWithGithub = {
  method: 'GET',
  path: '/api/auth/github',
  summary: 'Begin to sign in with GitHub; a page to go to, not a call.',
  reply: {},
  plain: { 302: 'To GitHub, or to /?sign-in=unconfigured or failed' },
} as const satisfies Call;

export const githubCallback = {
  method: 'GET',
  path: '/api/auth/github/callback',
  summary: 'Where GitHub leads back to.',
  reply: {},
  plain: backToSite,
} as const satisfies Call;
