import { isPicturePlace, type PicturePlace } from '../../templates-data/model/pictures.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { gone } from '../objections/stops.ts';
import type { PageResponse } from '../pages/page-request.ts';
import { demoFileCache } from './cache-time.ts';
import { preparePictureQuery } from './picture-queries.ts';
import { sentPictures } from './sent-pictures.ts';

const picturePath = /^\/([a-z][a-z\d]*)-([0-9a-f]{32})\.webp$/u;

function parsePicturePath(rest: string): { role: PicturePlace; hash: string } | undefined {
  const [, role = '', hash = ''] = picturePath.exec(rest) ?? [];
  return isPicturePlace(role) ? { role, hash } : undefined;
}

/** Whether this part of a demo's address is that of a client's picture. */
export function isPicturePath(rest: string): boolean {
  return parsePicturePath(rest) !== undefined;
}

/**
 * Answers requests for the pictures that a demo shows.
 * @throws ServiceError not_found, expired, gone.
 */
export function createPictureReads({
  store,
  now,
}: Pick<Deps, 'store' | 'now'>): (
  uniqueId: string,
  rest: string,
  ifNoneMatch: string | undefined,
) => Promise<PageResponse> {
  const read = preparePictureQuery(store);
  return async (uniqueId, rest, ifNoneMatch) => {
    const parts = parsePicturePath(rest);
    const found = parts && (await read(uniqueId, parts.role, parts.hash));
    // A photograph keeps its address when it moves to another place of the same demo.
    const isShown =
      found &&
      sentPictures(found.websiteData).some(
        ([place, picture]) =>
          picture !== null &&
          'hash' in picture &&
          picture.hash === parts.hash &&
          (place === 'logo') === (parts.role === 'logo'),
      );
    if (!found || isShown !== true) throw notFound('Picture not found');
    if (found.stopped === 1) throw gone();
    const left = found.expiresAt - now();
    if (left <= 0) throw new ServiceError('expired', 'This demo has expired');
    const etag = `"${parts.hash}"`;
    const headers = {
      'Content-Type': 'image/webp',
      ETag: etag,
      'Cache-Control': demoFileCache(left),
      'X-Robots-Tag': 'noindex, nofollow',
    };
    if (ifNoneMatch?.includes(etag) === true) return { status: 304, headers, body: undefined };
    return { status: 200, headers, body: found.bytes };
  };
}
