import { readDemo } from '../../../../service/contract/demos.ts';
import { callPath } from '../../../call-path.ts';
import { atom } from 'nanostores';
import {
  galleryPlaces,
  pictureAddress,
  picturePlaces,
  type ClientPicture,
  type PicturePlace,
  type PlacePicture,
  type UploadedPicture,
} from '../../../../templates-data/model/pictures.ts';
import { patchContent, setPicture } from '../content/content-store.ts';
import { $content, endRun, rememberStep } from '../draft/draft-store.ts';
import { jumpToPart } from '../shell/jump-to-field.ts';
import type { Frame } from './crop-frame.ts';
import { toPhotoFile } from './found-photos.ts';
import type * as Preparing from './prepare-picture.ts';
import type { Cropping, OpenedPicture } from './prepare-picture.ts';
import { announce } from '../shell/undo-edits.ts';
import { networkError } from '../../ui/call-service.ts';

/** The place whose picture is being chosen, among those that are listed together. */
export const $place = atom<PicturePlace | undefined>(undefined);

export const loadPreparing = (): Promise<typeof Preparing> => import('./prepare-picture.ts');

const gallery = Array.from({ length: galleryPlaces }, (_, index) => `gallery${index + 1}`);

/** Opens a place in the third step. */
export function jumpToPicture(place: PicturePlace): void {
  if (place === 'logo' || place === 'opening') {
    jumpToPart(place);
    return;
  }
  $place.set(place);
  jumpToPart('pictures', `picture-${place}`);
}

/**
 * The address from which the studio shows a picture: below the demo that holds it, where static
 * hosts proxy it too.
 */
export function thumbAddress(place: PicturePlace, picture: ClientPicture, holder: string): string {
  return pictureAddress(place, picture, callPath(readDemo, { uniqueId: holder }));
}

/** The gallery's pictures in their order. */
export function listGallery(
  pictures: Readonly<Record<string, PlacePicture | undefined>>,
): readonly PicturePlace[] {
  return gallery.filter((place) => pictures[place] !== undefined);
}

export function freeGalleryPlace(
  pictures: Readonly<Record<string, PlacePicture | undefined>>,
): PicturePlace | undefined {
  return gallery.find((place) => pictures[place] === undefined);
}

/** A chosen file, and the part of it that was taken by hand. */
interface Original {
  readonly file: Blob;
  readonly frame?: Frame | undefined;
}

/** Originals are kept while the studio is open, so that a picture can be cropped again. */
const originals = new WeakMap<PlacePicture, Original>();

async function putPicture(
  place: PicturePlace,
  { file, frame }: Original,
  { alt, focus }: Partial<UploadedPicture>,
): Promise<string | undefined> {
  const cropping: Cropping = { focus, frame };
  const prepared = await loadPreparing().then(
    ({ preparePicture }) => preparePicture(place, file, cropping),
    () => networkError,
  );
  if (typeof prepared === 'string') return prepared;
  const picture = { ...prepared, ...(alt && { alt }), ...(focus && { focus }) };
  originals.set(picture, { file, frame });
  setPicture(place, picture);
  announce(`${picturePlaces[place]?.label ?? 'Picture'} ${frame ? 'cropped' : 'replaced'}`);
  return undefined;
}

/**
 * Puts a file into a place.
 * @returns why it cannot be used.
 */
export function takeFile(
  place: PicturePlace,
  file: Blob,
  words: Partial<UploadedPicture> = {},
): Promise<string | undefined> {
  return putPicture(place, { file }, words);
}

/** A picture that can be cropped. */
export interface Croppable extends OpenedPicture {
  readonly file: Blob;
  /** The part in the frame before it is moved. */
  readonly frame: Frame;
  /** Ratio of width to height that the part must have, in pixels. */
  readonly ratio: number | undefined;
}

/**
 * Opens the picture of a place for cropping: its original if that is still known, else what is
 * stored of it. A sentence with the reason why it cannot be opened.
 */
export async function openForCropping(
  place: PicturePlace,
  picture: ClientPicture,
  holder: string,
): Promise<Croppable | string> {
  try {
    const { openPicture, isCut, chooseArea: partOf } = await loadPreparing();
    const original = originals.get(picture);
    const file = original?.file ?? (await fetchFile(place, picture, holder));
    const opened = await openPicture(file);
    const { width, height } = opened.size;
    const cropping = original ? { focus: picture.focus, frame: original.frame } : {};
    const part = partOf(place, opened.size, cropping);
    const ratio = isCut(place) ? picturePlaces[place]?.ratio : undefined;
    const frame = {
      x: part.x / width,
      y: part.y / height,
      width: part.width / width,
      height: part.height / height,
    };
    return { ...opened, file, frame, ratio };
  } catch {
    return networkError;
  }
}

async function fetchFile(
  place: PicturePlace,
  picture: ClientPicture,
  holder: string,
): Promise<Blob> {
  if ('base64' in picture) return toPhotoFile(picture);
  const answer = await fetch(thumbAddress(place, picture, holder));
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.blob();
}

/**
 * Takes a part of a picture. Its focal point is forgotten, because it was one of the whole.
 * @returns why it cannot be used.
 */
export function cropPicture(
  place: PicturePlace,
  { alt }: ClientPicture,
  file: Blob,
  frame: Frame,
): Promise<string | undefined> {
  return putPicture(place, { file, frame }, alt === undefined ? {} : { alt });
}

/**
 * Adds files to the gallery while there is room.
 * @returns why one of them cannot be used.
 */
export async function addToGallery(files: readonly Blob[]): Promise<string | undefined> {
  let sentence: string | undefined;
  for (const file of files) {
    const place = freeGalleryPlace($content.get().pictures);
    if (place === undefined) return `The gallery holds ${galleryPlaces} pictures.`;
    sentence = (await takeFile(place, file)) ?? sentence;
  }
  return sentence;
}

/** Swaps a picture of the gallery with the one beside it. */
export function moveInGallery(place: PicturePlace, by: 1 | -1): void {
  const { pictures } = $content.get();
  const places = listGallery(pictures);
  const other = places[places.indexOf(place) + by];
  if (other === undefined) return;
  rememberStep({ label: 'Move gallery picture' });
  patchContent({ pictures: { ...pictures, [place]: pictures[other], [other]: pictures[place] } });
  announce(`Moved to place ${places.indexOf(other) + 1}`);
  if ($place.get() === place) $place.set(other);
}

/** Changes the description of a picture; typing is one step of the history. */
export function describePicture(
  place: PicturePlace,
  change: { alt?: string; focus?: { x: number; y: number } },
): void {
  const { pictures } = $content.get();
  const picture = pictures[place];
  if (!picture) return;
  rememberStep({
    label: picturePlaces[place]?.label ?? 'Picture',
    field: `picture ${place} ${Object.keys(change).join()}`,
  });
  const next = { ...picture, ...change };
  const original = originals.get(picture);
  if (original) originals.set(next, original);
  patchContent({
    pictures: { ...pictures, [place]: next },
    origins: { ...$content.get().origins },
  });
}

export function choosePicture(place: PicturePlace, picture: PlacePicture | undefined): void {
  endRun();
  setPicture(place, picture);
}

/** The agency's confirmation, once per demo, that it may use the client's pictures. */
export function allowPhotos(isAllowed: boolean): void {
  rememberStep({ label: 'Use of the client’s pictures' });
  patchContent({ offered: { ...$content.get().offered, isAllowed } });
}
