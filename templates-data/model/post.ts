import { z } from 'zod';
import { articleDate, slug, text } from './text.ts';

/** The head of an article's Markdown file; the file's name is its slug. */
export const Post = z.strictObject({
  id: slug,
  title: text(90),
  excerpt: text(220),
  /** Id of a person of the same industry. */
  author: slug,
  date: articleDate,
  category: text(40),
  tags: z.array(text(30)).max(8, 'fits at most 8 tags').default([]),
  relatedPosts: z.array(slug).default([]),
});
export type Post = z.infer<typeof Post>;
