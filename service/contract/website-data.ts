import { z } from 'zod';
import { listLimits, uploadTypes, webAddressOf } from '../../templates-data/model/client-lists.ts';
import { isPageOfNetwork } from '../../templates-data/model/social-networks.ts';
import { isShowable, oneLine } from '../../templates-data/model/show-text.ts';
import { normal, objection, slots, type SlotName } from '../../templates-data/model/slots.ts';
import { Fact, pictureLimits, PictureBackground } from './scan.ts';

/** A slot's value with the slot's own limits and sentences; what passes is in its normal form. */
export function slot(name: SlotName): z.ZodType<string> {
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

/** One line of a list's item; `least` is 1 where it must not be empty. */
function line(label: string, most: number, least: 0 | 1): z.ZodType<string> {
  return z
    .string(`${label} must be text`)
    .transform(oneLine)
    .superRefine((value, context) => {
      const length = Array.from(value).length;
      const add = (message: string): void => context.addIssue({ code: 'custom', message });
      if (length < least) add(`${label} must not be blank`);
      if (length > most) add(`${label} is ${length} characters, the limit is ${most}`);
      if (!isShowable(value)) add(`${label} contains characters that cannot be shown`);
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
  type: z.enum(uploadTypes),
  width: z.int().min(1),
  height: z.int().min(1),
  background: PictureBackground.optional(),
  base64: z.base64(),
});
export type PictureUpload = z.infer<typeof PictureUpload>;

function sentPicture(role: PictureRole, label: string): z.ZodType<PictureReference | PictureUpload> {
  const { width, height, base64 } = pictureLimits[role];
  const sentence = `${label} must be a WebP, PNG or JPEG picture of at most ${width} by ${height} pixels and ${base64.toLocaleString('en')} characters of base64, or name one that is stored`;
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
      z
        .object({
          network: line('A network', listLimits.socials.network, 1),
          url: webAddress("A network's page", listLimits.socials.url),
        })
        .refine(({ network, url }) => isPageOfNetwork(network, url), {
          path: ['url'],
          error: 'The address is not a page of the network that it is named after',
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
