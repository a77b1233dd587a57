import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type PointerEvent, type ReactElement } from 'react';
import {
  $toast,
  $toasters,
  addToaster,
  dismissToast,
  holdToast,
  markPainted,
  resumeToast,
  type ShownToast,
} from './toast-store.ts';

const swipeThreshold = 50;
/** Pixels below which a movement is a click. */
const swipeStart = 8;
const spots = {
  page: 'fixed inset-x-4 bottom-4 sm:inset-x-6 sm:bottom-6',
  // On a phone above the modal, whose buttons may reach the lower edge.
  modal: 'fixed inset-x-4 top-2 sm:inset-x-6 sm:top-auto sm:bottom-6',
  // On a phone above the content, elsewhere in the middle: the steps, the bar at the bottom and its
  // Undo button must stay visible.
  app: 'fixed inset-x-3 top-15 sm:max-md:items-start md:top-auto md:bottom-5 md:items-center',
} as const;

/**
 * Shows the current toast. Put one on the page; every Dialog has its own, because the page behind
 * it cannot be reached.
 */
export function Toaster({ place = 'page' }: { place?: keyof typeof spots }): ReactElement {
  const [self] = useState(() => Symbol('toaster'));
  const toasters = useStore($toasters);
  const toast = useStore($toast);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => addToaster(self, box.current?.closest('dialog') !== null), [self]);
  const shown = toasters.at(-1) === self ? toast : undefined;
  return (
    <div ref={box} className={`pointer-events-none z-50 flex flex-col items-end ${spots[place]}`}>
      <div role="status" className="w-full max-w-full sm:w-auto">
        {shown && !shown.destructive && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="alert" className="w-full max-w-full sm:w-auto">
        {shown?.destructive && <ToastCard key={shown.id} toast={shown} />}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: ShownToast }): ReactElement {
  const card = useRef<HTMLDivElement>(null);
  const start = useRef<number | undefined>(undefined);
  useEffect(() => {
    const frame = requestAnimationFrame(() => markPainted(toast.id));
    return () => cancelAnimationFrame(frame);
  }, [toast.id]);
  const move = (event: PointerEvent): void => {
    if (start.current === undefined || !card.current) return;
    const distance = Math.abs(event.clientX - start.current);
    // From here on the card receives all pointer events, also outside of it.
    if (distance > swipeStart) card.current.setPointerCapture(event.pointerId);
    card.current.style.translate = `${Math.max(0, event.clientX - start.current)}px 0`;
  };
  const release = (event: PointerEvent): void => {
    if (start.current === undefined || !card.current) return;
    const distance = event.clientX - start.current;
    start.current = undefined;
    if (event.type === 'pointerup' && distance > swipeThreshold) dismissToast();
    else card.current.style.translate = '';
  };
  return (
    <div
      ref={card}
      onPointerEnter={holdToast}
      onPointerLeave={resumeToast}
      onFocus={holdToast}
      onBlur={resumeToast}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      className={`pointer-events-auto flex w-full touch-pan-y items-start gap-3 rounded-xl border bg-panel py-3.5 pr-1.5 pl-4 font-sans text-sm/5 text-white shadow-2xl shadow-black/60 transition-[translate,opacity] duration-200 select-none sm:w-[380px] sm:max-w-full starting:opacity-0 motion-safe:starting:translate-y-3 ${toast.destructive ? 'border-danger/50' : 'border-white/12'}`}
    >
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2 shrink-0 rounded-full ${toast.destructive ? 'bg-danger' : 'bg-ring'}`}
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{toast.title}</p>
        {toast.description !== undefined && (
          <p className="mt-0.5 text-white/70">{toast.description}</p>
        )}
      </div>
      <button
        type="button"
        onClick={dismissToast}
        className="-my-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-white/60 outline-offset-[-4px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
      >
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
        <span className="sr-only">Dismiss message</span>
      </button>
    </div>
  );
}
