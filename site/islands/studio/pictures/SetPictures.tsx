import { useStore } from '@nanostores/react';
import { useId, type ReactElement } from 'react';
import type { DemoKit } from '../../../../templates-data/model/demo-kit.ts';
import { picturePlaces, type PicturePlace } from '../../../../templates-data/model/pictures.ts';
import { shownLists } from '../content/shown-lists.ts';
import { $content, $shown } from '../draft/draft-store.ts';
import { $kit, kitFor } from '../content/kit-store.ts';
import { choosePicture } from './picture-store.ts';
import { revealSlot } from '../preview/preview-link.ts';
import { usePart } from '../fields/use-slot.ts';

/** The kit of the current draft; undefined until it is fetched. */
function useKit(): DemoKit | undefined {
  useStore($kit);
  const overrides = useStore($shown);
  const content = useStore($content);
  return kitFor({ overrides, lists: shownLists(content) });
}

/**
 * The pictures of the trade's set, and no picture. The default one is marked until another is
 * chosen.
 */
export function SetPictures({ place }: { place: PicturePlace }): ReactElement | null {
  const kit = useKit();
  const name = useId();
  const picture = usePart($content, ({ pictures }) => pictures[place]);
  if (!kit) return null;
  const { pictures: names, places } = kit.trade;
  const standard = places[place];
  const own = picture !== undefined && !('set' in picture);
  const chosen = own ? undefined : (picture?.set ?? standard ?? '');
  const choose = (set: string): void => {
    // The default picture needs no choice.
    choosePicture(place, set === (standard ?? '') && standard === undefined ? undefined : { set });
    revealSlot(place === 'opening' ? place : 'pictures');
  };
  const options = [
    ...names.flatMap((set) => {
      const picture = kit.industry.pictures[set];
      return picture ? [{ set, label: picture.label, src: picture.src }] : [];
    }),
    { set: '', label: 'No picture', src: '' },
  ];
  return (
    <fieldset>
      <legend className="mb-2 text-sm/6 font-medium text-white/90">
        From the trade’s set
        <span className="sr-only"> for {picturePlaces[place]?.label ?? 'this picture'}</span>
      </legend>
      <div className="grid grid-cols-4 gap-2">
        {options.map(({ set, label, src }) => (
          <label
            key={set}
            title={label}
            className={`relative grid aspect-4/3 cursor-pointer place-items-center overflow-hidden rounded-lg border text-center text-[11px]/4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring ${set === chosen ? 'border-ring outline-2 outline-ring' : 'border-white/14 hover:border-white/35'}`}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={set === chosen}
              onChange={() => choose(set)}
              aria-label={label}
            />
            {src === '' ? (
              <span aria-hidden="true" className="px-1 text-white/65">
                None
              </span>
            ) : (
              <img
                src={src}
                alt=""
                loading="lazy"
                className="absolute inset-0 size-full object-cover"
              />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
