import { z } from 'zod';
import { maxLooks } from '../../templates-data/model/panel-parts.ts';
import type { Call } from './call.ts';
import { slot, text } from './website-fields.ts';
import { textLimits } from './text-limits.ts';

/** The parts of the panel on a demo's page; without any, there is no panel. */
export const Panel = z.object({
  comments: z.boolean('Comments must be true or false'),
  choices: z.boolean('Choices must be true or false'),
  approval: z.boolean('Approval must be true or false'),
});
export type Panel = z.infer<typeof Panel>;

/** A demo without a setting has no panel. */
export const noPanel: Panel = { comments: false, choices: false, approval: false };

/** Absent fields stay unchanged. */
export const PanelChange = Panel.partial();

/** Other colours for a demo. They are adjusted for contrast like typed ones. */
export const Palette = z.object({
  name: text({
    kind: 'line',
    label: 'Name of the colours',
    max: textLimits.paletteName,
    required: true,
  }),
  primaryColor: slot('primaryColor'),
  secondaryColor: slot('secondaryColor'),
});
export type Palette = z.infer<typeof Palette>;

/** Other looks that visitors of a demo may try. */
export const Looks = z.object({
  palettes: z.array(Palette, 'Palettes must be a list').max(maxLooks, 'At most 3 palettes'),
  headlines: z
    .array(
      slot('slogan').refine((value) => value.trim() !== '', 'A headline must not be blank'),
      'Headlines must be a list',
    )
    .max(maxLooks, 'At most 3 headlines'),
});
export type Looks = z.infer<typeof Looks>;
export const noLooks: Looks = { palettes: [], headlines: [] };

export const readPanel = {
  method: 'GET',
  path: '/api/demos/{uniqueId}/panel',
  summary:
    'What the panel on a demo’s page shows when it is opened. `to` is the token of the link, `reader` whose it is, and `approval` the address at which the newest open request is signed.',
  query: z.object({ to: z.string().max(40, 'The link is too long').optional() }),
  reply: {
    200: z.object({
      agency: z.string(),
      /** Colours of the main button, from the agency's accent: its ground and its text. */
      action: z.object({ main: z.string(), ink: z.string() }),
      version: z.int(),
      panel: Panel,
      reader: z.object({ name: z.string() }).nullable(),
      approval: z.string().nullable(),
    }),
  },
  errors: [404, 410, 422],
} as const satisfies Call;
