import { z } from 'zod';
import type { Call } from './call.ts';

export const readSample = {
  method: 'GET',
  path: '/api/agency/sample',
  summary:
    'The sample of one’s own agency: a page of a firm that does not exist, which is no demo and takes no slot. While it is read, the stream of events shows it as a visit in progress.',
  reply: { 200: z.object({ uniqueId: z.string(), link: z.url() }) },
  errors: [401],
} as const satisfies Call;
