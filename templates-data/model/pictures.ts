/**
 * The places of a template that show a picture of the client, of the trade's set, or uploaded by
 * the agency.
 */
import { otherRules } from './content-rules.ts';
import { isRecord } from './is-record.ts';

interface PlaceRule {
  readonly label: string;
  /** Limits of the stored picture, in pixels; an upload is scaled down to them. */
  readonly width: number;
  readonly height: number;
  /** Limit of an upload, in characters of base64. */
  readonly base64: number;
  /** Ratio of width to height on the page; undefined when the picture keeps its own. */
  readonly ratio?: number | undefined;
}

const wide = { width: 1600, height: 1000, base64: 240_000 } as const;
const small = { width: 960, height: 1000, base64: 120_000 } as const;

function numbered<P extends string>(
  name: P,
  count: number,
  rule: (position: number) => PlaceRule,
): Readonly<Record<`${P}${number}`, PlaceRule>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${name}${index + 1}`, rule(index + 1)]),
  ) as Readonly<Record<`${P}${number}`, PlaceRule>>;
}

export const galleryPlaces = 12;
export const portraitPlaces = 12;
/** The largest number of products, rooms and projects. */
const shelfPlaces = 6;

/** Every place with its limits, in the studio's order. */
const namedPlaces = {
  logo: { label: 'Logo', width: 480, height: 240, base64: 40_000 },
  opening: { label: 'Opening picture', ...wide, ratio: 1.6 },
  about: { label: 'Picture beside “About”', ...wide, ratio: 1.5 },
  banner: { label: 'Picture of the closing banner', ...wide, ratio: 1.5 },
} as const satisfies Record<string, PlaceRule>;

export const picturePlaces: typeof namedPlaces & Readonly<Record<string, PlaceRule | undefined>> = {
  ...namedPlaces,
  ...numbered('service', 3, (position) => ({
    label: `Picture of service ${position}`,
    ...small,
    ratio: 1.3,
  })),
  ...numbered('person', portraitPlaces, (position) => ({
    label: `Portrait ${position}`,
    ...small,
    ratio: 0.8,
  })),
  ...numbered('product', shelfPlaces, (position) => ({
    label: `Picture of product ${position}`,
    ...small,
    ratio: 0.8,
  })),
  ...numbered('room', shelfPlaces, (position) => ({
    label: `Picture of room ${position}`,
    ...wide,
    ratio: 1.5,
  })),
  ...numbered('project', shelfPlaces, (position) => ({
    label: `Picture of project ${position}`,
    ...wide,
    ratio: 1.5,
  })),
  ...Object.fromEntries(
    Object.entries(
      numbered('project', shelfPlaces, (position) => ({
        label: `Project ${position} before the work`,
        ...wide,
        ratio: 1.5,
      })),
    ).map(([place, rule]) => [`${place}before`, rule]),
  ),
  ...numbered('gallery', galleryPlaces, (position) => ({
    label: `Gallery picture ${position}`,
    ...wide,
  })),
};
export type PicturePlace = string;

export function isPicturePlace(name: string): name is PicturePlace {
  return Object.hasOwn(picturePlaces, name);
}

export const pictureGrounds = ['light', 'dark', 'own'] as const;
/** The ground on which a picture is readable; `own` for one with its own ground. */
export type PictureGround = (typeof pictureGrounds)[number];

interface PictureWords {
  /** Alternative text; empty for decoration. */
  readonly alt?: string;
  /**
   * The point that stays visible when the place cuts the picture: shares of width and height, 0 to
   * 1.
   */
  readonly focus?: { readonly x: number; readonly y: number };
}
interface PictureSize extends PictureWords {
  readonly width: number;
  readonly height: number;
  readonly background?: PictureGround;
}
/** A picture that is stored by the service. */
interface StoredPicture extends PictureSize {
  readonly hash: string;
}
/** The types that browsers can export from a canvas: PNG and JPEG in all, no WebP in Safari. */
export const uploadTypes = ['image/webp', 'image/png', 'image/jpeg'] as const;
/** A picture that is not stored yet. */
export interface UploadedPicture extends PictureSize {
  readonly type: (typeof uploadTypes)[number];
  readonly base64: string;
}
/** A picture of the trade's set; `''` leaves the place without a picture. */
interface SetPicture extends PictureWords {
  readonly set: string;
}
export type ClientPicture = StoredPicture | UploadedPicture;
export type PlacePicture = ClientPicture | SetPicture;

function isSide(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

/** Alternative text and focal point, as far as they are set. */
function readWords(item: Readonly<Record<string, unknown>>): PictureWords {
  const { alt, focus } = item;
  const { x, y } = isRecord(focus) ? focus : {};
  return {
    ...(typeof alt === 'string' &&
      alt !== '' &&
      Array.from(alt).length <= otherRules.alt.max && { alt }),
    ...(isShare(x) && isShare(y) && { focus: { x, y } }),
  };
}

/** Reads the picture of a place from unknown input; undefined for an invalid one. */
export function readPicture(place: PicturePlace, item: unknown): PlacePicture | undefined {
  const rule = picturePlaces[place];
  if (!rule || !isRecord(item)) return undefined;
  const { width, height, hash, base64, set } = item;
  const words = readWords(item);
  if (typeof set === 'string' && /^[a-z0-9-]{0,40}$/u.test(set) && place !== 'logo')
    return { set, ...words };
  if (!isSide(width, rule.width) || !isSide(height, rule.height)) return undefined;
  const background = pictureGrounds.find((ground) => ground === item['background']);
  const size = { width, height, ...(background !== undefined && { background }), ...words };
  if (typeof hash === 'string' && /^[\w-]{1,64}$/u.test(hash)) return { ...size, hash };
  const isImage = typeof base64 === 'string' && base64.length <= rule.base64;
  const type = uploadTypes.find((known) => known === item['type']);
  return type !== undefined && isImage && /^[A-Za-z0-9+/]+={0,2}$/u.test(base64)
    ? { ...size, type, base64 }
    : undefined;
}

/** Address of a client's picture: below the demo that holds it, or a data address. */
export function pictureAddress(
  place: PicturePlace,
  picture: ClientPicture,
  demoAddress: string,
): string {
  return 'hash' in picture
    ? `${demoAddress}/${place}-${picture.hash}.webp`
    : `data:${picture.type};base64,${picture.base64}`;
}
