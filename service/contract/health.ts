import { z } from 'zod';
import type { Call } from './call.ts';

export const health = {
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the service can answer.',
  reply: {
    200: z.object({ ok: z.literal(true), version: z.string(), database: z.enum(['sqlite', 'postgres']) }),
  },
} as const satisfies Call;
