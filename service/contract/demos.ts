import { z } from 'zod';
import { picturePlaces } from '../../templates-data/model/pictures.ts';
import { validateSlot } from '../../templates-data/model/slots.ts';
import { labelTones } from '../../templates-data/model/demo-label.ts';
import type { Call } from './call.ts';
import { LoggedEvent } from './events.ts';
import { Looks, Panel, PanelChange } from './panel.ts';
import { DealValue, LostReason, Stage } from './stages.ts';
import { WebsiteData, SentWebsiteData } from './website-data.ts';
import { slot } from './website-fields.ts';
import { textLimits } from './text-limits.ts';

const tag = z
  .string()
  .trim()
  .min(1, 'A tag must not be blank')
  .max(textLimits.tag, `A tag has at most ${textLimits.tag} characters`);

const tags = z
  .array(tag, 'Tags must be a list of texts')
  .max(30, 'A demo has at most 30 tags')
  .transform((list) => [...new Set(list)]);

const demoName = z
  .string('Please enter a name')
  .trim()
  .min(1, 'Please enter a name')
  .refine((value) => validateSlot('businessName', value) === undefined, {
    error: (issue) =>
      validateSlot('businessName', issue.input)?.replace('Business name', 'Name') ??
      'Please enter a name',
  });

const notes = z
  .string('Notes must be text')
  .max(textLimits.notes, `Notes have at most ${textLimits.notes.toLocaleString('en')} characters`)
  .refine(
    (value) => !value.includes('\u0000') && value.isWellFormed(),
    'Notes contain characters that cannot be shown',
  );

