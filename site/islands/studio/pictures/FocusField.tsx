import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import {
  type ClientPicture,
  type PicturePlace,
} from '../../../../templates-data/model/pictures.ts';
import { $content, endRun } from '../draft/draft-store.ts';
import { describePicture, thumbAddress } from './picture-store.ts';
import { isCut } from './prepare-picture.ts';
import { usePart } from '../fields/use-slot.ts';

const step = 0.05;
const middle = { x: 0.5, y: 0.5 };
const grounds = { light: 'bg-white', dark: 'bg-[#10141f]', own: 'bg-white/6' } as const;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const percent = (value: number): string => `${Math.round(value * 100)}%`;

interface FocusFieldProps {
  readonly place: PicturePlace;
  readonly picture: ClientPicture;
}

/**
 * The picture of a place. A click or the arrow keys set its focal point, which stays visible when
 * the page crops it.
 */
export function FocusField({ place, picture }: FocusFieldProps): ReactElement {
  const holder = usePart($content, (content) => content.picturesOf);
  const src = thumbAddress(place, picture, holder);
  if (place === 'logo') return <LogoPreview picture={picture} src={src} />;
  const { width, height } = picture;
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt=""
      className="block h-auto max-h-64 w-auto max-w-full"
    />
  );
  // The page shows all of a picture that was cropped for its place.
  if (isCut(place))
    return (
      <div className="mx-auto w-fit overflow-hidden rounded-[10px] border border-white/14">
        {image}
      </div>
    );
  return (
    <FocusPoint place={place} focus={picture.focus ?? middle}>
      {image}
    </FocusPoint>
  );
}

interface LogoPreviewProps {
  readonly picture: ClientPicture;
  readonly src: string;
}

/** The logo on the ground on which it is readable. */
function LogoPreview({ picture, src }: LogoPreviewProps): ReactElement {
  const { width, height, background = 'own' } = picture;
  return (
    <div
      className={`grid h-28 place-items-center overflow-hidden rounded-[10px] border border-white/14 p-5 ${grounds[background]}`}
    >
      <img
        src={src}
        width={width}
        height={height}
        alt="The logo as it is on the page"
        className="max-h-full w-auto max-w-full object-contain"
      />
    </div>
  );
}

interface FocusPointProps {
  readonly place: PicturePlace;
  /** The focal point, as shares of the picture's width and height. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly children: ReactElement;
}

/** A picture with its focal point, which a click or the arrow keys move. */
function FocusPoint({ place, focus, children }: FocusPointProps): ReactElement {
  const set = (x: number, y: number): void =>
    describePicture(place, { focus: { x: share(x), y: share(y) } });
  const onClick = ({
    clientX,
    clientY,
    currentTarget,
    detail,
  }: MouseEvent<HTMLButtonElement>): void => {
    // Enter presses the button too and must not set a point.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    set((clientX - box.left) / box.width, (clientY - box.top) / box.height);
    endRun();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    set(focus.x + move[0], focus.y + move[1]);
  };
  return (
    <div>
      <button
        type="button"
        aria-label={`Focal point: ${percent(focus.x)} from the left, ${percent(focus.y)} from the top. Arrow keys move it.`}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={endRun}
        className="relative mx-auto block w-fit cursor-crosshair overflow-hidden rounded-[10px] border border-white/14 outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
      >
        {children}
        <span
          aria-hidden="true"
          style={{ left: percent(focus.x), top: percent(focus.y) }}
          className="absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-blue/40 shadow-[0_0_0_1px_rgb(0_0_0/.6)]"
        />
      </button>
      <p className="mt-1.5 text-[13px]/5 text-white/60">
        Press on what has to stay in sight, or use the arrow keys.
      </p>
    </div>
  );
}
