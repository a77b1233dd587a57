import { z } from 'zod';
import type { Call } from './call.ts';
import { ListDemos } from './demos.ts';

/**
 * `inquiry`: the form of a demo or sample site. `comment`: a client's comment on a demo, or a reply
 * to one. `more-time`: a visitor of an expired demo requests it again. `demo-request`: a visitor
 * requests a demonstration of the product from the operator.
 */
export const MessageKind = z.enum(
  ['inquiry', 'comment', 'more-time', 'demo-request'],
  'Kind must be inquiry, comment, more-time or demo-request',
);
export type MessageKind = z.infer<typeof MessageKind>;

/** A message as the inbox shows it; null for missing values. */
export const InboxMessage = z.object({
  id: z.string(),
  kind: MessageKind,
  /** ISO 8601, in UTC. */
  receivedAt: z.iso.datetime(),
  read: z.boolean(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The agency of a person who asks for a demonstration. */
  agency: z.string().nullable(),
  /** The subject of an inquiry, if the form asks for it. */
  topic: z.string().nullable(),
  text: z.string().nullable(),
  /** The demo it was written on, with its name at that time; `gone` after its deletion. */
  demo: z
    .object({
      uniqueId: z.string(),
      name: z.string(),
      state: z.enum(['live', 'expired', 'gone']),
    })
    .nullable(),
  /** The address of the sample site that it was written on. */
  site: z.string().nullable(),
  /**
   * The state of the mail about it. `unverified`: it waits until `recipient` has verified the
   * address. `none`: the message is not mailed.
   */
  mail: z.enum(['sent', 'waiting', 'unverified', 'none']),
  recipient: z.string().nullable(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

export const InboxCounts = z.object({
  unread: z.int(),
  kinds: z.object({
    inquiry: z.int(),
    comment: z.int(),
    'more-time': z.int(),
    'demo-request': z.int(),
  }),
});
export type InboxCounts = z.infer<typeof InboxCounts>;

const path = '/api/inbox';
const Filter = z.object({ kind: MessageKind.optional() });
const Done = z.object({ success: z.literal(true) });

export const ListInbox = ListDemos.extend(Filter.shape);

export const listInbox = {
  method: 'GET',
  path,
  summary:
    'What was written to the agency, newest first, a page at a time: the header Link names the next page with rel="next". An operator also sees what was written to this installation.',
  query: ListInbox,
  reply: { 200: z.array(InboxMessage) },
  errors: [401, 422],
} as const satisfies Call;

export const countInbox = {
  method: 'GET',
  path: `${path}/counts`,
  summary: 'How many messages there are of each kind, and how many of all are unread.',
  reply: { 200: InboxCounts },
  errors: [401],
} as const satisfies Call;

export const exportInbox = {
  method: 'GET',
  path: `${path}/export`,
  summary: 'The inbox as a CSV file, newest first. No cell begins as a formula would.',
  query: Filter,
  reply: {},
  plain: { 200: 'CSV in UTF-8, as a download' },
  errors: [401, 422],
} as const satisfies Call;

export const readAllMessages = {
  method: 'POST',
  path: `${path}/read`,
  summary: 'Mark everything that came up to a time as read, so that nothing newer is missed.',
  body: z.object({
    until: z.iso.datetime('Until must be a time in ISO 8601'),
    kind: MessageKind.optional(),
  }),
  reply: { 200: InboxCounts },
  errors: [401, 422],
} as const satisfies Call;

export const updateMessage = {
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Mark a message as read or unread, for all members of the agency.',
  body: z.object({ read: z.boolean('Read must be true or false') }),
  reply: { 200: InboxMessage },
  errors: [401, 404, 422],
} as const satisfies Call;

export const deleteMessage = {
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a message. For a day it can be restored.',
  reply: { 200: Done },
  errors: [401, 404],
} as const satisfies Call;

export const restoreMessage = {
  method: 'POST',
  path: `${path}/{id}/restore`,
  summary: 'Undo a deletion of the last 24 hours.',
  reply: { 200: InboxMessage },
  errors: [401, 404],
} as const satisfies Call;
