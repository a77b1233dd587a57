import { z } from 'zod';
import { reasonIds } from '../../templates-data/model/report-reasons.ts';
import type { Call } from './call.ts';
import { emailAddress } from './email-address.ts';
import { honeypot, line } from './contact.ts';
import { textLimits } from './text-limits.ts';

export const Report = z.object({
  /** The uniqueId of the demo. */
  demo: z.string('Please say which demo it is').min(1).max(200),
  reason: z.enum(reasonIds, 'Please choose what is wrong'),
  text: line(textLimits.message, 'Please say in a few words what is wrong'),
  /** Address for an answer. */
  email: z
    .union([z.literal('').transform(() => undefined), emailAddress])
    .nullable()
    .optional(),
  website: honeypot,
});
export type Report = z.infer<typeof Report>;

export const sendReport = {
  method: 'POST',
  path: '/api/reports',
  summary: 'Tell the operator what is wrong with a demo. For everybody.',
  body: Report,
  reply: { 201: z.object({ success: z.literal(true) }) },
  errors: [404, 422],
} as const satisfies Call;
