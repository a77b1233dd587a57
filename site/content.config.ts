import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { Faqs } from '../templates-data/model/faqs.ts';
import { Firm } from '../templates-data/model/firm.ts';
import { Industry } from '../templates-data/model/industry.ts';
import { PageWords } from '../templates-data/model/page-words.ts';
import { People } from '../templates-data/model/person.ts';
import { Policy } from '../templates-data/model/policy.ts';
import { Post } from '../templates-data/model/post.ts';
import { Services } from '../templates-data/model/service.ts';
import { SharedWords } from '../templates-data/model/shared-words.ts';
import { Testimonials } from '../templates-data/model/testimonial.ts';
import { Trade } from '../templates-data/model/trade.ts';
import { Words } from '../templates-data/model/words.ts';
import { descriptionLoader } from './firm/inner/load-descriptions.ts';

/** One file per industry; its folder's name is the entry's id. */
function globIndustries(file: string): ReturnType<typeof glob> {
  return glob({
    base: './templates-data/industries',
    pattern: `*/${file}.yaml`,
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  });
}

export const collections = {
  firms: defineCollection({
    loader: glob({ base: './templates-data/firms', pattern: '*.yaml' }),
    schema: Firm,
  }),
  industries: defineCollection({ loader: globIndustries('industry'), schema: Industry }),
  services: defineCollection({ loader: globIndustries('services'), schema: Services }),
  people: defineCollection({ loader: globIndustries('people'), schema: People }),
  testimonials: defineCollection({ loader: globIndustries('testimonials'), schema: Testimonials }),
  faqs: defineCollection({ loader: globIndustries('faqs'), schema: Faqs }),
  descriptions: defineCollection({
    loader: descriptionLoader(),
    schema: z.strictObject({ title: z.string() }),
  }),
  /** Ids are `<industry>/<slug>`. */
  posts: defineCollection({
    loader: glob({
      base: './templates-data/industries',
      pattern: '*/posts/*.md',
      generateId: ({ entry }) => entry.replace('/posts/', '/').replace(/\.md$/u, ''),
    }),
    schema: Post,
  }),
  policies: defineCollection({
    loader: glob({ base: './templates-data/policies', pattern: '*.md' }),
    schema: Policy,
  }),
  /** Ids are the names of the files. */
  trades: defineCollection({
    loader: glob({ base: './templates-data/trades', pattern: '*.yaml' }),
    schema: Trade,
  }),
  /** Ids are languages. */
  words: defineCollection({
    loader: glob({ base: './templates-data/words', pattern: '*.yaml' }),
    schema: Words,
  }),
  pageWords: defineCollection({
    loader: glob({ base: './templates-data/page-words', pattern: '*.yaml' }),
    schema: PageWords,
  }),
  shared: defineCollection({
    loader: glob({ base: './templates-data', pattern: 'shared.yaml' }),
    schema: SharedWords,
  }),
};
