import { z } from 'zod';
import { articleDate, slug, text } from './text.ts';

/** The head of an article's Markdown file; the file's name is its slug. */
export const Post = z.strictObject({
  id: slug.describe("The file's name"),
  title: text(90).describe('Headline'),
  excerpt: text(220).describe('On cards, and below the headline'),
  /** Id of a person of the same industry. */
  author: slug.describe('An id from people.yaml'),
  date: articleDate.describe('Written like April 12, 2025; newest come first'),
  category: text(40).describe(
    'Filter button; use a service’s title, so that the article appears on its page',
  ),
  drawing: slug
    .optional()
    .describe(
      'A thing of the article, beside its headline: a file of site/assets/lines that begins with plate-',
    ),
  tags: z.array(text(30)).max(8, 'fits at most 8 tags').default([]).describe('Below the article'),
  relatedPosts: z.array(slug).default([]).describe('Ids of articles of the same industry'),
});
export type Post = z.infer<typeof Post>;
