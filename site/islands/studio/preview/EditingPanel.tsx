import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import {
  $editing,
  cancelEditing,
  endEditing,
  focusEditing,
  hideTarget,
  resetTarget,
  type Spot,
} from './editing-store.ts';

const gap = 12;

/**
 * Shown beside the text that is edited in the preview: its name, its limit, and buttons to restore
 * it.
 */
export function EditingPanel(): ReactElement | null {
  const editing = useStore($editing);
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ top: number; left: number }>();
  const spot = editing?.spot;
  useLayoutEffect(() => {
    const box = panel.current?.parentElement;
    if (!spot || !panel.current || !box) return;
    const next = placeBeside(spot, panel.current, box);
    setPlace((before) => (before?.top === next.top && before.left === next.left ? before : next));
  }, [spot]);
  if (!editing) return null;
  const { label, length, max, sentence } = editing;
  return (
    <div
      ref={panel}
      data-editing-panel
      role="toolbar"
      aria-label={`Editing ${label}`}
      style={place ?? { top: 0, left: 0, visibility: 'hidden' }}
      // Pressing it leaves the focus in the text.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        cancelEditing();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        if (!(relatedTarget instanceof HTMLIFrameElement)) endEditing();
      }}
      className="absolute z-10 max-w-[calc(100%-16px)] rounded-xl border border-white/14 bg-panel text-[13px]/5 text-white lifted"
    >
      <div className="flex flex-wrap items-center">
        <p className="min-w-0 truncate py-2.5 pr-2 pl-3.5 text-white/70">{label}</p>
        <p
          className={`shrink-0 px-2 tabular-nums ${length >= max ? 'text-white' : 'text-white/60'}`}
        >
          {length} of {max}
          <span className="sr-only"> characters</span>
        </p>
        <EditingActions editing={editing} />
      </div>
      <p
        role="status"
        className={sentence === '' ? 'sr-only' : 'border-t border-white/9 px-3.5 py-2 text-white'}
      >
        {sentence}
      </p>
    </div>
  );
}

interface ActionsProps {
  readonly editing: NonNullable<ReturnType<typeof $editing.get>>;
}

function EditingActions({ editing: { target, canReset, canHide } }: ActionsProps): ReactElement {
  return (
    <div className="ml-auto flex shrink-0 border-white/9 sm:border-l">
      {canReset && (
        <PanelButton
          Icon={RotateCcw}
          words="Reset"
          title="Back to the template’s words"
          onPress={() => {
            resetTarget(target);
            endEditing();
          }}
        />
      )}
      {canHide && (
        <PanelButton
          Icon={EyeOff}
          words="Hide"
          title="Hide this text"
          onPress={() => {
            hideTarget(target);
            endEditing();
          }}
        />
      )}
      <PanelButton
        Icon={Check}
        words="Done"
        title="Done (Enter)"
        onPress={() => {
          focusEditing();
          endEditing();
        }}
      />
    </div>
  );
}

/** Above the text if there is room, else below it; it covers the text only when neither fits. */
function placeBeside(
  spot: Spot,
  panel: HTMLElement,
  box: HTMLElement,
): { top: number; left: number } {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const above = spot.top - height - gap;
  const below = spot.bottom + gap;
  const lowest = box.clientHeight - height - 8;
  const top = above >= 8 ? above : below <= lowest ? below : lowest;
  return {
    top: Math.round(Math.max(8, Math.min(top, lowest))),
    left: Math.round(Math.max(8, Math.min(spot.left, box.clientWidth - width - 8))),
  };
}

interface PanelButtonProps {
  readonly Icon: LucideIcon;
  readonly words: string;
  readonly title: string;
  readonly onPress: () => void;
}

function PanelButton({ Icon, words, title, onPress }: PanelButtonProps): ReactElement {
  return (
    <button
      type="button"
      title={title}
      onClick={onPress}
      className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg px-3 font-medium text-white/85 outline-offset-[-3px] hover:bg-white/6 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
    >
      <Icon aria-hidden="true" size={15} strokeWidth={1.75} />
      {words}
    </button>
  );
}
