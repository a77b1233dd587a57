import { z } from 'zod';
import { objection } from '../../templates-data/model/slots.ts';
import type { Call } from './call.ts';

export const accessReasons = ['subscription', 'whitelist', 'owner', 'test'] as const;

/** The signed-in person as the browser may know them. `access.builder` alone decides whether the studio opens. */
export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  profileImageUrl: z.string().nullable(),
  /** Demos that exist, and how many this account may hold. */
  demoCount: z.int(),
  maxDemos: z.int(),
  stripeSubscriptionId: z.string().nullable(),
  subscriptionStatus: z.string().nullable(),
  access: z.object({ builder: z.boolean(), reason: z.enum(accessReasons).nullable() }),
});
export type User = z.infer<typeof User>;

const email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .refine((value) => objection('email', value) === undefined, 'Please enter a valid email address');

const showable = (value: string): boolean => objection('businessName', value) === undefined;

export const Login = z.object({
  email,
  password: z.string('Password is required').min(1, 'Password is required').max(1024, 'Password is too long'),
});
export type Login = z.infer<typeof Login>;

export const Register = z.object({
  username: z
    .string('Username is required')
    .trim()
    .min(1, 'Username is required')
    .max(60, 'Username must be at most 60 characters')
    .refine(showable, 'Username contains characters that cannot be shown'),
  email,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .min(6, 'Password must be at least 6 characters')
    .max(1024, 'Password must be at most 1,024 characters'),
});
export type Register = z.infer<typeof Register>;

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
  reply: { 200: z.object({ success: z.literal(true) }) },
} as const satisfies Call;
