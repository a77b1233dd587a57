import { z } from 'zod';
import { listLimits, webAddressOf } from '../../templates-data/model/client-lists.ts';
import { normal, objection, slots, type SlotName } from '../../templates-data/model/slots.ts';
import type { Call } from './call.ts';
import { Fact, pictureLimits, PictureBackground } from './scan.ts';

/** A slot's value with the slot's own limits and sentences; what passes is in its normal form. */
function slot(name: SlotName): z.ZodType<string> {
  return z
    .string(`${slots[name].label} must be text`)
    .superRefine((value, context) => {
      const sentence = objection(name, value);
      if (sentence !== undefined) context.addIssue({ code: 'custom', message: sentence });
    })
    .transform((value) => normal(name, value));
}

const optionalSlot = (name: SlotName): z.ZodOptional<z.ZodNullable<z.ZodType<string>>> =>
  slot(name).nullable().optional();

/** An option of the wizard that no template shows yet: kept with the demo, and dropped rather than refused when odd. */
const kept = z.string().max(40).optional().catch(undefined);

// C0 and C1 controls but tab and line breaks, and halves of surrogate pairs: no page can show them.
const unshowable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/u;

/** One line of a list's item; `least` is 1 where it must not be empty. */
function line(label: string, most: number, least: 0 | 1): z.ZodType<string> {
  return z
    .string(`${label} must be text`)
    .transform((value) => value.replace(/\s*[\r\n\u2028\u2029]\s*/gu, ' ').trim())
    .superRefine((value, context) => {
      const length = Array.from(value).length;
      const add = (message: string): void => context.addIssue({ code: 'custom', message });
      if (length < least) add(`${label} must not be blank`);
      if (length > most) add(`${label} is ${length} characters, the limit is ${most}`);
      if (unshowable.test(value)) add(`${label} contains characters that cannot be shown`);
    });
}

function webAddress(label: string, most: number): z.ZodType<string> {
  return z
    .string(`${label} must be text`)
    .trim()
    .refine(
      (value) => webAddressOf(value, most) !== undefined,
      `${label} must be a web address of at most ${most} characters`,
    );
}

function listOf<T extends z.ZodType>(
  item: T,
  label: string,
  most: number,
): z.ZodOptional<z.ZodNullable<z.ZodArray<T>>> {
  const list = z.array(item, `${label} must be a list`).max(most, `${label}: at most ${most} fit`);
  return list.nullable().optional();
}

/** Part of a picture's address: it changes with every byte of the picture. */
const pictureHash = /^[0-9a-f]{32}$/u;

/** A picture that the service keeps with a demo, at `/demos/{uniqueId}/logo-{hash}.webp` or `…/opening-{hash}.webp`. */
export const PictureReference = z.object({
  hash: z.string().regex(pictureHash),
  width: z.int().min(1),
  height: z.int().min(1),
  /** What a transparent one can be read on; `own` brings its ground with it. */
  background: PictureBackground.optional(),
});
export type PictureReference = z.infer<typeof PictureReference>;

export const pictureRoles = ['logo', 'opening'] as const;
export type PictureRole = (typeof pictureRoles)[number];

/** A picture on its way to the service, which decodes it and encodes it anew; what is said of its size and background is a hint. */
export const PictureUpload = z.object({
  type: z.literal('image/webp'),
  width: z.int().min(1),
  height: z.int().min(1),
  background: PictureBackground.optional(),
  base64: z.base64(),
});
export type PictureUpload = z.infer<typeof PictureUpload>;

function sentPicture(role: PictureRole, label: string): z.ZodType<PictureReference | PictureUpload> {
  const { width, height, base64 } = pictureLimits[role];
  const sentence = `${label} must be a WebP picture of at most ${width} by ${height} pixels and ${base64.toLocaleString('en')} characters of base64, or name one that is stored`;
  const { shape } = PictureUpload;
  const upload = PictureUpload.extend({
    width: shape.width.max(width, sentence),
    height: shape.height.max(height, sentence),
    // The length comes first: nothing is looked for in what is too long.
    base64: z
      .string()
      .max(base64, { error: sentence, abort: true })
      .regex(/^[A-Za-z0-9+/]+={0,2}$/u, sentence),
  });
  return z.union(
    [upload, PictureReference.extend({ hash: z.string().regex(pictureHash, sentence) })],
    sentence,
  );
}