/** A saved demo as its owner sees it. Times are ISO 8601 in UTC. */
export const Demo = z.object({
  id: z.string(),
  uniqueId: z.string(),
  /** The last part of its link under the agency's own domain. */
  slug: z.string(),
  userId: z.string(),
  name: z.string(),
  industry: z.string(),
  templateData: WebsiteData,
  tags: z.array(z.string()),
  notes: z.string(),
  starred: z.boolean(),
  visits: z.int(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** A permanent link ends on 9999-12-31; it is shortened when its agency's plan ends. */
  expiresAt: z.string(),
  /**
   * Hours that the link lives after a person first opens it; null once that has happened, or
   * without this limit.
   */
  openHours: z.number().nullable(),
  stage: Stage,
  /** Since when it is in its stage. */
  stageAt: z.string(),
  /** Value of the deal; null while unknown. */
  value: DealValue.nullable(),
  lostReason: z.string().nullable(),
  panel: Panel,
  looks: Looks,
});
export type Demo = z.infer<typeof Demo>;

/** A demo in the list, with its last events. */
export const ListedDemo = Demo.extend({
  /** The last event on the client's side; null before the first one. */
  lastSignal: LoggedEvent.nullable(),
  /** The first three recipients' names, and the number of recipients. */
  recipients: z.object({ names: z.array(z.string()), count: z.int() }),
  /** Whether it was taken down, by the business that objected or by the operator. */
  stopped: z.boolean(),
});
export type ListedDemo = z.infer<typeof ListedDemo>;

/** The agency that made a demo, as the demo's label and the page behind it name it. */
export const Maker = z.object({
  name: z.string(),
  tone: z.enum(labelTones),
  website: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Whether its demos name the agency only. */
  isWhiteLabel: z.boolean(),
});

/** A demo as a visitor may see it: without owner, notes and tags. */
export const PublicDemo = Demo.omit({
  id: true,
  slug: true,
  userId: true,
  notes: true,
  tags: true,
  starred: true,
  visits: true,
  openHours: true,
  stage: true,
  stageAt: true,
  value: true,
  lostReason: true,
  looks: true,
}).extend({ agency: Maker });
export type PublicDemo = z.infer<typeof PublicDemo>;

export const CreateDemo = z.object({
  /**
   * A requested id: used when it is well-formed and free, so that a link made offline survives its
   * upload.
   */
  uniqueId: z
    .string('The link must be text')
    .max(200, 'The link is too long')
    .nullable()
    .optional(),
  name: demoName,
  industry: slot('industry').optional(),
  websiteData: SentWebsiteData,
  tags: tags.optional(),
});
export type CreateDemo = z.infer<typeof CreateDemo>;

export const UpdateDemo = z.object({
  starred: z.boolean('Starred must be true or false').optional(),
  tags: tags.optional(),
  notes: notes.optional(),
  name: demoName.optional(),
  /** A new version of the page behind the same link, in the design of its industry. */
  websiteData: SentWebsiteData.optional(),
  /** The service sets `sent` and `seen` itself, only forward. Members may set any stage. */
  stage: Stage.optional(),
  /** Null removes it. */
  value: DealValue.nullable().optional(),
  /** Only for a lost deal; null or the empty text removes it. */
  lostReason: LostReason.nullable().optional(),
  panel: PanelChange.optional(),
  looks: Looks.optional(),
});
export type UpdateDemo = z.infer<typeof UpdateDemo>;

/** Room for the largest picture in every place, all lists, and the texts. */
const demoBodyLimit =
  Object.values(picturePlaces).reduce((sum, place) => sum + (place?.base64 ?? 0), 0) + 300_000;

export const createDemo = {
  method: 'POST',
  path: '/api/demos',
  summary: 'Save a demo, taking one slot of the quota, and get its link.',
  body: CreateDemo,
  bodyLimit: demoBodyLimit,
  reply: { 200: Demo, 201: Demo },
  errors: [401, 403, 409, 422],
} as const satisfies Call;

const limitSentence = 'The limit must be a number from 1 to 500';
export const cursorSentence = 'The cursor must be one that a list was answered with';
/** Position in a list, as an opaque token. */
const cursor = z
  .string()
  .regex(/^[\w-]{1,200}$/u, cursorSentence)
  .optional();

export const ListDemos = z.object({
  limit: z.coerce
    .number(limitSentence)
    .int(limitSentence)
    .min(1, limitSentence)
    .max(500, limitSentence)
    .default(100),
  cursor,
});

export const listDemos = {
  method: 'GET',
  path: '/api/demos',
  summary:
    'The signed-in user\'s demos, newest first, a page at a time: the header Link names the next page with rel="next", and the last page has none.',
  query: ListDemos,
  reply: { 200: z.array(ListedDemo) },
  errors: [401, 422],
} as const satisfies Call;

export const readDemo = {
  method: 'GET',
  path: '/api/demos/{uniqueId}',
  summary:
    'A demo as visitors see it. An expired one answers 410 with its name, industry and colours only, one that was taken down with nothing of it.',
  reply: { 200: z.object({ success: z.literal(true), demo: PublicDemo }) },
  errors: [404, 410],
} as const satisfies Call;

export const updateDemo = {
  method: 'PATCH',
  path: '/api/demos/{id}',
  summary: 'Change a demo of your own, by row id or uniqueId.',
  body: UpdateDemo,
  bodyLimit: demoBodyLimit,
  reply: { 200: Demo },
  errors: [401, 403, 404, 422],
} as const satisfies Call;

export const deleteDemo = {
  method: 'DELETE',
  path: '/api/demos/{id}',
  summary:
    'Delete a demo of your own, by row id or uniqueId; its slot is free at once. For a day it can be restored.',
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: [401, 404],
} as const satisfies Call;

export const restoreDemo = {
  method: 'POST',
  path: '/api/demos/{id}/restore',
  summary: 'Undo a deletion of the last 24 hours; takes a slot of the quota.',
  reply: { 200: Demo },
  errors: [401, 403, 404],
} as const satisfies Call;

export const duplicateDemo = {
  method: 'POST',
  path: '/api/demos/{id}/duplicate',
  summary:
    'Copy a demo of your own, with its tags, to a link of its own; takes a slot of the quota.',
  reply: { 201: Demo },
  errors: [401, 403, 404],
} as const satisfies Call;

export const extendDemo = {
  method: 'POST',
  path: '/api/demos/{id}/extend',
  summary:
    'Let the link of a demo of your own, expired or not, live longer: so many days, or as long as the plan allows.',
  body: z.object({ days: z.int('Days must be a number').min(1).max(365).optional() }).optional(),
  reply: { 200: Demo },
  errors: [401, 404],
} as const satisfies Call;

export const visitDemo = {
  method: 'POST',
  path: '/api/demos/{uniqueId}/visit',
  summary:
    'Told by a demo page that has been in sight for a while. Counts people once a day; not programs, and not the owner. Always answers the same.',
  reply: { 200: z.object({ success: z.literal(true) }) },
} as const satisfies Call;

/**
 * Visits of the last 30 days, oldest day first, including days without visits. Days are UTC,
 * `2026-11-21`.
 */
export const VisitHistory = z.object({
  total: z.int(),
  days: z.array(z.object({ day: z.string(), count: z.int() })),
});
export type VisitHistory = z.infer<typeof VisitHistory>;

export const listVisits = {
  method: 'GET',
  path: '/api/demos/{id}/visits',
  summary: 'Visits of a demo of your own on each of the last 30 days, and in all.',
  reply: { 200: VisitHistory },
  errors: [401, 404],
} as const satisfies Call;

export const incrementDemos = {
  method: 'POST',
  path: '/api/demo/increment',
  summary:
    'How many demos the account holds. Takes nothing: the slot is taken when a demo is created.',
  reply: { 200: z.object({ success: z.literal(true), demoCount: z.int() }) },
  errors: [401],
} as const satisfies Call;
