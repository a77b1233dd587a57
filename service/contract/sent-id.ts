import { z } from 'zod';

/**
 * An id that the sender made. Sending again with it, after an answer that was lost, adds nothing
 * and answers the same.
 */
export const sentId = z
  .string('The id must be text')
  .regex(/^[\w-]{16,40}$/u, 'The id must have 16 to 40 letters and digits')
  .optional();
