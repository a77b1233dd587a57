import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { displayHost } from '../../../../templates-data/model/web-address.ts';
import type { PicturePlace, UploadedPicture } from '../../../../templates-data/model/pictures.ts';
import { Button } from '../../ui/Button.tsx';
import type { OfferedPhoto } from '../content/client-content.ts';
import { $content } from '../draft/draft-store.ts';
import {
  fetchPhoto,
  toPhotoFile,
  personAt,
  portraitFirst,
  type FoundPhoto,
} from './found-photos.ts';
import { allowPhotos } from './picture-store.ts';
import { Switch } from '../shell/Switch.tsx';
import { usePart } from '../fields/use-slot.ts';

const shownAtFirst = 6;

interface FoundPhotosProps {
  readonly place: PicturePlace;
  readonly onTake: TakePhoto;
}
type OfferedOpening = ReturnType<typeof $content.get>['offered']['opening'];
type TakePhoto = (file: Blob, words?: Partial<UploadedPicture>) => Promise<void>;

/**
 * Pictures that the scan found on the client's website. They are fetched and shown after the agency
 * has confirmed that it may use them.
 */
export function FoundPhotos({ place, onTake }: FoundPhotosProps): ReactElement | null {
  const { photos: all, opening, isAllowed = false } = usePart($content, ({ offered }) => offered);
  const people = usePart($content, ({ lists }) => lists.people);
  const photos = portraitFirst(all, personAt(place, people));
  const page = usePart($content, (content) => content.sourceUrl);
  const [shown, setShown] = useState(shownAtFirst);
  const [unusable, setUnusable] = useState<ReadonlySet<string>>(new Set());
  const markUnusable = useCallback(
    (url: string) => setUnusable((urls) => new Set([...urls, url])),
    [],
  );
  const usable = photos.filter(({ url }) => !unusable.has(url));
  const count = photos.length + (opening ? 1 : 0);
  if (count === 0) return null;
  return (
    <section aria-label="Pictures from their website">
      <h6 className="text-sm/6 font-medium text-white/90">
        {count === 1 ? 'One picture' : `${count} pictures`} on{' '}
        {displayHost(page) || 'their website'}
      </h6>
      <div className="-mx-3.5">
        <Switch
          label="We may use the client’s pictures in this demo"
          hint="Asked once for this demo. Nothing is fetched before."
          checked={isAllowed}
          onChange={allowPhotos}
        />
      </div>
      {isAllowed && (
        <>
          <ul className="grid grid-cols-3 gap-2">
            <OpeningThumb opening={opening} onTake={onTake} />
            {/* The next ones take the places of those that cannot be used. */}
            {usable.slice(0, shown).map((photo) => (
              <li key={photo.url}>
                <FetchedThumb photo={photo} page={page} onTake={onTake} onUnusable={markUnusable} />
              </li>
            ))}
          </ul>
          <UnusableNote count={unusable.size} onRetry={() => setUnusable(new Set())} />
          {usable.length > shown && (
            <Button
              variant="quiet"
              narrow
              className="mt-1"
              onClick={() => setShown(shown + shownAtFirst)}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface OpeningThumbProps {
  readonly opening: OfferedOpening;
  readonly onTake: TakePhoto;
}

/** The picture that opens the client's website, if the scan found one. */
function OpeningThumb({ opening, onTake }: OpeningThumbProps): ReactElement | null {
  if (!opening) return null;
  return (
    <li>
      <Thumb
        alt="The picture that opens their website"
        photo={'base64' in opening ? opening : undefined}
        onTake={onTake}
      />
    </li>
  );
}

interface UnusableNoteProps {
  readonly count: number;
  readonly onRetry: () => void;
}

function UnusableNote({ count, onRetry }: UnusableNoteProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <div className="mt-2 flex items-center justify-between gap-3 text-[13px]/5 text-white/60">
      <p role="status">
        {count === 1
          ? 'One picture could not be fetched, or is too small.'
          : `${count} pictures could not be fetched, or are too small.`}
      </p>
      <Button variant="quiet" narrow onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface FetchedThumbProps {
  readonly photo: OfferedPhoto;
  readonly page: string;
  readonly onTake: TakePhoto;
  readonly onUnusable: (url: string) => void;
}

function FetchedThumb({ photo, page, onTake, onUnusable }: FetchedThumbProps): ReactElement {
  const { url, alt, subject = '', focus } = photo;
  const [fetched, setFetched] = useState<Exclude<FoundPhoto, 'unusable'>>();
  useEffect(() => {
    let isThere = true;
    void fetchPhoto(url, page).then((found) => {
      if (!isThere) return;
      if (found === 'unusable') onUnusable(url);
      else setFetched(found);
    });
    return () => {
      isThere = false;
    };
  }, [url, page, onUnusable]);
  const words = { alt: alt || subject, ...(focus && { focus }) };
  return <Thumb alt={words.alt} photo={fetched} onTake={(file) => onTake(file, words)} />;
}

interface ThumbProps {
  readonly alt: string;
  readonly photo: Pick<UploadedPicture, 'type' | 'base64'> | undefined;
  readonly onTake: TakePhoto;
}

function Thumb({ alt, photo, onTake }: ThumbProps): ReactElement {
  const label = alt === '' ? 'Picture without a description' : alt;
  const className =
    'relative grid aspect-4/3 w-full place-items-center overflow-hidden rounded-lg border border-white/14 text-[11px]/4 text-white/60';
  if (photo === undefined) return <span className={className}>Fetching…</span>;
  return (
    <button
      type="button"
      aria-label={`Use: ${label}`}
      title={label}
      onClick={() => void onTake(toPhotoFile(photo))}
      className={`${className} cursor-pointer outline-offset-2 hover:border-white/35 focus-visible:outline-2 focus-visible:outline-ring`}
    >
      <img
        src={`data:${photo.type};base64,${photo.base64}`}
        alt=""
        className="absolute inset-0 size-full object-cover"
      />
    </button>
  );
}
