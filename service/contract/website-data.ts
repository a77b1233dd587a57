import { z } from 'zod';
import { webAddressOf } from '../../templates-data/model/client-lists.ts';
import {
  listRules,
  otherRules,
  type ListName,
  type TextRule,
} from '../../templates-data/model/content-rules.ts';
import {
  isPicturePlace,
  picturePlaces,
  uploadTypes,
  type PicturePlace,
} from '../../templates-data/model/pictures.ts';
import { isPagePath, isSectionId, sampleSections } from '../../templates-data/model/sections.ts';
import { isPageOfNetwork } from '../../templates-data/model/social-networks.ts';
import { isShowable, oneLine } from '../../templates-data/model/show-text.ts';
import { isTextKey, textKeys } from '../../templates-data/model/text-keys.ts';
import { normal, objection, slots, type SlotName } from '../../templates-data/model/slots.ts';
import { Evidence, Fact, PictureBackground } from './scan.ts';

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

/** An option of the wizard that no template shows yet: stored with the demo, and dropped rather than refused when malformed. */
const stored = z.string().max(40).optional().catch(undefined);

/** A text within its limit; `required` ones must not be blank. */
function text({ kind, label, max, required = false }: TextRule): z.ZodType<string> {
  if (kind === 'address') return webAddress(label, max);
  return z
    .string(`${label} must be text`)
    .transform((value) => (kind === 'lines' ? value.replace(/\r\n?/gu, '\n').trim() : oneLine(value)))
    .superRefine((value, context) => {
      const length = Array.from(value).length;
      const add = (message: string): void => context.addIssue({ code: 'custom', message });
      if (required && length === 0) add(`${label} must not be blank`);
      if (length > max) add(`${label} is ${length} characters, the limit is ${max}`);
      if (!isShowable(value)) add(`${label} contains characters that cannot be shown`);
    });
}

function webAddress(label: string, max: number): z.ZodType<string> {
  return z
    .string(`${label} must be text`)
    .trim()
    .refine(
      (value) => webAddressOf(value, max) !== undefined,
      `${label} must be a web address of at most ${max} characters`,
    );
}

function listOf<T extends z.ZodType>(
  item: T,
  label: string,
  max: number,
): z.ZodOptional<z.ZodNullable<z.ZodArray<T>>> {
  const list = z.array(item, `${label} must be a list`).max(max, `${label}: at most ${max} fit`);
  return list.nullable().optional();
}

/** An item of a list as an object of texts; those that are not required may be absent, and an empty address is absent. */
function itemOf(name: ListName): z.ZodObject {
  const texts: Readonly<Record<string, TextRule>> = listRules[name].texts;
  return z.object(
    Object.fromEntries(
      Object.entries(texts).map(([key, rule]) => {
        const value = text(rule);
        if (rule.required === true) return [key, value];
        const isAddress = rule.kind === 'address';
        return [
          key,
          isAddress
            ? z.preprocess((given) => (given === '' ? undefined : given), value.optional())
            : value.optional(),
        ];
      }),
    ),
  );
}

function clientList(name: ListName): z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject>>> {
  const { label, max } = listRules[name];
  return listOf(itemOf(name), label, max);
}

/** A list whose items may be sent as plain texts, and are stored so where they are nothing else. */
function plainList(name: 'services' | 'areas' | 'brands'): z.ZodOptional<z.ZodNullable<z.ZodArray>> {
  const { label, max, texts } = listRules[name];
  const plain = text(texts.name);
  const item = itemOf(name).transform((value) =>
    typeof value['text'] === 'string' && value['text'] !== '' ? value : value['name'],
  );
  const either = z.unknown().transform((value, context) => {
    const result =
      typeof value === 'object' && value !== null ? item.safeParse(value) : plain.safeParse(value);
    if (result.success) return result.data;
    for (const { message, path } of result.error.issues) context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  });
  return listOf(either, label, max);
}

/** Part of a picture's address: it changes with every byte of the picture. */
const pictureHash = /^[0-9a-f]{32}$/u;

