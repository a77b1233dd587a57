import { z } from 'zod';
import { isPagePath, isSectionId } from '../../templates-data/model/sections.ts';
import type { Call } from './call.ts';
import { optionalEmail } from './email-address.ts';
import { sentId } from './sent-id.ts';
import { text } from './website-fields.ts';
import { textLimits } from './text-limits.ts';

const line = (label: string, max: number): z.ZodType<string> => text({ kind: 'line', label, max });

/** The author's name. */
const writer = {
  id: sentId,
  author: text({ kind: 'line', label: 'Name', max: textLimits.personName, required: true }),
  /** Token of the link that the page was opened with. */
  to: z.string('The link must be text').max(40, 'The link is too long').optional(),
  /** A field that only programs fill in; such requests are not stored. */
  website: z.string().max(1000).optional(),
};

const words = text({ kind: 'lines', label: 'Text', max: textLimits.comment, required: true });

export const CommentReply = z.object({
  id: z.string(),
  author: z.string(),
  /** Whether a member of the agency wrote it. */
  isAgency: z.boolean(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type CommentReply = z.infer<typeof CommentReply>;

/** A client's comment with its replies. */
export const Comment = z.object({
  id: z.string(),
  /** Path of the page below the demo's address. */
  page: z.string(),
  section: z.string(),
  /** Name of the text it is about; null for the whole section. */
  place: z.string().nullable(),
  item: z.string().nullable(),
  /** The quoted words. */
  quote: z.string().nullable(),
  /** Version of the demo at that time. */
  version: z.int(),
  /**
   * `there`: the quoted words are at their place. `section`: it is about the section. `changed`:
   * its words are gone.
   */
  state: z.enum(['there', 'section', 'changed']),
  author: z.string(),
  /** The author's e-mail address; null for everybody except the agency. */
  email: z.string().nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  resolved: z.boolean(),
  replies: z.array(CommentReply),
});
export type Comment = z.infer<typeof Comment>;

const path = '/api/demos/{uniqueId}/comments';

export const listComments = {
  method: 'GET',
  path,
  summary:
    'The comments on a demo, the oldest first: for visitors where the agency opened the panel, and for the agency by row id too. `reader` is whose link `to` is.',
  query: z.object({ to: z.string().max(40, 'The link is too long').optional() }),
  reply: {
    200: z.object({
      comments: z.array(Comment),
      reader: z.object({ name: z.string() }).nullable(),
    }),
  },
  errors: [404, 410, 422],
} as const satisfies Call;

export const postComment = {
  method: 'POST',
  path,
  summary:
    'Comment on a demo without an account. `quote` is the whole text that it is about and `item` the name of the list’s item that holds it; they are found again only where they stand unchanged.',
  body: z.object({
    page: z
      .string('Page must be a path like /services')
      .refine(isPagePath, 'Page must be a path like /services'),
    section: z
      .string('Section must be the name of one')
      .refine(
        (id) => isSectionId(id) || id === 'header' || id === 'footer',
        'Section must be the name of one',
      ),
    place: line('Place', 200).nullable().optional(),
    item: line('Item', 300).nullable().optional(),
    quote: line('Quote', 1000).nullable().optional(),
    text: words,
    /** The author's address, if they want an answer by mail. */
    email: optionalEmail,
    ...writer,
  }),
  reply: { 201: z.object({ id: z.string() }) },
  errors: [403, 404, 410, 422],
} as const satisfies Call;

export const answerComment = {
  method: 'POST',
  path: `${path}/{commentId}/replies`,
  summary:
    'Go on with a comment as a visitor of the demo. Answers are mailed to the address that its writer left, and to no other.',
  body: z.object({ text: words, ...writer }),
  reply: { 201: z.object({ id: z.string() }) },
  errors: [403, 404, 410, 422],
} as const satisfies Call;

export const replyToComment = {
  method: 'POST',
  path: '/api/comments/{id}/replies',
  summary: 'Answer a comment as the agency; mailed to the client who left an address.',
  body: z.object({ id: sentId, text: words }),
  reply: { 201: CommentReply },
  errors: [401, 404, 422],
} as const satisfies Call;

export const changeComment = {
  method: 'PATCH',
  path: '/api/comments/{id}',
  summary: 'Mark a comment as done, or as open again.',
  body: z.object({ resolved: z.boolean('Resolved must be true or false') }),
  reply: { 200: Comment },
  errors: [401, 404, 422],
} as const satisfies Call;

export const deleteComment = {
  method: 'DELETE',
  path: '/api/comments/{id}',
  summary: 'Delete a comment with its replies.',
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: [401, 404],
} as const satisfies Call;

export const closePanel = {
  method: 'POST',
  path: '/api/demos/{uniqueId}/panel-closed',
  summary:
    'Told when somebody closed the panel for good: it is not on the page of their link again.',
  body: z.object({ to: z.string('The link is missing').max(40, 'The link is too long') }),
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: [422],
} as const satisfies Call;
