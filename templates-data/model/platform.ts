import { z } from 'zod';
import { hexColor, text, webAddress } from './text.ts';

/** The product itself: its name, its links, and the targets of its marketing pages. */
export const Platform = z.strictObject({
  name: text(30).describe('Our own name, wherever it appears'),
  tagline: text(80).describe('In the footer, and in the title of the first page'),
  description: text(200).describe('What search engines and shared links say of our pages'),
  links: z
    .strictObject({
      about: webAddress.describe('About Us, in the footer'),
      successStories: webAddress.describe('Success Stories, in the footer'),
      services: webAddress.describe('Services, in the footer'),
      blog: webAddress.describe('Blog, in the footer'),
      contact: webAddress.describe('Contact, in the footer'),
      privacyPolicy: webAddress.describe('The privacy policy of the product'),
      termsOfService: webAddress.describe('The terms of service of the product'),
      developerContact: webAddress.describe('Where one talks to the developers'),
      quote: webAddress.describe('Where one asks for an offer'),
    })
    .describe('Addresses that our pages link to, such as https://agency.example/about'),
});
export type Platform = z.infer<typeof Platform>;

/** The colour themes offered in the studio. */
export const Presets = z
  .array(
    z.strictObject({
      name: text(30).describe('Name of the theme, as the studio shows it'),
      primary: hexColor.describe('Brand color in quotes and in lower case, such as "#111827"'),
      secondary: hexColor.describe('Accent color in quotes and in lower case, such as "#3b82f6"'),
    }),
  )
  .length(8, 'needs exactly 8 presets');
export type Presets = z.infer<typeof Presets>;
