import type { ScannedPicture } from '../../contract/scan.ts';
import { encodeLogo } from './encode-logo.ts';
import { encodeOpening } from './encode-opening.ts';
import { isRaster } from './read-logo.ts';

/** A picture that a person uploaded, for one of the two places of a demo. */
export interface UploadedPicture {
  readonly kind: 'picture';
  readonly role: 'logo' | 'opening';
  readonly bytes: Uint8Array;
}

/**
 * The re-encoded picture; `unreadable` if it is not a picture, has too many pixels, or is plain.
 */
export async function encodeUpload({
  role,
  bytes,
}: UploadedPicture): Promise<ScannedPicture | 'unreadable'> {
  if (!isRaster(bytes)) return 'unreadable';
  return (
    (await (role === 'logo' ? encodeLogo(bytes) : encodeOpening(bytes, { choosy: false }))) ??
    'unreadable'
  );
}
