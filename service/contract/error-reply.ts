import { z } from 'zod';

/**
 * Every error answer has this shape: a sentence for people (twice, as older clients read either), a
 * word for programs, and a sentence per field at fault.
 */
export const ErrorReply = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
