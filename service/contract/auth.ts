import { z } from 'zod';
import { validateSlot } from '../../templates-data/model/slots.ts';
import type { Call } from './call.ts';
import { emailAddress } from './email-address.ts';
import { User } from './user.ts';
import { textLimits } from './text-limits.ts';

/** A new password, with the form's own sentences. */
function newPassword(missing: string, tooShort: string, tooLong: string): z.ZodString {
  return z.string(missing).min(1, missing).min(6, tooShort).max(textLimits.password, tooLong);
}

const showable = (value: string): boolean => validateSlot('businessName', value) === undefined;

export const Login = z.object({
  email: emailAddress,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(textLimits.password, 'Password is too long'),
});
export type Login = z.infer<typeof Login>;

export const Register = z.object({
  username: z
    .string('Username is required')
    .trim()
    .min(1, 'Username is required')
    .max(textLimits.username, `Username must be at most ${textLimits.username} characters`)
    .refine(showable, 'Username contains characters that cannot be shown'),
  email: emailAddress,
  password: newPassword(
    'Password is required',
    'Password must be at least 6 characters',
    'Password must be at most 1,024 characters',
  ),
});
export type Register = z.infer<typeof Register>;

export const ForgotPassword = z.object({ email: emailAddress });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** Token of a mailed link; anything malformed counts as an unknown one. */
export const token = z.string().max(200).catch('');

export const MailedToken = z.object({ token });
export type MailedToken = z.infer<typeof MailedToken>;

const passwordOfForm = newPassword(
  'Please enter a new password',
  'Password must be at least 6 characters long',
  'Password must be at most 1,024 characters long',
);

export const ResetPassword = z.object({ token, newPassword: passwordOfForm });
export type ResetPassword = z.infer<typeof ResetPassword>;

const currentPassword = z
  .string()
  .max(textLimits.password, 'Password is too long')
  .nullable()
  .optional();

/** `currentPassword` is needed by an account that has a password. */
export const ChangePassword = z.object({ currentPassword, newPassword: passwordOfForm });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** The password of an account that has one, else its typed e-mail address. */
export const DeleteAccount = z.object({
  password: currentPassword,
  confirm: z.string().max(textLimits.email).nullable().optional(),
});
export type DeleteAccount = z.infer<typeof DeleteAccount>;

/**
 * A browser in which the account is signed in. Times are ISO 8601; `current` marks the one that
 * sent the request.
 */
export const SessionOverview = z.object({
  id: z.string(),
  /** In words: "Chrome on Android". */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionOverview = z.infer<typeof SessionOverview>;

export const SessionList = z.object({ sessions: z.array(SessionOverview) });
export type SessionList = z.infer<typeof SessionList>;

export const Done = z.object({ success: z.literal(true) });

export const currentUser = {
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user with access and quota.',
  reply: { 200: User },
  errors: [401],
} as const satisfies Call;

export const login = {
  method: 'POST',
  path: '/api/auth/email/login',
  summary: 'Sign in with e-mail and password.',
  body: Login,
  reply: { 200: User },
  errors: [401, 422],
} as const satisfies Call;

export const register = {
  method: 'POST',
  path: '/api/auth/email/register',
  summary: 'Create an account and sign in.',
  body: Register,
  reply: { 201: User },
  errors: [409, 422],
} as const satisfies Call;

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session.',
  reply: { 200: Done },
} as const satisfies Call;

export const forgotPassword = {
  method: 'POST',
  path: '/api/forgot-password',
  summary:
    'Mail a link to set a new password. Answers the same for every address, whether it has an account or not.',
  body: ForgotPassword,
  reply: { 200: Done },
  errors: [422],
} as const satisfies Call;

export const checkReset = {
  method: 'POST',
  path: '/api/reset-password/check',
  summary: 'Whether a mailed link can still set a new password; uses nothing up.',
  body: MailedToken,
  reply: { 200: z.object({ valid: z.literal(true) }) },
} as const satisfies Call;

export const resetPassword = {
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Set a new password with a mailed link, once; ends every session of the account.',
  body: ResetPassword,
  reply: { 200: Done },
  errors: [422],
} as const satisfies Call;

export const listSessions = {
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the account is signed in, the latest first.',
  reply: { 200: SessionList },
  errors: [401],
} as const satisfies Call;

export const endSession = {
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'End one session of the account.',
  reply: { 200: Done },
  errors: [401, 404],
} as const satisfies Call;

export const endOtherSessions = {
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'End every session of the account but the one that asks.',
  reply: { 200: Done },
  errors: [401],
} as const satisfies Call;

export const changePassword = {
  method: 'POST',
  path: '/api/auth/password',
  summary:
    'Change the password, or give one to an account without; ends the other sessions and renews this one.',
  body: ChangePassword,
  reply: { 200: Done },
  errors: [401, 422],
} as const satisfies Call;

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/auth/user',
  summary: 'Delete the account with its demos and everything else; ends its subscription first.',
  body: DeleteAccount,
  reply: { 200: Done },
  errors: [401, 422],
} as const satisfies Call;

export const avatar = {
  method: 'GET',
  path: '/api/auth/avatar',
  summary: "The signed-in user's own picture.",
  reply: {},
  plain: { 200: 'Picture, image/webp, 96 by 96' },
  errors: [401, 404],
} as const satisfies Call;
