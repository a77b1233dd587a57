import { z } from 'zod';
import { slug, text } from './text.ts';

export const Testimonial = z.strictObject({
  id: slug,
  content: text(320),
  name: text(50),
  /** Which kind of client is speaking, such as `Family Law client`. */
  case: text(60),
  rating: z.int().min(1).max(5),
});
export type Testimonial = z.infer<typeof Testimonial>;
export const Testimonials = z.array(Testimonial).max(12, 'fits at most 12 testimonials');
