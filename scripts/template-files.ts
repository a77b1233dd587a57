import { Faqs } from '../templates-data/model/faqs.ts';
import { Firm } from '../templates-data/model/firm.ts';
import { Gallery } from '../templates-data/model/gallery.ts';
import { Industry } from '../templates-data/model/industry.ts';
import { Landing } from '../templates-data/model/landing.ts';
import { People } from '../templates-data/model/person.ts';
import { Plans } from '../templates-data/model/plans.ts';
import { Platform, Presets } from '../templates-data/model/platform.ts';
import { Policy } from '../templates-data/model/policy.ts';
import { Post } from '../templates-data/model/post.ts';
import { Services } from '../templates-data/model/service.ts';
import { SharedWords } from '../templates-data/model/shared-words.ts';
import { Testimonials } from '../templates-data/model/testimonial.ts';
import { Trade } from '../templates-data/model/trade.ts';
import { Words } from '../templates-data/model/words.ts';

/** The schema of each kind of file in templates-data, by the name of its JSON Schema. */
export const schemas = {
  platform: Platform,
  presets: Presets,
  landing: Landing,
  plans: Plans,
  gallery: Gallery,
  shared: SharedWords,
  policy: Policy,
  industry: Industry,
  services: Services,
  people: People,
  testimonials: Testimonials,
  faqs: Faqs,
  post: Post,
  firm: Firm,
  trade: Trade,
  words: Words,
} as const;
export type SchemaName = keyof typeof schemas;

/** Top-level files of templates-data, each with the schema of its name. */
export const topFiles = ['platform', 'presets', 'landing', 'plans', 'gallery', 'shared'] as const;
/** Files of an industry's folder, each with the schema of its name. */
export const industryFiles = ['industry', 'services', 'people', 'testimonials', 'faqs'] as const;
