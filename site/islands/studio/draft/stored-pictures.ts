import type { ClientPicture } from '../../../../templates-data/model/pictures.ts';
import {
  readPicture as parsePicture,
  type PicturePlace,
  type PlacePicture,
} from '../../../../templates-data/model/pictures.ts';

/** Pictures of drafts have their own keys: a draft is saved at every pause, a picture once. */
const prefix = 'studio-picture:';

/** The suffix of the key for each picture that was saved or read here. */
const ids = new WeakMap<ClientPicture, string>();

/**
 * A picture within a saved draft: the key it is saved under; for a picture stored by the service,
 * its reference.
 */
export type StoredPictureRef = Readonly<Record<string, unknown>>;

/** Saves a picture, unless it is saved already. Throws when the browser has no room for it. */
export function savePicture(picture: ClientPicture): StoredPictureRef {
  if ('hash' in picture) return { ...picture };
  const { base64, ...rest } = picture;
  const id = ids.get(picture) ?? Math.random().toString(36).slice(2, 12).padEnd(10, '0');
  if (!(prefix + id in localStorage)) localStorage.setItem(prefix + id, base64);
  ids.set(picture, id);
  return { ...rest, id };
}

/** Reads a saved picture; undefined when it is missing or damaged. */
export function readPicture(
  place: PicturePlace,
  fields: Readonly<Record<string, unknown>>,
): PlacePicture | undefined {
  const { id } = fields;
  const stored = typeof id === 'string' ? localStorage.getItem(prefix + id) : null;
  const picture = parsePicture(place, stored === null ? fields : { ...fields, base64: stored });
  if (picture && typeof id === 'string' && 'base64' in picture) ids.set(picture, id);
  return picture;
}

/** Removes the pictures that no saved draft refers to. */
export function deleteUnusedPictures(drafts: readonly string[]): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const id = JSON.stringify(key.slice(prefix.length));
      if (!drafts.some((draft) => draft.includes(id))) localStorage.removeItem(key);
    }
  } catch {
    // The browser has no storage.
  }
}
