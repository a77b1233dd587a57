import { z } from 'zod';

/**
 * The shape of every error: a sentence for people (twice, because older clients read either field),
 * a code for programs, and a sentence for each invalid field.
 */
export const ErrorReply = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
