import { z } from 'zod';
import { designs } from './designs.ts';
import { slug, text } from './text.ts';

const heading = z.strictObject({
  title: text(70).describe('Headline of the section'),
  lead: text(220).describe('One or two sentences beside it'),
});

/**
 * The words of the agency page. Prices stand in plans.yaml, names and addresses in platform.yaml.
 */
export const Landing = z.strictObject({
  hero: z
    .strictObject({
      title: text(50).describe('Headline of the page, in two lines'),
      lead: text(200).describe('Below the headline: what it does, in one or two sentences'),
      addressLabel: text(40).describe('Above the field for an address'),
      addressPlaceholder: text(40).describe('In the empty field, such as www.their-website.com'),
      addressAction: text(24).describe('The button of the field, such as See their demo'),
      addressHint: text(80).describe('The small line below the field'),
    })
    .describe('The first screen, with the field for a prospect’s address'),
  firstLook: z
    .strictObject({
      design: text(24).describe('Before the list of designs, such as Shown as'),
      missing: text(30).describe('In place of a value that the prospect’s page does not have'),
      templateColors: text(30).describe(
        'Beside the two colors, where the page has none of its own',
      ),
      keep: text(24).describe('The button that keeps the demo'),
      keepHint: text(80).describe('Below that button: what comes next'),
      studio: text(30).describe('The button that opens the page builder, when there is no demo'),
      failure: text(60).describe('When an address gives no demo; the reason follows'),
    })
    .describe(
      'The first screen of a prospect’s demo, shown in the hero before there is an account',
    ),
  steps: heading
    .extend({
      items: z
        .array(
          z.strictObject({
            title: text(40).describe('The step, as an order: Scan the client’s site'),
            body: text(220).describe('What happens in it'),
          }),
        )
        .length(3, 'needs exactly 3 steps, as each has its own drawing')
        .describe('The steps; each has its own drawing'),
    })
    .describe('How it works'),
  gallery: heading
    .extend({
      items: z
        .array(
          z.strictObject({
            industry: slug.describe(
              'Folder name of an industry: the design that the picture shows',
            ),
            firm: text(30).describe('Name below the picture, such as Premier Law'),
            label: text(30).describe('The trade, beside the name'),
            picture: text(160).describe('What the picture shows, for people who cannot see it'),
          }),
        )
        .length(designs.length, `needs exactly ${designs.length} designs`)
        .describe('All designs'),
    })
    .describe('The designs, as pictures that lead to the live pages'),
  compare: heading
    .extend({
      before: text(24).describe('Over the picture before, such as Their site today'),
      after: text(24).describe('Over the picture after, such as The demo'),
      handle: text(60).describe('What the handle does, for people who cannot see it'),
      beforePicture: text(200).describe('What the picture before shows, for the same people'),
      afterPicture: text(200).describe('What the picture after shows'),
      note: text(200).describe('Says that the business is invented and how the demo was made'),
    })
    .describe('An old page beside its demo, under one handle'),
  features: heading
    .extend({
      items: z
        .array(
          z.strictObject({
            title: text(30).describe('Name of the feature'),
            body: text(240).describe('What it is good for, in two or three sentences'),
            fact: text(40).describe('A fact or figure below it, such as One link to send'),
          }),
        )
        .length(6, 'needs exactly 6 features')
        .describe('The features'),
    })
    .describe('What the product does'),
  caseStudies: z
    .strictObject({
      title: text(70).describe('Headline of the section'),
      figures: z
        .array(
          z.strictObject({
            figure: text(6).describe('A figure that can be counted in the product'),
            line: text(70).describe('What it counts; the figure is read before it'),
          }),
        )
        .length(5, 'needs exactly 5 figures')
        .describe('Five figures; the first is set largest'),
      note: text(160).describe('Says where the figures come from'),
    })
    .describe('The figures'),
  reading: z
    .strictObject({
      title: text(40).describe('Above the list'),
      items: z
        .array(
          z.strictObject({
            title: text(12).describe('What is read, in a word: Contact'),
            body: text(60).describe('In a few words'),
          }),
        )
        .length(6, 'needs exactly 6 items')
        .describe('What is read'),
    })
    .describe('What the scanner reads from a website, beside the first step'),
  pricing: z
    .strictObject({
      title: text(70).describe('Headline of the section; the prices stand in plans.yaml'),
      popularLabel: text(12).describe('The mark of the popular plan, in capitals'),
      soonLabel: text(16).describe('Behind what a plan will bring later, such as soon'),
      planAction: text(40).describe('The button of each plan, such as Start free trial'),
    })
    .describe('Above and within the plans'),
  comingSoon: heading
    .extend({
      items: z
        .array(
          z.strictObject({
            title: text(40).describe('Name of what is coming'),
            body: text(140).describe('What it will do, in one sentence'),
          }),
        )
        .length(4, 'needs exactly 4 items')
        .describe('What is coming'),
      action: text(40).describe('The button to links.developerContact of platform.yaml'),
    })
    .describe('What is planned'),
  faqs: z
    .strictObject({
      title: text(70).describe('Headline of the section'),
      items: z
        .array(
          z.strictObject({
            question: text(90).describe('The question, as an agency would ask it'),
            answer: text(320).describe('The answer, in two or three sentences'),
          }),
        )
        .min(1, 'needs at least 1 question')
        .max(10, 'fits at most 10 questions')
        .describe('The questions'),
    })
    .describe('Questions and answers'),
  contact: heading
    .extend({
      points: z
        .array(text(90))
        .min(1, 'needs at least 1 point')
        .max(4, 'fits at most 4 points')
        .describe('What a request brings, one short line each'),
    })
    .describe('Beside the form that asks for a demonstration'),
  closing: z
    .strictObject({
      title: text(80).describe('The last headline of the page'),
      action: text(40).describe('The button to the page builder'),
    })
    .describe('The end of the page'),
});
export type Landing = z.infer<typeof Landing>;
