import { z } from 'zod';
import { readLists } from '../../templates-data/model/client-lists.ts';
import { sanitizeOverrides } from '../../templates-data/model/slots.ts';
import type { Call } from './call.ts';

/** The fields for which texts can be suggested. */
export const suggestedFields = ['slogan', 'description', 'callToAction'] as const;
export type SuggestedField = (typeof suggestedFields)[number];

/** Limit of the texts in an answer. */
export const maxSuggestions = 3;

export const Suggestions = z.object({ suggestions: z.array(z.string()).max(maxSuggestions) });
export type Suggestions = z.infer<typeof Suggestions>;

/**
 * Streamed to a client that sends `Accept: text/event-stream`: `event: suggestion`, `data:
 * {"index":0,"text":"…"}`, each text as soon as it is complete and checked against the facts; at
 * the end `event: done` or `event: error`.
 */
export const suggestTexts = {
  method: 'POST',
  path: '/api/suggestions',
  summary: 'Up to three texts for a field of the wizard, written by the configured language model.',
  body: z.object({
    field: z.enum(suggestedFields, `The field must be one of: ${suggestedFields.join(', ')}`),
    /** The current values of the fields. Values that no demo can hold are left out. */
    values: z
      .record(z.string(), z.unknown(), 'The values must be an object')
      .transform((values) => sanitizeOverrides(values)),
    /**
     * The current values of the rest of the demo, in the form of `websiteData`: the facts about the
     * client.
     */
    content: z
      .record(z.string(), z.unknown(), 'The content must be an object')
      .optional()
      .transform((content) => readLists(content)),
  }),
  bodyLimit: 200_000,
  reply: { 200: Suggestions },
  errors: [401, 403, 422],
} as const satisfies Call;
