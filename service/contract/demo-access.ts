import { z } from 'zod';
import type { Call } from './call.ts';

export const authLevels = ['basic', 'agency', 'enterprise'] as const;

/**
 * The person of the local demo login. It exists in their browser only; the service does not store
 * it.
 */
export const DemoUser = z.object({
  id: z.string(),
  name: z.string(),
  authLevel: z.enum(authLevels),
  demoCount: z.int(),
  maxDemos: z.int(),
});
export type DemoUser = z.infer<typeof DemoUser>;

export const DemoAccess = z.object({
  code: z
    .string('Access code is required')
    .trim()
    .min(1, 'Access code is required')
    .max(200, 'Access code is too long'),
});
export type DemoAccess = z.infer<typeof DemoAccess>;

export const openDemoAccess = {
  method: 'POST',
  path: '/api/demo-access',
  summary: 'Check an access code of the local demo login.',
  body: DemoAccess,
  reply: { 200: z.object({ user: DemoUser }) },
  errors: [401, 422],
} as const satisfies Call;
