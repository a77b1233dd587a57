import { z } from 'zod';
import { articleDate, slug, text, webAddress } from './text.ts';
import { maxEmailLength } from './email-address.ts';

const Publication = z.strictObject({
  id: slug.describe('Not shown'),
  title: text(140).describe('Title of the publication'),
  source: text(80).describe('Where it appeared'),
  date: articleDate.describe('Written like April 12, 2025'),
  description: text(300).describe('One sentence on what it says'),
  url: webAddress.optional().describe('Where it can be read'),
});

export const ContactInfo = z.strictObject({
  email: z
    .email('must be an e-mail address')
    .max(maxEmailLength)
    .optional()
    .describe('Their own address'),
  phone: text(60).optional().describe('Their direct line'),
  assistant: text(50).optional().describe('Name of their assistant'),
});

/** Number of portraits in `site/assets/portraits`. */
export const portraitCount = 35;
const portraitRange = `must be a number from 1 to ${portraitCount}`;

/** An attorney, advisor, agent or team member. People in sample content are invented. */
export const Person = z.strictObject({
  id: slug.describe('Made from the name; articles name their author by it'),
  /** Built from the name: `James Whitfield` is `james-whitfield`. */
  slug: slug.describe('Made from the name: the address of the profile'),
  name: text(50).describe('Name'),
  title: text(50).describe('Position'),
  /** Several areas are joined with `&`. */
  specialty: text(80).describe(
    'Titles of services, or categories of articles, joined with &; spelled as there',
  ),
  bio: text(1200).describe('The profile text'),
  /**
   * Number of the portrait; each shows a different person in the clothes of a trade. Without one,
   * the initials are shown.
   */
  portrait: z
    .int('must be a whole number')
    .min(1, portraitRange)
    .max(portraitCount, portraitRange)
    .optional()
    .describe(`Which portrait, 1 to ${portraitCount}; without one the initials are shown`),
  social: z
    .array(
      z.strictObject({
        platform: z.enum(['linkedin', 'email', 'phone', 'other']).describe('Which kind of link'),
        url: text(200).describe('Its address'),
      }),
    )
    .default([])
    .describe('Links to the person’s own pages; leave it out for samples'),
  education: z
    .array(text(120))
    .default([])
    .describe('Degrees and designations; cards show the first two'),
  barAdmissions: z.array(text(120)).default([]).describe('For lawyers only'),
  languages: z.array(text(40)).default([]).describe('Languages spoken'),
  awards: z.array(text(120)).default([]).describe('Awards'),
  publications: z.array(Publication).default([]).describe('What the person has published'),
  contactInfo: ContactInfo.optional().describe(
    'How to reach the person; in industries/ only the assistant, e-mail and telephone belong to a firm',
  ),
});
export type Person = z.infer<typeof Person>;
export const People = z.array(Person).max(12, 'fits at most 12 people');
