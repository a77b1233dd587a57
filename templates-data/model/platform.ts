import { z } from 'zod';
import { hexColor, text, webAddress } from './text.ts';

/** The product itself: its name, the addresses it links to, and where its marketing pages lead. */
export const Platform = z.strictObject({
  name: text(30),
  tagline: text(80),
  description: text(200),
  links: z.strictObject({
    about: webAddress,
    successStories: webAddress,
    services: webAddress,
    blog: webAddress,
    contact: webAddress,
    privacyPolicy: webAddress,
    termsOfService: webAddress,
    developerContact: webAddress,
    quote: webAddress,
  }),
});
export type Platform = z.infer<typeof Platform>;

/** The colour themes offered in the studio. */
export const Presets = z
  .array(z.strictObject({ name: text(30), primary: hexColor, secondary: hexColor }))
  .length(8, 'needs exactly 8 presets');
export type Presets = z.infer<typeof Presets>;
