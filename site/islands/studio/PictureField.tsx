import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { pictureAddress, type ClientPicture } from '../../../templates-data/model/client-lists.ts';
import { type PictureKind } from './picture-kinds.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/Field.tsx';
import { setPicture } from './content-store.ts';
import { $content } from './draft-store.ts';
import { PartPanel } from './PartPanel.tsx';
import type * as Preparing from './prepare-picture.ts';
import { revealSlot } from './preview-link.ts';
import { say } from './undo-edits.ts';
import { usePart } from './use-slot.ts';

const loadPreparing = (): Promise<typeof Preparing> => import('./prepare-picture.ts');

const kinds = {
  logo: {
    label: 'Logo',
    choose: 'Choose a logo',
    without: 'The name and its initials',
    hint: 'Best with a clear ground, at least 240 pixels wide.',
  },
  opening: {
    label: 'Opening picture',
    choose: 'Choose a picture',
    without: 'The template’s own picture',
    hint: 'A wide photograph, best from 1600 pixels.',
  },
} as const;

const grounds = {
  light: { look: 'bg-white', words: 'on a light ground' },
  dark: { look: 'bg-[#10141f]', words: 'on a dark ground' },
  own: { look: 'bg-white/6', words: 'with its own ground' },
} as const;

/** A picture of the client, on the ground it is made for: replaced by one of the agency's own, or removed. */
export function PictureField({ kind }: { kind: PictureKind }): ReactElement {
  const picture = usePart($content, ({ pictures: { [kind]: one } }) =>
    one && 'set' in one ? undefined : one,
  );
  const { label, without } = kinds[kind];
  const size = picture ? `${picture.width} by ${picture.height} pixels` : without;
  const ground = picture?.background && kind === 'logo' ? `, ${grounds[picture.background].words}` : '';
  return (
    <PartPanel
      part={kind}
      label={label}
      summary={size + ground}
      absent={kind === 'logo' ? 'left out' : 'sample'}
    >
      {() => <PictureControls kind={kind} picture={picture} />}
    </PartPanel>
  );
}

interface PictureControlsProps {
  readonly kind: PictureKind;
  readonly picture: ClientPicture | undefined;
}

function PictureControls({ kind, picture }: PictureControlsProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { hint, choose: words } = kinds[kind];
  useEffect(() => void loadPreparing().catch(() => undefined), []);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setIsBusy(true);
    const prepared = await loadPreparing().then(
      ({ preparePicture }) => preparePicture(kind, file),
      () => 'Network error. Please check your connection and try again.',
    );
    setIsBusy(false);
    setError(typeof prepared === 'string' ? prepared : undefined);
    if (typeof prepared === 'string') return;
    setPicture(kind, prepared);
    revealSlot(kind);
    say(`${kinds[kind].label} replaced`);
  };
  const remove = (): void => {
    setPicture(kind, undefined);
    setError(undefined);
    say('Removed. Undo brings it back.');
    choose.current?.focus();
  };
  return (
    <div>
      {picture && <Shown kind={kind} picture={picture} />}
      <div className="flex gap-2">
        <Button
          ref={choose}
          className="flex-1"
          busy={isBusy}
          aria-describedby={`picture-${kind}-hint${error === undefined ? '' : ` picture-${kind}-error`}`}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden="true" size={16} strokeWidth={1.75} />
          {picture ? 'Replace' : words}
        </Button>
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
        accept="image/png,image/jpeg,image/webp,image/svg+xml,image/avif,image/gif"
        data-picture={kind}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          void take(file);
        }}
      />
      <p id={`picture-${kind}-hint`} className="mt-2 text-[13px]/5 text-white/60">
        {hint}
      </p>
      <FieldError id={`picture-${kind}-error`} error={error} />
    </div>
  );
}

function Shown({ kind, picture }: Required<PictureControlsProps> & { picture: ClientPicture }): ReactElement {
  const holder = usePart($content, (content) => content.picturesOf);
  const look = kind === 'logo' ? grounds[picture.background ?? 'own'].look : '';
  return (
    <div
      className={`mb-3 grid place-items-center overflow-hidden rounded-[10px] border border-white/14 ${kind === 'logo' ? 'h-28 p-5' : ''} ${look}`}
    >
      <img
        src={pictureAddress(kind, picture, holder)}
        width={picture.width}
        height={picture.height}
        alt={kind === 'logo' ? 'The logo as it is on the page' : 'The picture that opens the page'}
        className={kind === 'logo' ? 'max-h-full w-auto max-w-full object-contain' : 'h-auto w-full'}
      />
    </div>
  );
}
