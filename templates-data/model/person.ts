import { z } from 'zod';
import { articleDate, slug, text, webAddress } from './text.ts';

export const Publication = z.strictObject({
  id: slug,
  title: text(140),
  source: text(80),
  date: articleDate,
  description: text(300),
  url: webAddress.optional(),
});

/** An attorney, advisor, agent or team member. People in sample content are invented. */
export const Person = z.strictObject({
  id: slug,
  /** Built from the name: `James Whitfield` is `james-whitfield`. */
  slug,
  name: text(50),
  title: text(50),
  /** Several areas are joined with `&`. */
  specialty: text(80),
  bio: text(1200),
  /** Number of the portrait in the design's own treatment, 1 to 12; without one the initials stand in. */
  portrait: z.int().min(1).max(12).optional(),
  social: z
    .array(z.strictObject({ platform: z.enum(['linkedin', 'email', 'phone', 'other']), url: text(200) }))
    .default([]),
  education: z.array(text(120)).default([]),
  barAdmissions: z.array(text(120)).default([]),
  languages: z.array(text(40)).default([]),
  awards: z.array(text(120)).default([]),
  publications: z.array(Publication).default([]),
});
export type Person = z.infer<typeof Person>;
export const People = z.array(Person).max(12, 'fits at most 12 people');
