import { z } from 'zod';
import type { Call } from './call.ts';
import { Demo } from './demos.ts';

/** A window in which a demo is edited. */
export const OtherEditor = z.object({
  /** Name of the member. */
  name: z.string(),
  /** Whether it is another window of the same person. */
  isYou: z.boolean(),
  /** The field that has the focus, by its id in the editor; null for none. */
  field: z.string().nullable(),
});
export type OtherEditor = z.infer<typeof OtherEditor>;

export const reportEditing = {
  method: 'POST',
  path: '/api/demos/{id}/editing',
  summary:
    'Tell that a window edits a demo, and which field has its focus; repeated every few seconds, and forgotten after 15 without. Answers who else edits it, and the demo itself when its version is another than the known one.',
  body: z.object({
    window: z
      .string('Window must be text')
      .regex(/^[\w-]{8,40}$/u, 'Window must have 8 to 40 letters and digits'),
    field: z
      .string('Field must be text')
      .max(120, 'Field is too long')
      .refine((name) => name.isWellFormed(), 'Field contains characters that cannot be shown')
      .nullable(),
    /** The version of the demo that the window shows. */
    version: z.int('Version must be a whole number').min(0, 'Version cannot be negative'),
    /** False when the window is left. */
    on: z.boolean('On must be true or false').default(true),
  }),
  bodyLimit: 2000,
  reply: { 200: z.object({ others: z.array(OtherEditor), demo: Demo.nullable() }) },
  errors: [401, 404, 422],
} as const satisfies Call;
