import { z } from 'zod';
import { Done, MailedToken, token } from './auth.ts';
import { emailAddress } from './email-address.ts';
import type { Call } from './call.ts';

/** The password of the account; not needed where the account is signed in. */
export const VerifyEmail = z.object({
  token,
  password: z.string().max(1024, 'Password is too long').nullish(),
});
export type VerifyEmail = z.infer<typeof VerifyEmail>;

/**
 * How the link's user proves to own the account: by its session, by its password, or by signing in
 * first when it has no password.
 */
export const VerificationCheck = z.object({
  email: z.string(),
  proof: z.enum(['session', 'password', 'sign-in']),
});
export type VerificationCheck = z.infer<typeof VerificationCheck>;

export const checkVerification = {
  method: 'POST',
  path: '/api/verify-email/check',
  summary: 'Which address a mailed link confirms, and what it takes; uses nothing up.',
  body: MailedToken,
  reply: { 200: VerificationCheck },
} as const satisfies Call;

export const verifyEmail = {
  method: 'POST',
  path: '/api/verify-email',
  summary:
    'Prove an e-mail address with the link mailed to it, once, by the session or the password of its account.',
  body: VerifyEmail,
  reply: { 200: Done },
  errors: [401, 422],
} as const satisfies Call;

export const resendVerification = {
  method: 'POST',
  path: '/api/verify-email/resend',
  summary: 'Mail the link that proves the e-mail address again; the earlier link ends.',
  reply: { 200: Done },
  errors: [401],
} as const satisfies Call;

/** The new address, and the password of the account. */
export const ChangeEmail = z.object({
  email: emailAddress,
  password: z.string().max(1024, 'Password is too long').nullish(),
});
export type ChangeEmail = z.infer<typeof ChangeEmail>;

export const changeEmail = {
  method: 'POST',
  path: '/api/auth/email',
  summary:
    'Ask for another e-mail address. A link is mailed to it, the present one is told, and it stays until the link is used.',
  body: ChangeEmail,
  reply: { 200: Done },
  errors: [401, 409, 422],
} as const satisfies Call;

export const cancelEmailChange = {
  method: 'DELETE',
  path: '/api/auth/email',
  summary: 'Keep the present e-mail address: the link mailed to the new one ends.',
  reply: { 200: Done },
  errors: [401],
} as const satisfies Call;

export const downloadArchive = {
  method: 'GET',
  path: '/api/auth/archive',
  summary:
    'Everything that the account holds as one JSON file, pictures included; nothing that opens the account.',
  reply: {},
  plain: { 200: 'File, application/json' },
  errors: [401],
} as const satisfies Call;
