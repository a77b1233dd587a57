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
import { $content, endRun, remember } from '../draft/draft-store.ts';
import { jumpToPart } from '../shell/jump-to-field.ts';
import type * as Preparing from './prepare-picture.ts';
import { say } from '../shell/undo-edits.ts';

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
export function galleryIn(
  pictures: Readonly<Record<string, PlacePicture | undefined>>,
): readonly PicturePlace[] {
  return gallery.filter((place) => pictures[place] !== undefined);
}

export function freeGalleryPlace(
  pictures: Readonly<Record<string, PlacePicture | undefined>>,
): PicturePlace | undefined {
  return gallery.find((place) => pictures[place] === undefined);
}

/** The chosen file is kept while the studio is open, so that it can be cropped again. */
const originals = new WeakMap<PlacePicture, Blob>();

export function originalOf(picture: PlacePicture): Blob | undefined {
  return originals.get(picture);
}

/**
 * Puts a file into a place.
 * @returns why it cannot be used.
 */
export async function takeFile(
  place: PicturePlace,
  file: Blob,
  words: Partial<UploadedPicture> = {},
): Promise<string | undefined> {
  const prepared = await loadPreparing().then(
    ({ preparePicture }) => preparePicture(place, file, words.focus),
    () => 'Network error. Please check your connection and try again.',
  );
  if (typeof prepared === 'string') return prepared;
  const picture = {
    ...prepared,
    ...(words.alt && { alt: words.alt }),
    ...(words.focus && { focus: words.focus }),
  };
  originals.set(picture, file);
  setPicture(place, picture);
  say(`${picturePlaces[place]?.label ?? 'Picture'} replaced`);
  return undefined;
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
  const places = galleryIn(pictures);
  const other = places[places.indexOf(place) + by];
  if (other === undefined) return;
  remember({ label: 'Move gallery picture' });
  patchContent({ pictures: { ...pictures, [place]: pictures[other], [other]: pictures[place] } });
  say(`Moved to place ${places.indexOf(other) + 1}`);
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
  remember({
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
  remember({ label: 'Use of the client’s pictures' });
  patchContent({ offered: { ...$content.get().offered, isAllowed } });
}
