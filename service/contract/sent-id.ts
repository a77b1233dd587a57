import { z } from 'zod';

/**
 * An id that the client generates. A repeated request with the same id stores nothing and gets the
 * same answer.
 */
export const sentId = z
  .string('The id must be text')
  .regex(/^[\w-]{16,40}$/u, 'The id must have 16 to 40 letters and digits')
  .optional();
