import { z } from 'zod';
import { Testimonial } from './testimonial.ts';
import { slug, text } from './text.ts';

const serviceIcons = ['building', 'users', 'home', 'activity', 'shield', 'briefcase'] as const;

export const Faq = z.strictObject({
  id: slug.describe('Not shown'),
  question: text(140).describe('The question, as a client would ask it'),
  answer: text(900).describe('The answer'),
  category: z
    .enum(['General', 'Services'])
    .default('Services')
    .describe('Which part of the FAQ page it stands in'),
});
export type Faq = z.infer<typeof Faq>;

const CaseStudy = z.strictObject({
  id: slug.describe('Not shown'),
  title: text(90).describe('What happened, in a few words'),
  challenge: text(400).describe('What was wrong'),
  solution: text(400).describe('What was done'),
  result: text(400).describe('What came of it'),
});

const Visit = z.strictObject({
  asked: text(44).describe('What somebody who needs it says: A tooth that hurts at night.'),
  text: text(140).describe('What happens then'),
  minutes: z.int().min(5, 'must be at least 5').max(60, 'must be at most 60').describe('How long'),
});

/** A practice area of a law firm, a service of any other business. */
export const Service = z.strictObject({
  id: slug.describe('The same as the slug'),
  slug: slug.describe('The page’s address: /practice-areas/<slug>'),
  title: text(40).describe('Name of the service'),
  description: text(160).describe('On its card or row; 60 to 125 characters look best'),
  visit: Visit.optional().describe('The first visit, where the home page lists what people ask'),
  icon: z.enum(serviceIcons).describe('The sign on its card, where the design has one'),
  drawing: slug
    .optional()
    .describe(
      'A thing of the service on its page: a file of site/assets/lines that begins with plate-',
    ),
  /** Paragraphs and lists in Markdown. */
  longDescription: text(6000).describe(
    'The service’s page, in Markdown: paragraphs, lists, ### headings',
  ),
  faqs: z.array(Faq).default([]).describe('Questions on its page'),
  caseStudies: z
    .array(CaseStudy)
    .default([])
    .describe('Work that was done, in three labelled texts'),
  testimonial: Testimonial.omit({ id: true })
    .optional()
    .describe('A quotation on its page alone, for a service that testimonials.yaml has none about'),
});
export type Service = z.infer<typeof Service>;
export const Services = z
  .array(Service)
  .min(3, 'needs at least 3 services')
  .max(12, 'fits at most 12 services');
