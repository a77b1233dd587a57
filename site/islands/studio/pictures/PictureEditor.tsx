import CropIcon from 'lucide-react/icons/crop';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { otherRules } from '../../../../templates-data/model/content-rules.ts';
import {
  picturePlaces,
  type PicturePlace,
  type UploadedPicture,
} from '../../../../templates-data/model/pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError, TextField } from '../../ui/Field.tsx';
import { $content, endRun } from '../draft/draft-store.ts';
import type * as Cropping from './CropField.tsx';
import { FocusField } from './FocusField.tsx';
import { FoundPhotos } from './FoundPhotos.tsx';
import { choosePicture, describePicture, loadPreparing, takeFile } from './picture-store.ts';
import { revealSlot } from '../preview/preview-link.ts';
import { SetPictures } from './SetPictures.tsx';
import { announce } from '../shell/undo-edits.ts';
import { usePart } from '../fields/use-slot.ts';

const kinds = 'image/png,image/jpeg,image/webp,image/svg+xml,image/avif,image/gif';

/** The first picture among dropped or pasted files. */
function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}

/**
 * One place of the page: its picture by upload, from the trade's set or the client's own, its
 * description and its focal point.
 */
export function PictureEditor({ place }: { place: PicturePlace }): ReactElement {
  const picture = usePart($content, ({ pictures }) => pictures[place]);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [crop, setCrop] = useState<typeof Cropping>();
  const cropButton = useRef<HTMLButtonElement>(null);
  useEffect(() => void loadPreparing().catch(() => undefined), []);
  const part = place === 'logo' || place === 'opening' ? place : 'pictures';
  const take = async (file: Blob | undefined, words?: Partial<UploadedPicture>): Promise<void> => {
    if (!file) return;
    setCrop(undefined);
    setIsBusy(true);
    setError(await takeFile(place, file, words));
    setIsBusy(false);
    revealSlot(part);
  };
  const startCrop = (): void => {
    setError(undefined);
    void import('./CropField.tsx').then(setCrop, () =>
      setError('Network error. Please check your connection and try again.'),
    );
  };
  const endCrop = (): void => {
    flushSync(() => setCrop(undefined));
    cropButton.current?.focus();
    revealSlot(part);
  };
  const remove = (): void => {
    choosePicture(place, undefined);
    setCrop(undefined);
    setError(undefined);
    announce('Removed. Undo brings it back.');
    choose.current?.focus();
  };
  const isOwn = picture !== undefined && !('set' in picture);
  const hasPicture = picture !== undefined && !('set' in picture && picture.set === '');
  const label = picturePlaces[place]?.label ?? 'Picture';
  return (
    <div
      data-picture-editor={place}
      onPaste={({ clipboardData, ...event }) => {
        const file = pictureIn(clipboardData);
        if (!file) return;
        event.preventDefault();
        void take(file);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void take(pictureIn(event.dataTransfer));
      }}
      className={`space-y-3 rounded-[10px] outline-offset-4 ${isOver ? 'outline-2 outline-ring outline-dashed' : ''}`}
    >
      {isOwn && !crop && <FocusField place={place} picture={picture} />}
      {isOwn && crop && <crop.CropField place={place} picture={picture} onEnd={endCrop} />}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={choose}
          className="flex-1"
          busy={isBusy}
          aria-describedby={`picture-${place}-hint${error === undefined ? '' : ` picture-${place}-error`}`}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden="true" size={16} strokeWidth={1.75} />
          {isOwn ? 'Replace' : 'Upload a picture'}
        </Button>
        {isOwn && !crop && (
          <Button ref={cropButton} onClick={startCrop}>
            <CropIcon aria-hidden="true" size={16} strokeWidth={1.75} />
            Crop
          </Button>
        )}
        {picture && (
          <Button look="quiet" onClick={remove}>
            <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
            Remove
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds}
        data-picture={place}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          void take(file);
        }}
      />
      <p id={`picture-${place}-hint`} className="text-[13px]/5 text-white/60">
        {place === 'logo' ? 'Best with a clear ground, at least 240 pixels wide. ' : ''}
        It can be dropped or pasted here too.
      </p>
      <FieldError id={`picture-${place}-error`} error={error} />
      {place !== 'logo' && hasPicture && (
        <TextField
          label="What it shows"
          maxLength={otherRules.alt.max}
          defaultValue={picture.alt ?? ''}
          key={
            'hash' in picture
              ? picture.hash
              : 'set' in picture
                ? picture.set
                : picture.base64.length
          }
          placeholder={`${label}, for people who cannot see it`}
          onInput={({ currentTarget: { value } }) => describePicture(place, { alt: value })}
          onBlur={endRun}
        />
      )}
      {place !== 'logo' && <SetPictures place={place} />}
      {place !== 'logo' && <FoundPhotos place={place} onTake={take} />}
    </div>
  );
}
