import { z } from 'zod';
import { designs } from '../../templates-data/model/designs.ts';
import type { Call } from './call.ts';

/** The trades, texts and pictures of an industry's template that a demo can set. */
export const TemplateReply = z.object({
  industry: z.string(),
  /** `design` is the trade's own. */
  trades: z.array(
    z.object({ id: z.string(), label: z.string(), fallback: z.boolean(), design: z.enum(designs) }),
  ),
  designs: z.array(z.object({ id: z.enum(designs), label: z.string() })),
  pages: z.array(
    z.object({
      page: z.string(),
      label: z.string(),
      sections: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          movable: z.boolean(),
          /** Whether the industry has a sample that can be switched on. */
          samples: z.boolean(),
        }),
      ),
    }),
  ),
  texts: z.array(
    z.object({
      key: z.string(),
      page: z.string(),
      section: z.string(),
      label: z.string(),
      /** Longest text in characters. */
      max: z.int(),
      /**
       * The template's default text, with placeholders such as `{name}`; empty where nothing is
       * shown.
       */
      value: z.string(),
    }),
  ),
  pictures: z.array(
    z.object({
      place: z.string(),
      label: z.string(),
      /** Width divided by height; null where a picture keeps its own ratio. */
      ratio: z.number().nullable(),
      /** Names of the pictures that come with the industry. */
      own: z.array(z.string()),
    }),
  ),
});
export type TemplateReply = z.infer<typeof TemplateReply>;

export const readTemplate = {
  method: 'GET',
  path: '/api/templates/{industry}',
  summary:
    'What a template has: trades, pages with their sections, texts by key with their limits, and places of pictures. An unknown industry is the general one.',
  reply: { 200: TemplateReply },
  errors: [],
} as const satisfies Call;
