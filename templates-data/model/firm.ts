import { z } from 'zod';
import { Stat } from './industry.ts';
import { fontStyles, headerStyles, industries, layouts } from './slots.ts';
import { hexColor, slug, text, webAddress } from './text.ts';

/** A sample firm: its industry's site with its own name, words, colours and contact details. */
export const Firm = z.strictObject({
  id: slug,
  industry: z.enum(industries),
  name: text(80),
  slogan: text(120),
  description: text(600),
  about: z
    .strictObject({
      title: text(70),
      description: text(600),
      description2: text(600).optional(),
      history: text(900).optional(),
      mission: text(400).optional(),
      vision: text(400).optional(),
    })
    .optional(),
  stats: z.array(Stat).min(3).max(5).optional(),
  contact: z.strictObject({
    address: z.strictObject({ street: text(80), city: text(40), state: text(30), zip: text(12) }),
    phone: text(60),
    email: z.email('must be an e-mail address').max(254),
    /** One line for each span of days. */
    hours: text(240),
  }),
  social: z
    .array(
      z.strictObject({
        platform: text(20),
        url: webAddress,
        icon: z.enum(['linkedin', 'facebook', 'x', 'instagram', 'youtube']),
      }),
    )
    .max(6)
    .default([]),
  theme: z.strictObject({
    primaryColor: hexColor,
    secondaryColor: hexColor,
    layout: z.enum(layouts).default('standard'),
    headerStyle: z.enum(headerStyles).default('transparent'),
    fontStyle: z.enum(fontStyles).default('modern'),
  }),
  /** Articles on the home page, by slug, 2 to 6. */
  posts: z.array(slug).min(2, 'needs at least 2 articles').max(6, 'fits at most 6 articles'),
});
export type Firm = z.infer<typeof Firm>;

/** The firm's postal address on two lines. */
export function addressLines(firm: Firm): string {
  const { street, city, state, zip } = firm.contact.address;
  return `${street}\n${city}, ${state} ${zip}`;
}
