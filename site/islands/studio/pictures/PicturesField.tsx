import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { listRules } from '../../../../templates-data/model/content-rules.ts';
import {
  picturePlaces,
  portraitPlaces,
  type PicturePlace,
} from '../../../../templates-data/model/pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { $content } from '../draft/draft-store.ts';
import { $kit } from '../content/kit-store.ts';
import { PartPanel } from '../content/PartPanel.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import {
  $place,
  addToGallery,
  freeGalleryPlace,
  listGallery,
  moveInGallery,
  thumbAddress,
} from './picture-store.ts';
import { itemPlaces } from './item-pictures.ts';
import { usePart } from '../fields/use-slot.ts';

const servicePlaces: readonly PicturePlace[] = ['service1', 'service2', 'service3'];

/** All other places of the page: beside texts, services, portraits and the gallery. */
export function PicturesField(): ReactElement {
  const pictures = usePart($content, (content) => content.pictures);
  const count = Object.entries(pictures).filter(
    ([place, one]) => one && place !== 'logo' && place !== 'opening',
  ).length;
  return (
    <PartPanel
      part="pictures"
      label="More pictures"
      summary={count === 0 ? 'About, banner, services, portraits, gallery' : `${count} chosen`}
      absent="the trade’s"
    >
      {() => <Places />}
    </PartPanel>
  );
}

function Places(): ReactElement {
  const pictures = usePart($content, (content) => content.pictures);
  const people = usePart($content, (content) => content.lists.people);
  const services = usePart($content, (content) => content.lists.services);
  const names = people.slice(0, portraitPlaces).map(({ texts }) => (texts['name'] ?? '').trim());
  const gallery = listGallery(pictures);
  const serviceNames = services
    .map(({ texts }) => (texts['name'] ?? '').trim())
    .filter((name) => name !== '');
  // Without own services the page shows the trade's, which are more than there are places.
  const shownServices = servicePlaces.filter(
    (place, index) =>
      serviceNames.length === 0 || index < serviceNames.length || pictures[place] !== undefined,
  );
  return (
    <div className="space-y-4">
      <Group title="On the page">
        <PlaceRow place="about" />
        <PlaceRow place="banner" />
        {shownServices.map((place, index) => (
          <PlaceRow
            key={place}
            place={place}
            label={serviceNames[index] && `Service: ${serviceNames[index]}`}
          />
        ))}
      </Group>
      {names.some((name) => name !== '') && (
        <Group title="Portraits">
          {names.map((name, index) =>
            name === '' ? null : <PlaceRow key={index} place={`person${index + 1}`} label={name} />,
          )}
        </Group>
      )}
      {(['products', 'rooms', 'projects'] as const).map((list) => (
        <ItemPictures key={list} list={list} />
      ))}
      <Group title="Gallery">
        {gallery.map((place, index) => (
          <PlaceRow
            key={place}
            place={place}
            label={`Picture ${index + 1}`}
            isFirst={index === 0}
            isLast={index === gallery.length - 1}
          />
        ))}
        <AddPictures />
      </Group>
    </div>
  );
}

/** The pictures of products and rooms, and of projects before and after the work. */
function ItemPictures({ list }: { list: 'products' | 'rooms' | 'projects' }): ReactElement | null {
  const entries = usePart($content, (content) => content.lists[list]);
  const names = entries.map(({ texts }) =>
    (texts[list === 'projects' ? 'title' : 'name'] ?? '').trim(),
  );
  if (names.every((name) => name === '')) return null;
  return (
    <Group title={listRules[list].label}>
      {names.flatMap((name, index) =>
        name === ''
          ? []
          : itemPlaces(list, index).map((place) => (
              <PlaceRow
                key={place}
                place={place}
                label={place.endsWith('before') ? `${name}: before` : name}
              />
            )),
      )}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div role="group" aria-label={title}>
      <p className="mb-1 text-[13px]/5 text-white/60">{title}</p>
      <div className="divide-y divide-white/9 rounded-[10px] border border-white/12">
        {children}
      </div>
    </div>
  );
}

