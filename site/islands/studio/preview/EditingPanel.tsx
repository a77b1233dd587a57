import { useStore } from '@nanostores/react';
import {
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { SuggestedField } from '../../../../service/contract/suggestions.ts';
import { lazyPart } from '../../app/lazy-part.ts';
import { EditingActions, suggestedField } from './EditingActions.tsx';
import { $editing, cancelEditing, endEditing, focusEditing, type Spot } from './editing-store.ts';
import type { Target } from './preview-spots.ts';

const suggestions = lazyPart<{ readonly field: SuggestedField }>(() =>
  import('./EditingSuggestions.tsx').then((part) => part.EditingSuggestions),
);

const gap = 12;

/** The toolbar beside the text that is edited in the preview. */
export function EditingPanel(): ReactElement | null {
  const editing = useStore($editing);
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ top: number; left: number }>();
  const spot = editing?.spot;
  const [suggestsFor, setSuggestsFor] = useState<Target>();
  useLayoutEffect(() => {
    const toolbar = panel.current;
    const box = toolbar?.parentElement;
    if (!spot || !toolbar || !box) return undefined;
    const move = (): void => {
      const next = placeBeside(spot, toolbar, box);
      setPlace((before) => (before?.top === next.top && before.left === next.left ? before : next));
    };
    move();
    // Suggestions make it taller.
    const watching = new ResizeObserver(move);
    watching.observe(toolbar);
    return () => watching.disconnect();
  }, [spot]);
  if (!editing) return null;
  const { target, label, length, max, sentence } = editing;
  const field = suggestedField(target);
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
      onKeyDown={onToolbarKeys}
      onBlur={({ currentTarget }) => {
        // The target of the focus is known only afterwards when it is in the page.
        setTimeout(() => {
          const { activeElement } = document;
          const isInPage = activeElement instanceof HTMLIFrameElement;
          if (!isInPage && !currentTarget.contains(activeElement)) endEditing();
        });
      }}
      className="absolute z-10 max-w-[min(600px,calc(100%-16px))] rounded-xl border border-white/14 bg-panel text-[13px]/5 text-white lifted"
    >
      <div className="flex flex-wrap items-center">
        <p className="min-w-0 truncate py-2.5 pr-2 pl-3.5 text-white/70">{label}</p>
        <p
          className={`shrink-0 px-2 tabular-nums ${length >= max ? 'text-white' : 'text-white/60'}`}
        >
          {length} of {max}
          <span className="sr-only"> characters</span>
        </p>
        <EditingActions editing={editing} onSuggest={() => setSuggestsFor(target)} />
      </div>
      {field && target === suggestsFor && (
        <Suspense fallback={<p className="border-t border-white/9 px-3.5 py-2">Loading…</p>}>
          <suggestions.Part field={field} />
        </Suspense>
      )}
      <p
        role="status"
        className={sentence === '' ? 'sr-only' : 'border-t border-white/9 px-3.5 py-2 text-white'}
      >
        {sentence}
      </p>
    </div>
  );
}

/**
 * Arrow keys walk through the buttons, Shift and Tab lead back to the text, Esc restores the former
 * text.
 */
function onToolbarKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, shiftKey } = event;
  const buttons = Array.from(currentTarget.querySelectorAll<HTMLElement>('[data-tool]'));
  const at = buttons.findIndex((button) => button === document.activeElement);
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const steps = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 };
  const next =
    key === 'Home'
      ? 0
      : key === 'End'
        ? buttons.length - 1
        : key === 'ArrowRight' || key === 'ArrowLeft'
          ? (at + steps[key] + buttons.length) % buttons.length
          : undefined;
  if (key === 'Escape') cancelEditing();
  else if (key === 'Tab' && shiftKey && at === 0) focusEditing();
  else if (at >= 0 && next !== undefined) buttons[next]?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
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
