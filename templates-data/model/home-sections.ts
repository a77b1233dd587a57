/** The order of a sample's home page, and the sections that only some trades have. */
import { z } from 'zod';
import { slug, text } from './text.ts';

/** The sections of a sample's home, in the order of an industry that names none. */
const usual = [
  'about',
  'services',
  'stats',
  'people',
  'testimonials',
  'banner',
  'articles',
] as const;
/** Sections that a trade may leave out, because another section of its home does their work. */
const optionalIds: readonly string[] = ['stats', 'banner'] satisfies (typeof usual)[number][];
const own = ['prices', 'rooms', 'products', 'timetable', 'projects', 'areas', 'brands'] as const;
const every = [...usual, ...own] as const;
type OwnSectionId = (typeof own)[number];

const item = z.strictObject({
  name: text(60).describe('Its name'),
  group: text(30).optional().describe('Above the first line of a group or of a day'),
  time: text(24).optional().describe('When, in a timetable'),
  details: text(60).optional().describe('Beside the name in small type: allergens, size, place'),
  price: text(24).optional().describe('The price, with its currency'),
  text: text(160).optional().describe('A sentence about it'),
  picture: slug
    .optional()
    .describe('A picture of site/assets without its width, or the drawing of a plate'),
});

const ownSection = z.strictObject({
  title: text(40).describe('The title'),
  lead: text(160).optional().describe('A line below it'),
  items: z
    .array(item)
    .min(2, 'needs at least 2 items')
    .max(16, 'fits at most 16 items')
    .describe('What it lists'),
});
export type HomeSection = z.infer<typeof ownSection>;

const optional = (what: string): z.ZodOptional<typeof ownSection> =>
  ownSection.optional().describe(what);

export const HomeSections = z
  .strictObject({
    order: z
      .array(z.enum(every))
      .default([...usual])
      .describe('Its sections between the opening and the contact form'),
    prices: optional('A price list or a menu'),
    rooms: optional('Rooms or houses with large pictures'),
    products: optional('A shelf of products'),
    timetable: optional('Classes, dates or weeks'),
    projects: optional('Finished work'),
    areas: optional('Places served'),
    brands: optional('Brands, insurers or memberships'),
  } satisfies Record<'order' | OwnSectionId, z.ZodType>)
  .superRefine((home, context) => {
    const complain = (message: string): void => {
      context.addIssue({ code: 'custom', path: ['order'], message });
    };
    for (const id of usual)
      if (!optionalIds.includes(id) && !home.order.includes(id)) complain(`lacks ${id}`);
    for (const id of own) {
      if (home.order.includes(id) && !home[id]) complain(`names ${id}, which has no content`);
      if (!home.order.includes(id) && home[id]) complain(`lacks ${id}, which has content`);
    }
    if (new Set(home.order).size < home.order.length) complain('names a section twice');
  });
