import { z } from 'zod';
import type { Call } from './call.ts';
import { Demo } from './demos.ts';
import { Palette } from './panel.ts';
import { sentId } from './sent-id.ts';
import { text } from './website-fields.ts';
import { textLimits } from './text-limits.ts';

/** An offered look with an id made of its content. */
const OfferedPalette = Palette.extend({ id: z.string() });
const OfferedHeadline = z.object({ id: z.string(), text: z.string() });
export type OfferedPalette = z.infer<typeof OfferedPalette>;
export type OfferedHeadline = z.infer<typeof OfferedHeadline>;

export const LookChoice = z.object({
  id: z.string(),
  /** Null keeps the colours. */
  palette: Palette.nullable(),
  /** Null keeps the headline. */
  headline: z.string().nullable(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the agency has applied it to the demo. */
  taken: z.boolean(),
});
export type LookChoice = z.infer<typeof LookChoice>;

const path = '/api/demos/{uniqueId}/choices';

export const listLooks = {
  method: 'GET',
  path: '/api/demos/{uniqueId}/looks',
  summary: 'The looks that visitors of a demo may try.',
  reply: {
    200: z.object({
      palettes: z.array(OfferedPalette),
      headlines: z.array(OfferedHeadline),
      /** The current headline. */
      headline: z.string(),
      primaryColor: z.string(),
      secondaryColor: z.string(),
    }),
  },
  errors: [404, 410],
} as const satisfies Call;

export const listChoices = {
  method: 'GET',
  path,
  summary: 'Which looks clients have chosen, the newest first.',
  reply: { 200: z.object({ choices: z.array(LookChoice) }) },
  errors: [401, 404],
} as const satisfies Call;

export const chooseLook = {
  method: 'POST',
  path,
  summary: 'Tell the agency which offered look it should be. Changes nothing on the demo.',
  body: z.object({
    id: sentId,
    variant: z
      .object(
        {
          palette: z.string('Palette must be an id').max(40).nullable().optional(),
          headline: z.string('Headline must be an id').max(40).nullable().optional(),
        },
        'Variant must name a palette, a headline or both',
      )
      .refine(
        ({ palette, headline }) => Boolean(palette) || Boolean(headline),
        'Variant must name a palette, a headline or both',
      ),
    author: text({ kind: 'line', label: 'Name', max: textLimits.personName, required: true }),
    to: z.string('The link must be text').max(40, 'The link is too long').optional(),
    /** A field that only programs fill in; such requests are not stored. */
    website: z.string().max(1000).optional(),
  }),
  reply: { 201: z.object({ id: z.string() }) },
  errors: [404, 410, 422],
} as const satisfies Call;

export const takeChoice = {
  method: 'POST',
  path: '/api/choices/{id}/take',
  summary: 'Make a chosen look the demo’s own.',
  reply: { 200: Demo },
  errors: [401, 403, 404],
} as const satisfies Call;
