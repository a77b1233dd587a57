import { z } from 'zod';
import { slug, text } from './text.ts';
import { designs } from './designs.ts';
import { HomeSections } from './home-sections.ts';
import { defaultTitles } from './section-titles.ts';

const section = z.strictObject({
  heading: text(70).describe("The sentence beside the section's title"),
  lead: text(220).optional().describe('A line below it'),
});

/** A short title with a sentence or two: a reason, a value, a step. */
const point = z.strictObject({
  title: text(50).describe('A few words'),
  text: text(180).describe('One or two sentences'),
});
const fourPoints = (what: string): z.ZodArray<typeof point> =>
  z.array(point).length(4, `needs exactly 4 ${what}`);

/** One figure: the number counts up on the page, between prefix and suffix. */
export const Stat = z.strictObject({
  value: z
    .number('must be a number, without quotes')
    .min(0, 'must not be below 0')
    .max(9_999_999, 'must not be above 9,999,999')
    .describe('The number; below 5 it does not count up'),
  prefix: text(3).optional().describe('Before the number, such as $'),
  suffix: text(4).optional().describe('After the number, such as + or %'),
  label: text(30).describe('What the number counts; use each label once in a list'),
});
export type Stat = z.infer<typeof Stat>;

const Clause = z.strictObject({
  title: text(60).describe('Heading of the clause'),
  paragraphs: z.array(text(600)).min(1, 'needs at least 1 paragraph').describe('Its text'),
});

/** Words around the pages of an industry; a practice of advisers needs none of its own. */
const Shell = z.strictObject({
  posts: text(20).default('Insights').describe('Menu and title of the articles'),
  place: text(30).default('Our Office').describe('Above address, telephone and hours'),
  send: text(30).default('Submit Inquiry').describe('The button of the form'),
  contact: text(20).default('Contact Us').describe('The button of the header'),
  more: text(30).default('Learn More').describe('The link from a service to its page'),
  profile: text(30).default('View Full Profile').describe('The link from a person to their page'),
  allPosts: text(30).default('All Articles').describe('The link to all articles'),
  links: text(30).default('Quick Links').describe('Above the links of the footer'),
  legal: text(30).default('Legal Information').describe('Above the policies in the footer'),
  follow: text(30).default('Connect With Us').describe('Above the links to networks'),
  area: text(20).default('Specialty').describe('Label of the filter of people'),
  allAreas: text(30).default('All Specialties').describe('First choice of that filter'),
  focus: text(30).default('Practice Focus').describe('Above the services of a person'),
  cases: z
    .strictObject({
      heading: text(40).describe('Headline of the accounts of work that was done'),
      challenge: text(30).describe('Above what was wrong'),
      solution: text(30).describe('Above what was done'),
      result: text(30).describe('Above what came of it'),
    })
    .default({
      heading: 'Case Studies',
      challenge: 'Challenge',
      solution: 'Solution',
      result: 'Result',
    })
    .describe('Accounts of work on the page of a service'),
});

/**
 * The texts of an industry's sites, which a firm may replace. They may not name a firm, because
 * several share them.
 */
export const Industry = z.strictObject({
  id: text(30).describe("The industry's folder name"),
  label: text(40).describe('As people call it: Law Firm, Dental & Medical'),
  design: z.enum(designs).describe('The design it wears'),
  template: z
    .strictObject({
      name: text(40).describe('Name in the gallery'),
      description: text(200).describe('Description in the gallery'),
    })
    .optional()
    .describe("The template's own name and description in the gallery"),
  sample: slug
    .optional()
    .describe(
      'The firm whose name and contact details its own pages show: a file of firms/ without .yaml',
    ),
  callToAction: text(40)
    .optional()
    .describe(
      'The buttons of the site, such as Book a Table; without it Free Consultation and Get Started',
    ),
  titles: z
    .strictObject({
      services: text(40).default(defaultTitles.services).describe('Above the services'),
      people: text(40).default(defaultTitles.people).describe('Above the people'),
      testimonials: text(40)
        .default(defaultTitles.testimonials)
        .describe('Above the quotations: who speaks, such as guests'),
    })
    .prefault({})
    .describe('Titles of its sections and pages, where the general ones do not fit'),
  hero: z
    .strictObject({
      eyebrow: text(48).optional().describe('The small line above the headline'),
      lead: text(220).describe('Below the headline, when the client has no description'),
      figures: z
        .array(Stat)
        .min(2, 'needs at least 2 figures')
        .max(4, 'fits at most 4 figures')
        .default([])
        .describe('Figures at the foot of the hero'),
    })
    .describe('The first screen'),
  services: section.describe('Above the services'),
  people: section.describe('Above the people'),
  about: z
    .strictObject({
      link: text(20)
        .default('About Our Firm')
        .describe('What the footer calls the About page, such as About Us'),
      heading: text(70).describe('Headline of the About section'),
      paragraphs: z
        .array(text(600))
        .min(1, 'needs at least 1 paragraph')
        .max(3, 'fits at most 3 paragraphs')
        .describe('Its text'),
      badges: z
        .array(text(40))
        .length(4, 'needs exactly 4 badges')
        .default([])
        .describe('The four short facts under the text'),
      reasons: fourPoints('reasons').default([]).describe('Four reasons to choose the firm'),
    })
    .describe('The About section; a firm may have its own'),
  stats: z
    .strictObject({
      heading: text(70).describe('Headline of the figures band'),
      figures: z
        .array(Stat)
        .min(3, 'needs at least 3 figures')
        .max(5, 'fits at most 5 figures')
        .describe('Figures that count up'),
    })
    .describe('The figures band; a firm may have its own figures'),
  testimonials: section.describe('Above the quotations'),
  banner: z
    .strictObject({
      heading: text(60).describe('The call'),
      text: text(200).describe('What it offers'),
    })
    .describe('The call to action after the quotations'),
  blog: section.describe('Above the articles'),
  contact: z
    .strictObject({
      heading: text(70).describe('Headline'),
      lead: text(220).describe('A line below it'),
    })
    .describe('Above the contact form'),
  inquiryTopics: z
    .array(
      z.strictObject({
        value: text(40).describe('What the message carries'),
        label: text(40).describe('What the visitor sees'),
      }),
    )
    .min(1, 'needs at least 1 choice')
    .describe('Choices of the form’s list; Other is added for you'),
  inquiryTopicLabel: text(40).describe('Label of that list; the form puts Select before it'),
  process: z
    .strictObject({
      heading: text(50).describe('Headline'),
      steps: fourPoints('steps').describe('The four steps'),
    })
    .describe('How the work goes, on the pages of the services'),
  values: z
    .strictObject({
      heading: text(50).describe('Headline'),
      points: fourPoints('values').describe('The four values'),
    })
    .describe('What the firm stands for, on the page of its people'),
  join: z
    .strictObject({
      heading: text(50).describe('Headline'),
      text: text(300).describe('Whom you would like to hear from, and how'),
      button: text(30).describe('The button that leads to the contact page'),
    })
    .describe('The invitation to applicants, on the page of the people'),
  home: HomeSections.prefault({}).describe(
    'The order of the home page, and the sections that only this trade has',
  ),
  shell: Shell.prefault({}).describe('Words around its pages, where the general ones do not fit'),
  disclaimer: z
    .array(Clause)
    .min(1, 'needs at least 1 clause')
    .describe('What the information on the site is not; stands within policies/disclaimer.md'),
});
export type Industry = z.infer<typeof Industry>;
