import CropIcon from 'lucide-react/icons/crop';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import type { LucideIcon } from 'lucide-react';
import { flushSync } from 'react-dom';
import { otherRules } from '../../../../templates-data/model/content-rules.ts';
import {
  picturePlaces,
  type PlacePicture,
  type PicturePlace,
  type UploadedPicture,
} from '../../../../templates-data/model/pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { $content, endRun } from '../draft/draft-store.ts';
import type * as Cropping from './CropField.tsx';
import { FocusField } from './FocusField.tsx';
import { FoundPhotos } from './FoundPhotos.tsx';
import { choosePicture, describePicture, loadPreparing, takeFile } from './picture-store.ts';
import { revealSlot } from '../preview/preview-link.ts';
import { SetPictures } from './SetPictures.tsx';
import { announce } from '../shell/undo-edits.ts';
import { usePart } from '../fields/use-slot.ts';
import { networkError } from '../../ui/call-service.ts';

const kinds = 'image/png,image/jpeg,image/webp,image/svg+xml,image/avif,image/gif';

/** The first picture among dropped or pasted files. */
function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}

/** Handlers of an element that takes dropped and pasted pictures. */
function dropHandlers(
  onTake: (file: File | undefined) => Promise<void>,
  setIsOver: (isOver: boolean) => void,
): Pick<HTMLAttributes<HTMLElement>, 'onPaste' | 'onDragOver' | 'onDragLeave' | 'onDrop'> {
  return {
    onPaste: (event) => {
      const file = pictureIn(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      void onTake(file);
    },
    onDragOver: (event) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event) => {
      event.preventDefault();
      setIsOver(false);
      void onTake(pictureIn(event.dataTransfer));
    },
  };
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
    void import('./CropField.tsx').then(setCrop, () => setError(networkError));
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
  return (
    <div
      data-picture-editor={place}
      {...dropHandlers(take, setIsOver)}
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
          <IconButton ref={cropButton} Icon={CropIcon} label="Crop" onClick={startCrop} />
        )}
        {picture && <IconButton Icon={Trash2} label="Remove" variant="quiet" onClick={remove} />}
      </div>
      <FileInput ref={input} place={place} onTake={take} />
      <p id={`picture-${place}-hint`} className="text-[13px]/5 text-white/60">
        {place === 'logo' ? 'Best with a clear ground, at least 240 pixels wide. ' : ''}
        It can be dropped or pasted here too.
      </p>
      <FieldError id={`picture-${place}-error`} error={error} />
      {place !== 'logo' && hasPicture && <AltField place={place} picture={picture} />}
      {place !== 'logo' && <SetPictures place={place} />}
      {place !== 'logo' && <FoundPhotos place={place} onTake={take} />}
    </div>
  );
}

interface IconButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'onClick' | 'ref'
> {
  readonly Icon: LucideIcon;
  readonly label: string;
}

function IconButton({ Icon, label, ...button }: IconButtonProps): ReactElement {
  return (
    <Button {...button}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
      {label}
    </Button>
  );
}

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly place: PicturePlace;
  readonly onTake: (file: File | undefined) => Promise<void>;
}

function FileInput({ ref, place, onTake }: FileInputProps): ReactElement {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={kinds}
      data-picture={place}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        currentTarget.value = '';
        void onTake(file);
      }}
    />
  );
}

interface AltFieldProps {
  readonly place: PicturePlace;
  readonly picture: PlacePicture;
}

/** The description of a picture for people who cannot see it. */
function AltField({ place, picture }: AltFieldProps): ReactElement {
  const key =
    'hash' in picture ? picture.hash : 'set' in picture ? picture.set : picture.base64.length;
  return (
    <TextField
      label="What it shows"
      maxLength={otherRules.alt.max}
      defaultValue={picture.alt ?? ''}
      key={key}
      placeholder={`${picturePlaces[place]?.label ?? 'Picture'}, for people who cannot see it`}
      onInput={({ currentTarget: { value } }) => describePicture(place, { alt: value })}
      onBlur={endRun}
    />
  );
}
