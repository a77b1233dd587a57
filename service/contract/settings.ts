import { z } from 'zod';
import type { Call } from './call.ts';

/** What this installation offers, for every visitor. */
export const Settings = z.object({
  /** Whether people can sign in with these providers. */
  providers: z.object({ google: z.boolean(), github: z.boolean() }),
  payment: z.object({
    provider: z.enum(['stripe', 'simulated']),
    /** Stripe's public key; null for the simulated provider. */
    publishableKey: z.string().nullable(),
  }),
  /** Whether suggestions are written by a language model. */
  suggestions: z.boolean(),
  /** Whether an access code is configured. */
  demoAccess: z.boolean(),
  /** Length of a new agency's free trial in days; 0 for no trial. */
  trialDays: z.int(),
  /** The origin of demo links; absent when it is that of this page. */
  demoOrigin: z.string().optional(),
});
export type Settings = z.infer<typeof Settings>;

export const settings = {
  method: 'GET',
  path: '/api/settings',
  summary:
    'What this installation offers: sign-in providers, payment, suggestions, demo access, trial.',
  reply: { 200: Settings },
} as const satisfies Call;
