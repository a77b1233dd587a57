import { z } from 'zod';
import type { Call } from './call.ts';
import { optionalEmail } from './email-address.ts';
import { textLimits } from './text-limits.ts';

const missingName = 'Please enter a name';
const name = z
  .string(missingName)
  .trim()
  .min(1, missingName)
  .max(textLimits.personName, `Name must be at most ${textLimits.personName} characters`)
  .refine(
    (value) => value.isWellFormed() && !/[\u0000-\u001f\u007f]/u.test(value),
    'Name contains characters that cannot be shown',
  );

const named = z.boolean('Named must be true or false');

/** A person who was given their own link to a demo. */
export const Recipient = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** The demo's link with the recipient's token. */
  link: z.string(),
  token: z.string(),
  /** Whether their visits are shown by name. The page tells them, and they can switch it off. */
  named: z.boolean(),
  /** Whether the person has switched it off. */
  declined: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Recipient = z.infer<typeof Recipient>;

const path = '/api/demos/{id}/recipients';

export const listRecipients = {
  method: 'GET',
  path,
  summary: 'Who was given a link of their own to a demo, the newest first.',
  reply: { 200: z.object({ recipients: z.array(Recipient) }) },
  errors: [401, 404],
} as const satisfies Call;

export const createRecipient = {
  method: 'POST',
  path,
  summary:
    'Make a link of its own for a person. Their visits are counted without their name unless `named` is true; then the page tells them.',
  body: z.object({ name, email: optionalEmail, named: named.optional() }),
  reply: { 201: Recipient },
  errors: [401, 403, 404, 422],
} as const satisfies Call;

export const changeRecipient = {
  method: 'PATCH',
  path: `${path}/{recipientId}`,
  summary:
    'Rename a recipient, or switch on or off that their visits are shown by name. What they switched off themselves stays off (409).',
  body: z.object({
    name: name.optional(),
    email: optionalEmail,
    named: named.optional(),
  }),
  reply: { 200: Recipient },
  errors: [401, 403, 404, 409, 422],
} as const satisfies Call;

export const deleteRecipient = {
  method: 'DELETE',
  path: `${path}/{recipientId}`,
  summary:
    'Delete a recipient with all that is known of their visits. The link goes on leading to the demo, anonymously.',
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: [401, 404],
} as const satisfies Call;

export const declineSignals = {
  method: 'POST',
  path: '/api/signals/off',
  summary:
    'Pressed by a recipient on the page: their visits by this link are no longer seen by name, and what is known of them is deleted. Takes JSON, or the form of the page, which leads back there.',
  body: z.object({ to: z.string('The link is missing').max(40, 'The link is too long') }),
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: [422],
} as const satisfies Call;

export const copyLink = {
  method: 'POST',
  path: '/api/demos/{id}/link-copied',
  summary:
    'Told when a link of a demo was copied, shown as a code or exported: the demo counts as sent from then on.',
  body: z
    .object({ recipientId: z.string('Recipient must be an id').max(100).nullable().optional() })
    .optional(),
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: [401, 404, 422],
} as const satisfies Call;
