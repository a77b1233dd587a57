import { z } from 'zod';
import { slug, text } from './text.ts';

/**
 * The words of the page that shows the templates. A template's name and description stand in its industry.yaml, its
 * colors in the firm's own file.
 */
export const Gallery = z.strictObject({
  title: text(40),
  lead: text(200),
  /** What search engines and shared links say of the page. */
  summary: text(160),
  hint: text(80),
  templates: z
    .array(
      z.strictObject({
        /** The sample firm that wears the design: a file of firms/ without its ending. */
        firm: slug,
        features: z
          .array(z.strictObject({ title: text(36), body: text(120) }))
          .length(6, 'needs exactly 6 features'),
      }),
    )
    .length(4, 'needs exactly 4 templates'),
});
export type Gallery = z.infer<typeof Gallery>;
