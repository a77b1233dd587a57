import { z } from 'zod';
import type { Call } from './call.ts';

/** A page view counts for at most half an hour. */
export const maxVisibleMs = 30 * 60 * 1000;
const maxSections = 60;
const maxSectionId = 40;

const isPlain = (text: string): boolean =>
  text.isWellFormed() && !/[\u0000-\u001f\u007f]/u.test(text) && text !== '__proto__';

const milliseconds = z
  .number('Must be a number of milliseconds')
  .min(0, 'Cannot be negative')
  .transform((value) => Math.min(Math.floor(value), maxVisibleMs));

/**
 * The state of a page view since its beginning, so that a repeated or late beacon changes nothing.
 */
export const Signals = z.object({
  /** The demo's uniqueId. */
  demo: z
    .string('Demo must be text')
    .max(200, 'Demo is too long')
    .refine(isPlain, 'Demo contains characters that cannot be shown'),
  /** The suffix of the recipient's own link. */
  to: z
    .string('To must be text')
    .max(40, 'To is too long')
    .refine(isPlain, 'To contains characters that cannot be shown')
    .nullable()
    .optional(),
  /** Marks a visit by a member of the agency on the demos' own host. */
  preview: z.string('Preview must be text').max(80, 'Preview is too long').optional(),
  /** A random id of the page view; the browser does not store it. */
  view: z.string('View must be text').regex(/^[\w-]{1,40}$/u, 'View must be 1 to 40 letters'),
  /** The page's address below the demo's. */
  page: z
    .string('Page must be text')
    .max(80, 'Page is too long')
    .regex(/^\//u, 'Page must begin with /')
    .refine(isPlain, 'Page contains characters that cannot be shown'),
  /** Counts the beacons of a page view. */
  seq: z
    .int('Seq must be a whole number')
    .min(0, 'Seq cannot be negative')
    .max(1_000_000, 'Seq is too large'),
  /** How long the page was visible and had the focus. */
  visibleMs: milliseconds,
  /** Visible time of each section. */
  sections: z
    .record(
      z
        .string()
        .min(1, 'A section needs an id')
        .max(maxSectionId, `The id of a section has at most ${maxSectionId} characters`)
        .refine(isPlain, 'The id of a section contains characters that cannot be shown'),
      milliseconds,
      'Sections must be an object',
    )
    .refine(
      (sections) => Object.keys(sections).length <= maxSections,
      `At most ${maxSections} sections are taken`,
    ),
  /** Whether there was a touch, scroll, key or move of the pointer. */
  interacted: z.boolean('Interacted must be true or false'),
});
export type Signals = z.infer<typeof Signals>;

export const sendSignals = {
  method: 'POST',
  path: '/api/signals',
  summary:
    'Told by a demo page while it is read, and when it is left (sendBeacon). Nothing is taken from browsers that send Sec-GPC or DNT, and nothing of it stands in an answer. 202 where the demo is shown on a call now, and the page may follow.',
  body: Signals,
  bodyLimit: 8000,
  reply: {},
  plain: { 202: 'Taken; the demo is shown live', 204: 'Taken, or passed over.' },
  errors: [403, 422],
} as const satisfies Call;

const Device = z.enum(['phone', 'tablet', 'desktop']);

export const RecipientSignals = z.object({
  id: z.string(),
  name: z.string(),
  /** False: visits by this link are counted without a name, and the fields below stay empty. */
  named: z.boolean(),
  declined: z.boolean(),
  state: z.enum(['unopened', 'opened', 'read']),
  opens: z.int(),
  visibleMs: z.int(),
  lastAt: z.iso.datetime().nullable(),
  /** Whether the same link was opened again later. */
  returned: z.boolean(),
  /** Whether a second browser was seen on the link on one day. */
  probablyForwarded: z.boolean(),
});

export const VisitSignals = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  recipientId: z.string().nullable(),
  device: Device,
  visibleMs: z.int(),
  returned: z.boolean(),
  probablyForwarded: z.boolean(),
  /** Whether the visit is in progress. */
  live: z.boolean(),
  pages: z.array(
    z.object({
      page: z.string(),
      visibleMs: z.int(),
      sections: z.record(z.string(), z.int()),
    }),
  ),
});

export const programKinds = [
  'mail_scanner',
  'link_preview',
  'prefetch',
  'head',
  'monitor',
  'crawler',
  'headless',
  'library',
  'member',
  'silent',
] as const;
export type ProgramKind = (typeof programKinds)[number];

export const DemoSignals = z.object({
  totals: z.object({
    /** Recipients who opened their link, and visitors of each day without a name. */
    people: z.int(),
    /** Visits of people. */
    opens: z.int(),
    /** Visits of people who return. */
    returned: z.int(),
    visibleMs: z.int(),
    lastAt: z.iso.datetime().nullable(),
  }),
  recipients: z.array(RecipientSignals),
  /** The latest visits of people, newest first. */
  visits: z.array(VisitSignals),
  /** Page views by programs, by members of the agency, and without any interaction. */
  notPeople: z.int(),
  /** The same page views by kind: `silent` is a browser without any interaction. */
  programs: z.array(
    z.object({ kind: z.enum(programKinds), opens: z.int(), lastAt: z.iso.datetime() }),
  ),
});
export type DemoSignals = z.infer<typeof DemoSignals>;

export const readSignals = {
  method: 'GET',
  path: '/api/demos/{id}/signals',
  summary:
    'Who looked at a demo, at what and how long, with programs apart. Times are what the page was visible and had the focus.',
  reply: { 200: DemoSignals },
  errors: [401, 403, 404],
} as const satisfies Call;
