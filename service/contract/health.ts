import { z } from 'zod';
import type { Call } from './call.ts';

const Health = z.object({
  ok: z.literal(true),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
});

export const health = {
  method: 'GET',
  path: '/api/health',
  summary:
    'Whether the service can do all of its work: its database is read and written, and its disk has room.',
  reply: { 200: Health },
} as const satisfies Call;

export const liveness = {
  method: 'GET',
  path: '/api/health/live',
  summary:
    'Whether the service answers and reads its database; pages are served even while nothing can be saved.',
  reply: { 200: Health },
} as const satisfies Call;