/** What a demo changes on its template. Colours are `#rrggbb`; `#rgb` is expanded. A list or picture that is null, absent or empty is not given. */
export const WebsiteData = z.object(
  {
    businessName: optionalSlot('businessName'),
    industry: optionalSlot('industry'),
    slogan: optionalSlot('slogan'),
    description: optionalSlot('description'),
    primaryColor: optionalSlot('primaryColor'),
    secondaryColor: optionalSlot('secondaryColor'),
    callToAction: optionalSlot('callToAction'),
    layout: optionalSlot('layout'),
    headerStyle: optionalSlot('headerStyle'),
    fontStyle: optionalSlot('fontStyle').catch(undefined),
    logoText: optionalSlot('logoText'),
    logoType: kept,
    chatbotType: kept,
    footerStyle: kept,
    heroImageStyle: optionalSlot('heroImageStyle').catch(undefined),
    contactFormPosition: optionalSlot('contactFormPosition').catch(undefined),
    features: z
      .array(
        z.object({
          id: z.string().max(40),
          name: z.string().max(80),
          description: z.string().max(300),
          enabled: z.boolean(),
        }),
      )
      .max(20)
      .optional()
      .catch(undefined),
    contactInfo: z
      .strictObject({
        phone: optionalSlot('phone'),
        email: optionalSlot('email'),
        address: optionalSlot('address'),
        hours: optionalSlot('hours'),
      })
      .nullable()
      .optional(),
    services: listOf(line('A service', listLimits.services.text, 1), 'Services', listLimits.services.most),
    people: listOf(
      z.object({
        name: line("A person's name", listLimits.people.name, 1),
        title: line("A person's title", listLimits.people.title, 0),
      }),
      'People',
      listLimits.people.most,
    ),
    testimonials: listOf(
      z.object({
        quote: line('A testimonial', listLimits.testimonials.quote, 1),
        author: line("A testimonial's author", listLimits.testimonials.author, 0),
        source: webAddress("A testimonial's source", listLimits.testimonials.source).optional(),
      }),
      'Testimonials',
      listLimits.testimonials.most,
    ),
    socials: listOf(
      z.object({
        network: line('A network', listLimits.socials.network, 1),
        url: webAddress("A network's page", listLimits.socials.url),
      }),
      'Social networks',
      listLimits.socials.most,
    ),
    /** A language tag of two or three letters: `en`, `de`. */
    language: z
      .string('Language must be text')
      .regex(/^[A-Za-z]{2,3}$/u, 'Language must be two or three letters')
      .toLowerCase()
      .nullable()
      .optional(),
    /** The client's own website, which everything was read from. */
    sourceUrl: webAddress('The source', listLimits.sourceUrl).nullable().optional(),
    /** What is so about the client's present website; shown on the demo only when the agency wants it. */
    today: listOf(Fact, 'Facts', listLimits.today.most),
    logo: PictureReference.nullable().optional(),
    opening: PictureReference.nullable().optional(),
  },
  'The website data must be an object',
);
export type WebsiteData = z.infer<typeof WebsiteData>;

/** The same as it is sent: a picture is an upload, or the reference of one that is stored; null removes it. */
export const SentWebsiteData = WebsiteData.extend({
  logo: sentPicture('logo', 'Logo').nullable().optional(),
  opening: sentPicture('opening', 'Opening picture').nullable().optional(),
});
export type SentWebsiteData = z.infer<typeof SentWebsiteData>;

const tag = z.string().trim().min(1, 'A tag must not be blank').max(40, 'A tag has at most 40 characters');

const tags = z
  .array(tag, 'Tags must be a list of texts')
  .max(30, 'A demo has at most 30 tags')
  .transform((list) => [...new Set(list)]);

const demoName = z
  .string('Please enter a name')
  .trim()
  .min(1, 'Please enter a name')
  .refine((value) => objection('businessName', value) === undefined, {
    error: (issue) =>
      objection('businessName', issue.input)?.replace('Business name', 'Name') ?? 'Please enter a name',
  });

const notes = z
  .string('Notes must be text')
  .max(10_000, 'Notes have at most 10,000 characters')
  .refine(
    (value) => !value.includes('\u0000') && value.isWellFormed(),
    'Notes contain characters that cannot be shown',
  );

/** A saved demo as its owner sees it. Times are ISO 8601 in UTC. */
export const Demo = z.object({
  id: z.string(),
  uniqueId: z.string(),
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
  expiresAt: z.string(),
});
export type Demo = z.infer<typeof Demo>;

/** A demo as a visitor may see it: without owner, notes and tags. */
export const PublicDemo = Demo.omit({
  id: true,
  userId: true,
  notes: true,
  tags: true,
  starred: true,
  visits: true,
});
export type PublicDemo = z.infer<typeof PublicDemo>;

export const CreateDemo = z.object({
  /** A wish: honoured when it has the exact form and is free, so that a link made offline survives its upload. */
  uniqueId: z.string('The link must be text').max(200, 'The link is too long').nullable().optional(),
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
  /** A new version of the page behind the same link. */
  websiteData: SentWebsiteData.optional(),
});
export type UpdateDemo = z.infer<typeof UpdateDemo>;

/** Both pictures, all lists and as much text as fits beside them. */
const demoBodyLimit = 440_000;

export const createDemo = {
  method: 'POST',
  path: '/api/demos',
  summary: 'Save a demo, taking one slot of the quota, and get its link.',
  body: CreateDemo,
  bodyLimit: demoBodyLimit,
  reply: { 200: Demo, 201: Demo },
  errors: [401, 403, 409, 422],
} as const satisfies Call;

export const listDemos = {
  method: 'GET',
  path: '/api/demos',
  summary: "The signed-in user's demos, newest first.",
  reply: { 200: z.array(Demo) },
  errors: [401],
} as const satisfies Call;

export const readDemo = {
  method: 'GET',
  path: '/api/demos/{uniqueId}',
  summary: 'A demo as visitors see it. An expired one answers 410 with its name, industry and colours only.',
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
  summary: 'Copy a demo of your own, with its tags, to a link of its own; takes a slot of the quota.',
  reply: { 201: Demo },
  errors: [401, 403, 404],
} as const satisfies Call;

export const extendDemo = {
  method: 'POST',
  path: '/api/demos/{id}/extend',
  summary: 'Let a demo of your own, expired or not, live for 30 days from now.',
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

/** Visits of the last 30 days, the oldest day first, days without a visit included. Days are UTC, `2026-11-21`. */
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
  summary: 'How many demos the account holds. Takes nothing: the slot is taken when a demo is created.',
  reply: { 200: z.object({ success: z.literal(true), demoCount: z.int() }) },
  errors: [401],
} as const satisfies Call;
