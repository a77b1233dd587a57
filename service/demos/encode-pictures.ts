import { picturePlaces, type PicturePlace } from '../../templates-data/model/pictures.ts';
import type { SentWebsiteData } from '../contract/website-data.ts';
import type { PictureUpload } from '../contract/website-pictures.ts';
import type { PictureBackground } from '../contract/scan.ts';
import { ServiceError } from '../errors.ts';
import { Overloaded } from '../scan/worker/overloaded.ts';
import { runWork } from '../scan/worker/run-work.ts';
import { sentPictures } from './sent-pictures.ts';
import { sha256 } from '../sha256.ts';

/** A picture as it is stored. */
export interface EncodedPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly background: PictureBackground;
  readonly bytes: Buffer;
}
export type EncodedPictures = Readonly<Record<PicturePlace, EncodedPicture | undefined>>;

/**
 * Time limit for one picture. Processor time has its own limit; a busy machine may take ten times
 * as long.
 */
const wallMs = 10_000;
const waitMs = 5000;

/** The error of an unusable picture, at its field. */
export function pictureError(place: PicturePlace, reason: string): ServiceError {
  const sentence = `${picturePlaces[place]?.label ?? 'Picture'} ${reason}`;
  const field = place === 'logo' || place === 'opening' ? place : `pictures.${place}`;
  return new ServiceError('invalid_fields', sentence, {
    fields: { [`websiteData.${field}`]: sentence },
  });
}

async function encode(
  place: PicturePlace,
  { base64, background }: PictureUpload,
): Promise<EncodedPicture> {
  const bytes = Buffer.from(base64, 'base64');
  // A logo keeps its transparency; every other picture is a photograph.
  const role = place === 'logo' ? 'logo' : 'opening';
  const { result } = await runWork({ kind: 'picture', role, bytes }, { wallMs, waitMs });
  if (result === 'late') throw new Overloaded();
  if (typeof result === 'string') throw pictureError(place, 'cannot be read as a picture');
  // The size that the browser sent is not trusted: pages leave out a picture that is too large for
  // its place.
  const { width = result.width, height = result.height } = picturePlaces[place] ?? {};
  if (result.width > width || result.height > height)
    throw pictureError(place, `must be at most ${width} by ${height} pixels`);
  const encoded = Buffer.from(result.base64, 'base64');
  return {
    hash: sha256(encoded).slice(0, 32),
    width: result.width,
    height: result.height,
    // The agency chooses light or dark; the pixels show whether the picture has its own ground.
    background: result.background === 'own' ? 'own' : (background ?? result.background),
    bytes: encoded,
  };
}

/**
 * Decodes the pictures that were sent and encodes them again, so that only pixels are stored.
 * @throws ServiceError invalid_fields for a file that is not a picture or is too large, busy when
 * too many wait.
 */
export async function encodePictures(data: SentWebsiteData): Promise<EncodedPictures> {
  const encoded: Record<PicturePlace, EncodedPicture | undefined> = {};
  try {
    for (const [place, picture] of sentPictures(data)) {
      if (picture && 'base64' in picture) encoded[place] = await encode(place, picture);
    }
  } catch (error) {
    if (!(error instanceof Overloaded)) throw error;
    throw new ServiceError('busy', 'There is a lot to do just now. Please try again in a moment.', {
      retryAfter: 3,
    });
  }
  return encoded;
}
