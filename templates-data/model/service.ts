import { z } from 'zod';
import { slug, text } from './text.ts';

export const serviceIcons = ['building', 'users', 'home', 'activity', 'shield', 'briefcase'] as const;

export const Faq = z.strictObject({
  id: slug,
  question: text(140),
  answer: text(900),
  category: z.enum(['General', 'Services']).default('Services'),
});
export type Faq = z.infer<typeof Faq>;

export const CaseStudy = z.strictObject({
  id: slug,
  title: text(90),
  challenge: text(400),
  solution: text(400),
  result: text(400),
});

/** A practice area of a law firm, a service of any other business. */
export const Service = z.strictObject({
  id: slug,
  slug,
  title: text(40),
  description: text(160),
  icon: z.enum(serviceIcons),
  /** Paragraphs and lists in Markdown. */
  longDescription: text(6000),
  faqs: z.array(Faq).default([]),
  caseStudies: z.array(CaseStudy).default([]),
});
export type Service = z.infer<typeof Service>;
export const Services = z
  .array(Service)
  .min(3, 'needs at least 3 services')
  .max(12, 'fits at most 12 services');
