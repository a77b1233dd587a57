import { z } from 'zod';
import { slug, text } from './text.ts';

export const Testimonial = z.strictObject({
  id: slug.describe('Not shown'),
  content: text(320).describe('The quotation, without quotation marks'),
  name: text(50).describe('Who is speaking'),
  /** The kind of client, such as `Family Law client`. */
  case: text(60).describe('Which kind of client; begin with a service’s title'),
  rating: z
    .int('must be a whole number')
    .min(1, 'must be a number from 1 to 5')
    .max(5, 'must be a number from 1 to 5')
    .describe('Stars, 1 to 5'),
});
export type Testimonial = z.infer<typeof Testimonial>;
export const Testimonials = z.array(Testimonial).max(12, 'fits at most 12 testimonials');
