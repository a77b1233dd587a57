import { z } from 'zod';
import { slug, text } from './text.ts';

const heading = z.strictObject({ title: text(70), lead: text(220) });

/** The words of the agency page. Prices stand in plans.yaml, names and addresses in platform.yaml. */
export const Landing = z.strictObject({
  hero: z.strictObject({
    title: text(50),
    lead: text(200),
    addressLabel: text(40),
    addressPlaceholder: text(40),
    addressAction: text(24),
    addressHint: text(80),
  }),
  /** The first screen of a prospect's demo, shown in the hero before there is an account. */
  firstLook: z.strictObject({
    design: text(24),
    missing: text(30),
    templateColors: text(30),
    keep: text(24),
    keepHint: text(80),
    studio: text(30),
    failure: text(60),
  }),
  steps: heading.extend({
    items: z
      .array(z.strictObject({ title: text(40), body: text(220) }))
      .length(3, 'needs exactly 3 steps, as each has its own drawing'),
  }),
  gallery: heading.extend({
    items: z
      .array(
        z.strictObject({
          industry: slug,
          firm: text(30),
          label: text(30),
          /** What the screenshot shows, for people who cannot see it. */
          picture: text(160),
        }),
      )
      .length(4, 'needs exactly 4 designs'),
  }),
  features: heading.extend({
    items: z
      .array(z.strictObject({ title: text(30), body: text(240), fact: text(40) }))
      .length(6, 'needs exactly 6 features'),
  }),
  caseStudies: z.strictObject({
    title: text(70),
    figures: z
      .array(z.strictObject({ figure: text(6), line: text(70) }))
      .length(4, 'needs exactly 4 figures'),
    note: text(160),
  }),
  testimonials: z.strictObject({
    title: text(70),
    items: z
      .array(z.strictObject({ quote: text(200), role: text(60) }))
      .length(3, 'needs exactly 3 testimonials'),
    note: text(160),
  }),
  pricing: z.strictObject({ title: text(70), popularLabel: text(12), planAction: text(40) }),
  comingSoon: heading.extend({
    items: z.array(z.strictObject({ title: text(40), body: text(140) })).length(4, 'needs exactly 4 items'),
    action: text(40),
  }),
  faqs: z.strictObject({
    title: text(70),
    items: z
      .array(z.strictObject({ question: text(90), answer: text(320) }))
      .min(1)
      .max(10),
  }),
  contact: heading.extend({ points: z.array(text(90)).min(1).max(4) }),
  closing: z.strictObject({ title: text(80), action: text(40) }),
});
export type Landing = z.infer<typeof Landing>;
