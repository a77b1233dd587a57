import { z } from 'zod';
import { designs } from './designs.ts';
import { slug, text } from './text.ts';

/**
 * The words of the page that shows the templates. A template's name and description stand in its
 * industry.yaml, its colors in the firm's own file.
 */
export const Gallery = z.strictObject({
  title: text(40).describe('Headline of the page and title of its tab'),
  lead: text(200).describe('Below the headline'),
  summary: text(160).describe('What search engines and shared links say of the page'),
  hint: text(80).describe('Below the frame: that the page in it is live'),
  trades: z
    .strictObject({
      title: text(70).describe('Headline of the list of trades'),
      lead: text(220).describe('Beside it'),
      label: text(40).describe('Above the field that searches the list'),
      placeholder: text(40).describe('In the empty field, such as bakery, plumber, dentist'),
      none: text(120).describe('When the search finds no trade'),
    })
    .describe('Every trade with its design; the names stand in trades/'),
  templates: z
    .array(
      z.strictObject({
        firm: slug.describe(
          'The sample firm that wears the design: a file of firms/ without .yaml',
        ),
        features: z
          .array(
            z.strictObject({
              title: text(36).describe('What is special, in a few words: Engraved portraits'),
              body: text(120).describe('One or two sentences on it'),
            }),
          )
          .length(6, 'needs exactly 6 features')
          .describe('What is special about this design'),
      }),
    )
    .length(designs.length, `needs exactly ${designs.length} templates, one for each design`)
    .describe('The designs, in their order on the page'),
});
export type Gallery = z.infer<typeof Gallery>;
