import { fetchScannedPicture } from '../../../../service/contract/scan-picture.ts';
import { callService, type ReplyOf } from '../../ui/call-service.ts';
import type { PicturePlace } from '../../../../templates-data/model/pictures.ts';
import type { ListEntry, OfferedPhoto } from '../content/client-content.ts';

type Fetched = ReplyOf<typeof fetchScannedPicture>;

/** A photograph of the client's website as the service sends it; undefined while it is fetched. */
export type FoundPhoto = Fetched | 'unusable';

const requested = new Map<string, Promise<FoundPhoto>>();
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Requests a photograph that a scan found, once while the studio is open, two at a time. */
export function fetchPhoto(url: string, page: string): Promise<FoundPhoto> {
  const known = requested.get(url);
  if (known) return known;
  const photo = inTurn(() => callService(fetchScannedPicture, { body: { url, page } })).then(
    (result): FoundPhoto => {
      if (result.ok) return result.reply;
      // After a temporary failure the photograph is requested again.
      if (result.kind !== 'refused' || result.status === 429) requested.delete(url);
      return 'unusable';
    },
  );
  requested.set(url, photo);
  return photo;
}

export function toPhotoFile({ base64, type }: { base64: string; type: string }): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}

/** The person whose portrait a place holds; empty for other places. */
export function personAt(place: PicturePlace, people: readonly ListEntry[]): string {
  const at = /^person(\d+)$/u.exec(place)?.[1];
  return at === undefined ? '' : (people[Number(at) - 1]?.texts['name'] ?? '').trim();
}

/** The photographs with a person's own first; for other places portraits come last. */
export function portraitFirst(
  photos: readonly OfferedPhoto[],
  name: string,
): readonly OfferedPhoto[] {
  const rank = ({ person }: OfferedPhoto): number =>
    person === undefined ? 1 : person === name ? 0 : 2;
  return [...photos].sort((one, other) => rank(one) - rank(other));
}