const Focus = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
const pictureWords = {
  /** What it shows, for people who do not see it. */
  alt: text(otherRules.alt).optional(),
  /** The point that stays in sight when its place cuts it: shares of width and height. */
  focus: Focus.optional(),
};

/** A picture that the service keeps with a demo, at `/demos/{uniqueId}/{place}-{hash}.webp`. */
export const PictureReference = z.object({
  hash: z.string().regex(pictureHash),
  width: z.int().min(1),
  height: z.int().min(1),
  /** What a transparent one can be read on; `own` brings its ground with it. */
  background: PictureBackground.optional(),
  ...pictureWords,
});
export type PictureReference = z.infer<typeof PictureReference>;

/** One of the pictures that come with the trade; an empty name leaves the place without a picture. */
export const SetPictureChoice = z.object({
  set: z.string().regex(/^[a-z0-9-]{0,40}$/u, 'The trade has no picture of that name'),
  ...pictureWords,
});

/** A picture on its way to the service, which decodes it and encodes it again; what is said of its size and background is a hint. */
export const PictureUpload = z.object({
  type: z.enum(uploadTypes),
  width: z.int().min(1),
  height: z.int().min(1),
  background: PictureBackground.optional(),
  base64: z.base64(),
  ...pictureWords,
});
export type PictureUpload = z.infer<typeof PictureUpload>;

type SentPicture =
  z.infer<typeof PictureUpload> | z.infer<typeof PictureReference> | z.infer<typeof SetPictureChoice>;

function sentPicture(place: PicturePlace): z.ZodType<SentPicture> {
  const rule = picturePlaces[place];
  if (!rule) throw new Error(`"${place}" is no place for a picture`);
  const { label, width, height, base64 } = rule;
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
  const reference = PictureReference.extend({ hash: z.string().regex(pictureHash, sentence) });
  return z.union(place === 'logo' ? [upload, reference] : [upload, reference, SetPictureChoice], sentence);
}

/** Refuses keys that are not known, naming each. */
function knownKeys<V extends z.ZodType>(
  value: V,
  label: string,
  isKnown: (key: string) => boolean,
): z.ZodType<Record<string, z.infer<V>>> {
  return z.record(z.string(), value, `${label} must be an object`).superRefine((record, context) => {
    for (const key of Object.keys(record)) {
      if (!isKnown(key))
        context.addIssue({ code: 'custom', message: `${label}: there is no "${key}"`, path: [key] });
    }
  });
}

function idOf(label: string, isKnown: (id: string) => boolean): z.ZodType<string> {
  return z.string(`${label} must be text`).refine(isKnown, {
    error: (issue) => `${label}: there is no "${String(issue.input)}"`,
  });
}

/** Replaced texts by key, each within the key's limit; null stands for "not shown". */
const Texts = z
  .record(z.string(), z.string('A text must be text').nullable(), 'Texts must be an object')
  .superRefine((texts, context) => {
    for (const [key, value] of Object.entries(texts)) {
      const add = (message: string): void => context.addIssue({ code: 'custom', message, path: [key] });
      const rule = textKeys[key];
      if (!rule || !isTextKey(key)) add(`Texts: there is no "${key}"`);
      else if (value !== null) {
        const length = Array.from(value).length;
        if (length > rule.max) add(`${rule.label} is ${length} characters, the limit is ${rule.max}`);
        if (!isShowable(value)) add(`${rule.label} contains characters that cannot be shown`);
        if (rule.needed && value.trim() === '') add(`${rule.label} must not be blank`);
      } else if (rule.needed) add(`${rule.label} must not be blank`);
    }
  });

const sectionId = idOf('Sections', isSectionId);
const Sections = knownKeys(
  z.object({ order: z.array(sectionId).max(40).optional(), hidden: z.array(sectionId).max(40).optional() }),
  'Sections',
  isPagePath,
);