/** The address of the picture that a place shows now; empty without one. */
function useThumb(place: PicturePlace): string {
  const picture = usePart($content, ({ pictures }) => pictures[place]);
  const holder = usePart($content, (content) => content.picturesOf);
  const kit = useStore($kit);
  if (picture && !('set' in picture)) return thumbAddress(place, picture, holder);
  if (typeof kit !== 'object') return '';
  const { pictures } = kit.kit.industry;
  const { places } = kit.kit.trade;
  return pictures[picture?.set ?? places[place] ?? '']?.src ?? '';
}

interface PlaceRowProps {
  readonly place: PicturePlace;
  readonly label?: string | undefined;
  /** For a gallery picture: whether it is the first or last. */
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}

function PlaceRow({ place, label, isFirst, isLast }: PlaceRowProps): ReactElement {
  const isOpen = useStore($place) === place;
  const src = useThumb(place);
  const isGallery = isFirst !== undefined;
  return (
    <div>
      <div className="flex items-center pr-1">
        <button
          type="button"
          id={`f-picture-${place}`}
          aria-expanded={isOpen}
          onClick={() => $place.set(isOpen ? undefined : place)}
          className="flex min-h-13 min-w-0 flex-1 cursor-pointer items-center gap-3 px-2.5 py-1.5 text-left text-sm/5 text-white/90 outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring"
        >
          <span className="grid h-10 w-13 shrink-0 place-items-center overflow-hidden rounded-md bg-white/6">
            {src !== '' && (
              <img src={src} alt="" loading="lazy" className="size-full object-cover" />
            )}
          </span>
          <bdi className="min-w-0 flex-1 truncate">{label ?? picturePlaces[place]?.label}</bdi>
          <ChevronDown
            aria-hidden="true"
            size={16}
            className={`shrink-0 text-white/60 ${isOpen ? '' : '-rotate-90'}`}
          />
        </button>
        {isGallery && (
          <>
            <MoveButton
              words={`Move ${label ?? 'the picture'} back`}
              isOff={isFirst}
              Icon={ChevronLeft}
              onPress={() => moveInGallery(place, -1)}
            />
            <MoveButton
              words={`Move ${label ?? 'the picture'} on`}
              isOff={isLast === true}
              Icon={ChevronRight}
              onPress={() => moveInGallery(place, 1)}
            />
          </>
        )}
      </div>
      {isOpen && (
        <div className="px-3 pt-1 pb-3.5">
          <PictureEditor place={place} />
        </div>
      )}
    </div>
  );
}

interface MoveButtonProps {
  readonly words: string;
  readonly isOff: boolean;
  readonly Icon: typeof ChevronLeft;
  readonly onPress: () => void;
}

function MoveButton({ words, isOff, Icon, onPress }: MoveButtonProps): ReactElement {
  return (
    <button
      type="button"
      aria-label={words}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-white/75 outline-offset-[-3px] hover:bg-white/6 focus-visible:outline-2 focus-visible:outline-ring aria-disabled:cursor-default aria-disabled:opacity-35"
    >
      <Icon aria-hidden="true" size={16} />
    </button>
  );
}

/** Opens a new place of the gallery, or fills several from files. */
function AddPictures(): ReactElement | null {
  const input = useRef<HTMLInputElement>(null);
  const free = usePart($content, ({ pictures }) => freeGalleryPlace(pictures));
  const open = useStore($place);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isNew = open !== undefined && open === free;
  if (free === undefined) return null;
  const add = async (files: readonly Blob[]): Promise<void> => {
    setIsBusy(true);
    setError(await addToGallery(files));
    setIsBusy(false);
  };
  return (
    <div className="p-2.5">
      <div className="flex flex-wrap gap-2">
        <Button narrow busy={isBusy} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" size={16} strokeWidth={1.75} />
          Add pictures
        </Button>
        <Button
          variant="quiet"
          narrow
          aria-expanded={isNew}
          id={`f-picture-${free}`}
          onClick={() => $place.set(isNew ? undefined : free)}
        >
          Choose one
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*"
        data-picture="gallery"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          void add(files);
        }}
      />
      <FieldError id="gallery-error" error={error} />
      {isNew && (
        <div className="pt-3">
          <PictureEditor place={free} />
        </div>
      )}
    </div>
  );
}
