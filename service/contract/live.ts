import { z } from 'zod';
import { isPagePath } from '../../templates-data/model/sections.ts';
import type { Call } from './call.ts';
import { WebsiteData } from './website-data.ts';

/** What an agency shows on a call. */
export const LiveState = z.object({
  page: z.string('Page must be a path').refine(isPagePath, 'Page must be a path').default('/'),
  /** The highlighted section; null for none. */
  section: z
    .string('Section must be a name')
    .max(40, 'Section is too long')
    .nullable()
    .default(null),
  /** The demo with unsaved edits; null for the saved version. */
  websiteData: WebsiteData.nullable().default(null),
});
export type LiveState = z.infer<typeof LiveState>;

export const goLive = {
  method: 'POST',
  path: '/api/demos/{id}/live',
  summary:
    'Show a demo live on a call: who has its link open follows. Send it again with what has changed; `on: false` ends it. It ends by itself after two hours, or a minute after it was last heard of.',
  body: z.object({
    on: z.boolean('On must be true or false'),
    ...LiveState.partial().shape,
  }),
  bodyLimit: 1_000_000,
  reply: {
    200: z.object({
      on: z.boolean(),
      version: z.int(),
      endsAt: z.iso.datetime().nullable(),
      /** The number of windows that follow, in this process. */
      followers: z.int(),
    }),
  },
  errors: [401, 403, 404, 422],
} as const satisfies Call;

export const followLive = {
  method: 'GET',
  path: '/api/demos/{uniqueId}/live',
  summary:
    'What is shown on a call, as server-sent events: each holds the whole state with its version. Answers 204 while nothing is shown, which ends the asking of browsers.',
  reply: {},
  plain: { 200: 'Server-sent events, text/event-stream', 204: 'Nothing is shown' },
  errors: [404, 410],
} as const satisfies Call;

/** A point of the page, relative to a section, so that it is independent of the screen's width. */
const PointedPlace = z.object({
  page: z.string('Page must be a path').refine(isPagePath, 'Page must be a path'),
  section: z.string('Section must be a name').max(40, 'Section is too long'),
  /** Fractions of the section's width and height. */
  x: z.number('X must be a number').min(0, 'X is too low').max(1, 'X is too high'),
  y: z.number('Y must be a number').min(0, 'Y is too low').max(1, 'Y is too high'),
});

/** Where a follower points; null when the pointer has left the page. */
const Pointer = z.object({
  /** Id of one page view. */
  view: z.string('View must be text').min(1, 'View is missing').max(40, 'View is too long'),
  at: PointedPlace.nullable(),
});

/** A pointer as the agency sees it, by name where the recipient's visits are seen by name. */
export const ShownPointer = Pointer.extend({ name: z.string().nullable() });
export type ShownPointer = z.infer<typeof ShownPointer>;

export const sendPointer = {
  method: 'POST',
  path: '/api/demos/{uniqueId}/live/pointer',
  summary:
    'Where a follower of a live call points. It is passed on to the editor and not stored; browsers that ask not to be measured send nothing. `taken` is false while nobody shows the demo.',
  body: Pointer.extend({
    to: z.string('The link must be text').max(40, 'The link is too long').optional(),
  }),
  bodyLimit: 1000,
  reply: { 200: z.object({ taken: z.boolean() }) },
  errors: [404, 410, 422],
} as const satisfies Call;

export const followPointers = {
  method: 'GET',
  path: '/api/demos/{id}/live/pointers',
  summary: 'Where the followers of a live call point, as server-sent events for the editor.',
  reply: {},
  plain: { 200: 'Server-sent events, text/event-stream' },
  errors: [401, 404],
} as const satisfies Call;
