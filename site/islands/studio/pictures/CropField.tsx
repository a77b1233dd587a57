import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import type { ClientPicture, PicturePlace } from '../../../../templates-data/model/pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { $content } from '../draft/draft-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { cornerPosition, moveFrame, resizeFrame, type Corner, type Frame } from './crop-frame.ts';
import { cropPicture, openForCropping, type Croppable } from './picture-store.ts';

const step = 0.02;
const moves: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const corners: readonly { readonly corner: Corner; readonly name: string }[] = [
  { corner: { x: -1, y: -1 }, name: 'top left' },
  { corner: { x: 1, y: -1 }, name: 'top right' },
  { corner: { x: -1, y: 1 }, name: 'bottom left' },
  { corner: { x: 1, y: 1 }, name: 'bottom right' },
];
/** The width at which the picture is drawn, for screens of twice the density. */
const drawnWidth = 720;

const percent = (value: number): string => `${Math.round(value * 100)}%`;

interface CropFieldProps {
  readonly place: PicturePlace;
  readonly picture: ClientPicture;
  readonly onEnd: () => void;
}

/** Chooses the part of a picture that its place shows, by pointer, touch or arrow keys. */
export function CropField({ place, picture, onEnd }: CropFieldProps): ReactElement {
  const holder = usePart($content, (content) => content.picturesOf);
  const [opened, setOpened] = useState<Croppable>();
  const [frame, setFrame] = useState<Frame>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isThere = true;
    void openForCropping(place, picture, holder).then((result) => {
      if (!isThere) return;
      if (typeof result === 'string') setError(result);
      else {
        setOpened(result);
        setFrame(result.frame);
      }
    });
    return () => {
      isThere = false;
    };
  }, [place, picture, holder]);
  const apply = async (): Promise<void> => {
    if (!opened || !frame) return;
    setIsBusy(true);
    const sentence = await cropPicture(place, picture, opened.file, frame);
    setIsBusy(false);
    if (sentence === undefined) onEnd();
    else setError(sentence);
  };
  return (
    <div role="group" aria-label="Crop" className="space-y-3">
      {opened && frame && <CropFrame opened={opened} frame={frame} onChange={setFrame} />}
      {!opened && error === undefined && (
        <p role="status" className="text-[13px]/5 text-white/60">
          Opening the picture…
        </p>
      )}
      <FieldError id={`crop-${place}-error`} error={error} />
      <div className="flex gap-2">
        <Button variant="primary" busy={isBusy} disabled={!opened} onClick={() => void apply()}>
          Use this part
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** A way in shares of the picture's width and height. */
interface Way {
  readonly x: number;
  readonly y: number;
}

/** Follows a pressed pointer over `box`. */
function followPointer(
  { currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>,
  box: HTMLElement | null,
  onMove: (by: Way) => void,
): void {
  const area = box?.getBoundingClientRect();
  if (!area) return;
  currentTarget.setPointerCapture(pointerId);
  currentTarget.onpointermove = (event) =>
    onMove({
      x: (event.clientX - clientX) / area.width,
      y: (event.clientY - clientY) / area.height,
    });
  const end = (): void => {
    currentTarget.onpointermove = null;
  };
  currentTarget.onpointerup = end;
  currentTarget.onpointercancel = end;
}

function followKeys(event: KeyboardEvent, onMove: (by: Way) => void): void {
  const by = moves[event.key];
  if (!by) return;
  event.preventDefault();
  onMove(by);
}

interface CropFrameProps {
  readonly opened: Croppable;
  readonly frame: Frame;
  readonly onChange: (frame: Frame) => void;
}

function CropFrame({ opened, frame, onChange }: CropFrameProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { source, size } = opened;
  const ratio = opened.ratio === undefined ? undefined : (opened.ratio * size.height) / size.width;
  const scale = Math.min(1, drawnWidth / size.width);
  useEffect(() => {
    const { current: shown } = canvas;
    shown?.getContext('2d')?.drawImage(source, 0, 0, shown.width, shown.height);
  }, [source]);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const move = (by: Way): void => onChange(moveFrame(frame, by));
  const { x, y, width, height } = frame;
  return (
    <div>
      <div ref={box} className="relative mx-auto w-fit touch-none">
        <canvas
          ref={canvas}
          width={Math.max(1, Math.round(size.width * scale))}
          height={Math.max(1, Math.round(size.height * scale))}
          aria-hidden="true"
          className="block max-h-80 max-w-full"
        />
        <div className="absolute inset-0 overflow-hidden">
          <button
            type="button"
            aria-label={`Part of the picture: ${percent(width)} of its width and ${percent(height)} of its height, ${percent(x)} from the left, ${percent(y)} from the top. Arrow keys move it.`}
            onPointerDown={(event) => followPointer(event, box.current, move)}
            onKeyDown={(event) => followKeys(event, move)}
            style={{
              left: `${x * 100}%`,
              top: `${y * 100}%`,
              width: `${width * 100}%`,
              height: `${height * 100}%`,
            }}
            className="absolute cursor-move touch-none border-2 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/.6)] outline-offset-[-6px] focus-visible:outline-2 focus-visible:outline-ring"
          />
        </div>
        {corners.map(({ corner, name }) => {
          const at = cornerPosition(frame, corner);
          const resize = (by: Way): void =>
            onChange(resizeFrame(frame, corner, { x: at.x + by.x, y: at.y + by.y }, ratio));
          return (
            <button
              key={name}
              type="button"
              aria-label={`Corner at the ${name}. Arrow keys move it.`}
              onPointerDown={(event) => followPointer(event, box.current, resize)}
              onKeyDown={(event) => followKeys(event, resize)}
              style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
              className={`group absolute grid size-11 -translate-1/2 touch-none place-items-center outline-none ${corner.x === corner.y ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}`}
            >
              <span className="size-4 rounded-full border-2 border-white bg-blue shadow-[0_0_0_1px_rgb(0_0_0/.6)] group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-ring" />
            </button>
          );
        })}
      </div>
      <p className="mt-1.5 text-[13px]/5 text-white/60">
        Drag the frame or its corners, or use the arrow keys.
      </p>
    </div>
  );
}
