import { z } from 'zod';
import { picturePlaces, pictureGrounds } from '../../templates-data/model/pictures.ts';
import { ownWordNames, ownWordsShape } from './scanned-words.ts';

/** The outcome of a scan. The studio has its own words and its own next step for each. */
const scanOutcomes = [
  'ok',
  'partial',
  'blocked',
  'script-only',
  'parked',
  'not-found',
  'too-slow',
  'not-a-website',
] as const;
export const ScanOutcome = z.enum(scanOutcomes);
export type ScanOutcome = z.infer<typeof ScanOutcome>;

/** The firm's own profile on a network, never a share link. */
export const SocialLink = z.object({ network: z.string().max(20), url: z.url().max(300) });
export type SocialLink = z.infer<typeof SocialLink>;
export const ScannedPerson = z.object({
  name: z.string().max(80),
  title: z.string().max(100),
  /** The photograph in the same card; it is not fetched, and pages do not show it by default. */
  portrait: z
    .url({ protocol: /^https?$/u })
    .max(2048)
    .optional(),
});
export type ScannedPerson = z.infer<typeof ScannedPerson>;
/** A testimonial in the page's own words, and its author. */
export const Testimonial = z.object({
  quote: z.string().max(600),
  author: z.string().max(100),
  /** Address of the page with the testimonial. */
  source: z.url().max(300).optional(),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** The maximum number of each kind in a reply. */
export const maxScanned = { services: 12, people: 12, testimonials: 6, socials: 8 } as const;

/**
 * The findings of the page, as plain text. A value that was not found is null, never a sample
 * default; optional values are left out. Colours are `#rrggbb`.
 */
const ScannedWebsite = z.object({
  businessName: z.string().nullable(),
  industry: z.string().nullable(),
  /** Id of a trade in the registry; null when uncertain. `industry` is the trade's industry. */
  trade: z.string().max(60).nullable().optional(),
  description: z.string().nullable(),
  slogan: z.string().nullable(),
  primaryColor: z.string().nullable(),
  secondaryColor: z.string().nullable(),
  /** The ground of most of the home page: light or dark. */
  ground: z.enum(['light', 'dark']).optional(),
  contactInfo: z.object({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    address: z.string().nullable(),
    hours: z.string().nullable(),
  }),
  /**
   * The logo's address on the firm's own website, for its credit; `assets.logo` is the picture to
   * show.
   */
  logo: z.string().max(2048).optional(),
  /** The opening picture's address on that website; the picture is `assets.opening`. */
  opening: z.string().max(2048).optional(),
  services: z.array(z.string().max(60)).max(maxScanned.services).optional(),
  people: z.array(ScannedPerson).max(maxScanned.people).optional(),
  testimonials: z.array(Testimonial).max(maxScanned.testimonials).optional(),
  socials: z.array(SocialLink).max(maxScanned.socials).optional(),
  /** A language tag of two or three letters: `en`, `de`. */
  language: z.string().max(3).optional(),
  ...ownWordsShape,
});
type ScannedWebsite = z.infer<typeof ScannedWebsite>;

/** Preliminary findings during the scan; its result may correct them. */
export const FirstFacts = ScannedWebsite.pick({
  businessName: true,
  industry: true,
  contactInfo: true,
  services: true,
});
export type FirstFacts = z.infer<typeof FirstFacts>;

export const scannedFields = [
  'businessName',
  'industry',
  'description',
  'slogan',
  'primaryColor',
  'secondaryColor',
  'phone',
  'email',
  'address',
  'hours',
] as const;
export type ScannedField = (typeof scannedFields)[number];

/** Findings without a slot; each has its evidence like the others. */
const scannedExtras = [
  'logo',
  'opening',
  'services',
  'people',
  'testimonials',
  'socials',
  'language',
  'trade',
  'ground',
  ...ownWordNames,
] as const;
export type ScannedExtra = (typeof scannedExtras)[number];

/**
 * Where a value came from (`json-ld`, `meta`, `tel-link`, `copyright`, `stylesheet`, …), its
 * certainty from 0 to 1, and the words it was read from (at most 160 characters).
 */
export const Evidence = z.object({
  source: z.string(),
  confidence: z.number().min(0).max(1),
  snippet: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/** Largest pictures, in pixels and in characters of base64. */
export const pictureLimits = { logo: picturePlaces.logo, opening: picturePlaces.opening } as const;

/**
 * The ground on which a picture is readable: `light` or `dark` for a transparent one, `own` for one
 * with its own ground.
 */
export const PictureBackground = z.enum(pictureGrounds);
export type PictureBackground = z.infer<typeof PictureBackground>;

/** A picture of the firm. The service has decoded and encoded it again, so it holds only pixels. */
export const ScannedPicture = z.object({
  type: z.literal('image/webp'),
  width: z.int().min(1),
  height: z.int().min(1),
  background: PictureBackground,
  base64: z.base64(),
});
export type ScannedPicture = z.infer<typeof ScannedPicture>;

function pictureWithin({
  width,
  height,
  base64,
}: (typeof pictureLimits)['logo' | 'opening']): typeof ScannedPicture {
  const { shape } = ScannedPicture;
  return ScannedPicture.extend({
    width: shape.width.max(width),
    height: shape.height.max(height),
    base64: shape.base64.max(base64),
  });
}

const factIds = [
  'https',
  'viewport',
  'telephone',
  'first-byte',
  'weight',
  'title',
  'description',
  'headings',
  'alternative-texts',
] as const;
/**
 * A fact about the current website: a sentence, its measure, where (an address) and when (ISO time)
 * it was seen. No judgement and no forecast.
 */
export const Fact = z.object({
  id: z.enum(factIds),
  sentence: z.string().max(300),
  value: z.union([z.boolean(), z.number(), z.string().max(200)]),
  source: z.string().max(2048),
  at: z.iso.datetime(),
});
export type Fact = z.infer<typeof Fact>;

export const ScanReply = z.object({
  outcome: ScanOutcome,
  /** A note about this outcome besides its kind, in one sentence. */
  notice: z.string().optional(),
  website: ScannedWebsite,
  evidence: z.partialRecord(z.enum([...scannedFields, ...scannedExtras]), Evidence),
  assets: z
    .object({
      logo: pictureWithin(pictureLimits.logo).optional(),
      opening: pictureWithin(pictureLimits.opening).optional(),
    })
    .optional(),
  /** Three to five facts about the page, when a page was read. */
  facts: z.array(Fact).max(5).optional(),
});
export type ScanReply = z.infer<typeof ScanReply>;

/**
 * Stages streamed to a client that sends `Accept: text/event-stream`: `event: progress`,
 * `data: {"stage":"fetching"}`; `event: found` with the first facts when the home page was read; at
 * the end `event: result` or `event: error`.
 */
const scanStages = ['fetching', 'reading', 'colours', 'done'] as const;
export type ScanStage = (typeof scanStages)[number];
