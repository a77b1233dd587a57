/** The pictures of website data: stored, uploaded, or chosen from the trade's set. */
import { z } from 'zod';
import { otherRules } from '../../templates-data/model/content-rules.ts';
import {
  isPicturePlace,
  picturePlaces,
  uploadTypes,
  type PicturePlace,
} from '../../templates-data/model/pictures.ts';
import { PictureBackground } from './scan.ts';
import { text } from './website-fields.ts';

/** Part of a picture's address: it changes with every byte of the picture. */
const pictureHash = /^[0-9a-f]{32}$/u;

const Focus = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
const pictureWords = {
  /** Alternative text. */
  alt: text(otherRules.alt).optional(),
  /**
   * The point that stays visible when its place cuts the picture, as shares of width and height.
   */
  focus: Focus.optional(),
};

/** A picture that is stored with a demo, at `/demos/{uniqueId}/{place}-{hash}.webp`. */
export const PictureReference = z.object({
  hash: z.string().regex(pictureHash),
  width: z.int().min(1),
  height: z.int().min(1),
  /** The ground on which a transparent one is readable; `own` for one with its own ground. */
  background: PictureBackground.optional(),
  ...pictureWords,
});
export type PictureReference = z.infer<typeof PictureReference>;

/** A picture of the trade's set; an empty name leaves the place without a picture. */
export const SetPictureChoice = z.object({
  set: z.string().regex(/^[a-z0-9-]{0,40}$/u, 'The trade has no picture of that name'),
  ...pictureWords,
});

/**
 * An uploaded picture, which the service decodes and encodes again; its size and background are
 * hints.
 */
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
  | z.infer<typeof PictureUpload>
  | z.infer<typeof PictureReference>
  | z.infer<typeof SetPictureChoice>;

/**
 * The schema of a sent picture at a place: an upload, a stored one, or one of the trade's set,
 * which a logo cannot be.
 * @throws Error for an unknown place
 */
export function sentPicture(place: PicturePlace): z.ZodType<SentPicture> {
  const rule = picturePlaces[place];
  if (!rule) throw new Error(`"${place}" is no place for a picture`);
  const { label, width, height, base64 } = rule;
  const sentence = `${label} must be a WebP, PNG or JPEG picture of at most ${width} by ${height} pixels and ${base64.toLocaleString('en')} characters of base64, or name one that is stored`;
  const { shape } = PictureUpload;
  const upload = PictureUpload.extend({
    width: shape.width.max(width, sentence),
    height: shape.height.max(height, sentence),
    // The length is checked first, so that no long text is searched.
    base64: z
      .string()
      .max(base64, { error: sentence, abort: true })
      .regex(/^[A-Za-z0-9+/]+={0,2}$/u, sentence),
  });
  const reference = PictureReference.extend({ hash: z.string().regex(pictureHash, sentence) });
  return z.union(
    place === 'logo' ? [upload, reference] : [upload, reference, SetPictureChoice],
    sentence,
  );
}

/** Uploaded pictures by place, except the logo and the opening picture. */
export const sentPictures = z
  .record(z.string(), z.unknown(), 'Pictures must be an object')
  .transform((sent, context) => {
    const pictures: Record<string, SentPicture | null> = {};
    for (const [place, value] of Object.entries(sent)) {
      if (!isPicturePlace(place) || place === 'logo' || place === 'opening') {
        context.addIssue({
          code: 'custom',
          message: `Pictures: there is no "${place}"`,
          path: [place],
        });
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
