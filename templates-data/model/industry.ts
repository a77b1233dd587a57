import { z } from 'zod';
import { text } from './text.ts';
import { designs } from './theme.ts';

const section = z.strictObject({ heading: text(70), lead: text(220).optional() });

/** One figure: the number counts up on the page, prefix and suffix stand beside it. */
export const Stat = z.strictObject({
  value: z.number().min(0).max(9_999_999),
  prefix: text(3).optional(),
  suffix: text(4).optional(),
  label: text(30),
});
export type Stat = z.infer<typeof Stat>;

/**
 * What every site of an industry says unless its firm says otherwise. Nothing here may name a firm: these words stand on
 * the demos of real clients.
 */
export const Industry = z.strictObject({
  id: text(30),
  /** As people call it: Law Firm, Dental & Medical. */
  label: text(40),
  design: z.enum(designs),
  /** The template's own name and description in the gallery. */
  template: z.strictObject({ name: text(40), description: text(200) }).optional(),
  hero: z.strictObject({
    /** The line above the headline. */
    eyebrow: text(48),
    /** Shown below the headline when the client has no description. */
    lead: text(220),
    /** Two or three figures at the foot of the picture. */
    figures: z.array(Stat).min(2).max(4),
  }),
  services: section,
  people: section,
  about: z.strictObject({
    heading: text(70),
    paragraphs: z.array(text(600)).min(1).max(3),
    /** Four fixed badges. */
    badges: z.array(text(40)).length(4, 'needs exactly 4 badges'),
    /** Four reasons to choose the firm. */
    reasons: z
      .array(z.strictObject({ title: text(50), text: text(180) }))
      .length(4, 'needs exactly 4 reasons'),
  }),
  stats: z.strictObject({ heading: text(70), figures: z.array(Stat).min(3).max(5) }),
  testimonials: section,
  banner: z.strictObject({ heading: text(60), text: text(200) }),
  blog: section,
  contact: z.strictObject({ heading: text(70), lead: text(220) }),
  /** Options of the form's list of services, after "Select …" and before "Other". */
  inquiryTopics: z.array(z.strictObject({ value: text(40), label: text(40) })).min(1),
  inquiryTopicLabel: text(40),
});
export type Industry = z.infer<typeof Industry>;