const mostEvidence = 80;

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
    logoType: stored,
    chatbotType: stored,
    footerStyle: stored,
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
    services: plainList('services'),
    people: clientList('people'),
    testimonials: clientList('testimonials'),
    socials: listOf(
      itemOf('socials').refine(({ network, url }) => isPageOfNetwork(String(network), String(url)), {
        path: ['url'],
        error: 'The address is not a page of the network that it is named after',
      }),
      listRules.socials.label,
      listRules.socials.max,
    ),
    figures: clientList('figures'),
    faqs: clientList('faqs'),
    articles: clientList('articles'),
    priceList: clientList('priceList'),
    areas: plainList('areas'),
    brands: plainList('brands'),
    /** Where one books or orders. */
    booking: z
      .object({ label: text(otherRules.booking.label).optional(), url: text(otherRules.booking.url) })
      .nullable()
      .optional(),
    /** Year as four digits. */
    founded: z
      .string('The founding year must be text')
      .regex(/^(?:1[5-9]|20)\d\d$/u, 'The founding year must be a year like 1987')
      .nullable()
      .optional(),
    /** City or town. */
    locality: text(otherRules.locality).nullable().optional(),
    /** A trade of `templates-data/trades/`. */
    trade: z
      .string('Trade must be text')
      .regex(/^[a-z][a-z0-9-]{1,40}$/u, 'Trade must be the id of a trade')
      .nullable()
      .optional(),
    /** Texts of the template that were replaced; null stands for "not shown". */
    texts: Texts.nullable().optional(),
    /** The order of each page's sections, and those that are hidden. */
    sections: Sections.nullable().optional(),
    hiddenPages: z
      .array(idOf('Hidden pages', isPagePath), 'Hidden pages must be a list')
      .nullable()
      .optional(),
    /** Sections that show the industry's sample, marked as an example. */
    samples: z
      .array(
        idOf('Samples', (id) => sampleSections.some((one) => one === id)),
        'Samples must be a list',
      )
      .nullable()
      .optional(),
    /** A language tag of two or three letters: `en`, `de`. */
    language: z
      .string('Language must be text')
      .regex(/^[A-Za-z]{2,3}$/u, 'Language must be two or three letters')
      .toLowerCase()
      .nullable()
      .optional(),
    /** The client's own website, which everything was read from. */
    sourceUrl: webAddress('The source', otherRules.sourceUrl.max).nullable().optional(),
    /** What is so about the client's present website; shown on the demo only when the agency wants it. */
    today: listOf(Fact, 'Facts', otherRules.today.max),
    /** All facts that were seen of that website; for its owner alone, as visitors get only `today`. */
    facts: listOf(Fact, 'Facts', otherRules.today.max),
    /** Where values were read, by name; for its owner alone. */
    evidence: z
      .record(z.string().max(60), Evidence)
      .refine(
        (evidence) => Object.keys(evidence).length <= mostEvidence,
        `Evidence: at most ${mostEvidence} fit`,
      )
      .nullable()
      .optional()
      .catch(undefined),
    logo: PictureReference.nullable().optional(),
    opening: z.union([PictureReference, SetPictureChoice]).nullable().optional(),
    /** Pictures of the other places, by place. */
    pictures: knownKeys(z.union([PictureReference, SetPictureChoice]).nullable(), 'Pictures', isPicturePlace)
      .nullable()
      .optional(),
  },
  'The website data must be an object',
);
export type WebsiteData = z.infer<typeof WebsiteData>;

const sentPictures = z
  .record(z.string(), z.unknown(), 'Pictures must be an object')
  .transform((given, context) => {
    const pictures: Record<string, SentPicture | null> = {};
    for (const [place, value] of Object.entries(given)) {
      if (!isPicturePlace(place) || place === 'logo' || place === 'opening') {
        context.addIssue({ code: 'custom', message: `Pictures: there is no "${place}"`, path: [place] });
        continue;
      }
      const result = sentPicture(place).nullable().safeParse(value);
      if (result.success) pictures[place] = result.data;
      else
        for (const { message } of result.error.issues)
          context.addIssue({ code: 'custom', message, path: [place] });
    }
    return pictures;
  });

/** The same as it is sent: a picture is an upload, or the reference of one that is stored; null removes it. */
export const SentWebsiteData = WebsiteData.extend({
  logo: sentPicture('logo').nullable().optional(),
  opening: sentPicture('opening').nullable().optional(),
  pictures: sentPictures.nullable().optional(),
});
export type SentWebsiteData = z.infer<typeof SentWebsiteData>;
