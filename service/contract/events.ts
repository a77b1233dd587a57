import { z } from 'zod';
import type { Call } from './call.ts';

/** All kinds of events of a demo, by their name in the log. */
export const eventKinds = [
  'demo.created',
  'demo.edited',
  'demo.extended',
  'demo.deleted',
  'demo.restored',
  /** A visitor reported the demo; only the operator reads the text. */
  'demo.reported',
  /**
   * The operator or the business stopped the demo or its measurement (`stopped`), or lifted this
   * (`allowed`). Without a demo id, the event is about all demos of the agency.
   */
  'demo.stopped',
  'demo.allowed',
  'link.copied',
  'recipient.added',
  'recipient.changed',
  'recipient.deleted',
  /** A person opted out of being named, on the demo's page. */
  'recipient.declined',
  'stage.changed',
  /** A visitor used the demo's form. */
  'inquiry.received',
  /** A visitor of an expired demo asked to see it again. */
  'interest.asked',
  'comment.posted',
  'comment.replied',
  'comment.resolved',
  'comment.reopened',
  'comment.deleted',
  /** A client chose one of the offered looks. */
  'look.chosen',
  /** The agency applied it to the demo. */
  'look.taken',
  /** The demo was shown on a call. */
  'live.began',
  'live.ended',
  /** Counted once per visitor and day, without further details. */
  'visit.counted',
  /** The visitor of a page view proved to be a person. */
  'visit.began',
  'visit.ended',
  /** The first time on a day that a program of a kind opened the demo. */
  'program.opened',
  /** A client is asked to approve a version of the demo, with an offer. */
  'approval.requested',
  /** The client used the page of the request for the first time. */
  'approval.opened',
  /** A code was mailed to the signer. */
  'approval.coded',
  'approval.signed',
  'approval.withdrawn',
  /** A newer request replaced an unsigned one. */
  'approval.superseded',
  'approval.reminded',
  /** Confirmed by the agency's Stripe account, or simulated. */
  'deposit.paid',
  /** A payment arrived whose amount or currency differs from the offer. */
  'deposit.mismatched',
  /** The link has expired. */
  'demo.expired',
] as const;
export const EventKind = z.enum(eventKinds);
export type EventKind = z.infer<typeof EventKind>;

/**
 * The kinds of events in lists of demos and in the log of a day: actions of clients, and mails to
 * them.
 */
export const toldKinds = [
  'link.copied',
  'recipient.declined',
  'inquiry.received',
  'interest.asked',
  'comment.posted',
  'comment.replied',
  'look.chosen',
  'visit.counted',
  'visit.began',
  'visit.ended',
  'approval.requested',
  'approval.opened',
  'approval.signed',
  'deposit.paid',
] as const satisfies readonly EventKind[];

/** Further details of an event in short values; never a visitor's text. */
export type EventData = Readonly<Record<string, unknown>>;

/** An event as the agency's members see it. */
export const LoggedEvent = z.object({
  /** The event's number within the agency; the stream's `Last-Event-ID`. */
  number: z.int(),
  kind: EventKind,
  demoId: z.string().nullable(),
  /** Name of the demo in the library; null after its deletion. */
  demo: z.string().nullable(),
  recipientId: z.string().nullable(),
  /** Name of the recipient, or of who signed; null without one. */
  recipient: z.string().nullable(),
  actor: z.enum(['member', 'client', 'service']),
  at: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});
export type LoggedEvent = z.infer<typeof LoggedEvent>;

/** A visit in progress, which is sent with the log and not stored. */
export const LiveVisit = z.object({
  visitId: z.string(),
  demoId: z.string(),
  recipientId: z.string().nullable(),
  /** Name of the recipient; null without one. */
  recipient: z.string().nullable(),
  /** Whether it is not their first visit. */
  returned: z.boolean(),
  device: z.enum(['phone', 'tablet', 'desktop']),
  page: z.string(),
  /** The section that was read most in the last seconds; null before the first. */
  section: z.string().nullable(),
  visibleMs: z.int(),
  at: z.iso.datetime(),
});
export type LiveVisit = z.infer<typeof LiveVisit>;

export const streamEvents = {
  method: 'GET',
  path: '/api/events',
  summary:
    "The agency's events as they happen, as server-sent events: `event: log` holds one event with its number as id, `event: live` a visit in progress. With Last-Event-ID (or ?after) all later ones come first; without, only what happens from now on. The stream ends after 15 minutes; browsers reconnect.",
  query: z.object({
    after: z.coerce
      .number('After must be the number of an event')
      .int('After must be the number of an event')
      .min(0, 'After must be the number of an event')
      .max(2_147_483_647, 'After must be the number of an event')
      .optional(),
  }),
  reply: {},
  plain: { 200: 'Server-sent events, text/event-stream' },
  errors: [401, 422],
} as const satisfies Call;

export const latestEvents = {
  method: 'GET',
  path: '/api/events/latest',
  summary:
    'What was told last of the agency’s demos, the newest first, and the number after which a stream goes on from there.',
  query: z.object({
    limit: z.coerce
      .number('The limit must be a number from 1 to 100')
      .int('The limit must be a number from 1 to 100')
      .min(1, 'The limit must be a number from 1 to 100')
      .max(100, 'The limit must be a number from 1 to 100')
      .default(40),
  }),
  reply: { 200: z.object({ number: z.int(), events: z.array(LoggedEvent) }) },
  errors: [401, 422],
} as const satisfies Call;
