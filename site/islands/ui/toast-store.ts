import { atom } from 'nanostores';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly destructive?: boolean;
  /** Milliseconds on screen; 5,000 unless told. */
  readonly duration?: number;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

/** Long enough to be read before the next one takes its place. */
const shortestShow = 1500;

/** The one toast on screen. */
export const $toast = atom<ShownToast | undefined>(undefined);

let count = 0;
let shownAt = 0;
let waiting: Toast | undefined;
let change: ReturnType<typeof setTimeout> | undefined;
let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message; one is on screen at a time. A newer one follows as soon as the present one could be read; an error,
 * and a message of the same title, take its place at once.
 */
export function toast(message: Toast): void {
  const present = $toast.get();
  const left = shownAt + shortestShow - Date.now();
  if (!present || message.destructive || present.title === message.title || left <= 0) {
    show(message);
    return;
  }
  waiting = message;
  clearTimeout(change);
  change = setTimeout(next, left);
}

function show(message: Toast): void {
  clearTimeout(change);
  clearTimeout(end);
  waiting = undefined;
  count += 1;
  shownAt = Date.now();
  $toast.set({ ...message, id: count });
  resumeToast();
}

function next(): void {
  if (waiting) show(waiting);
}

/** Keeps the toast while a pointer or the focus is on it. */
export function holdToast(): void {
  clearTimeout(end);
}

export function resumeToast(): void {
  clearTimeout(end);
  end = setTimeout(dismissToast, $toast.get()?.duration ?? 5000);
}

export function dismissToast(): void {
  clearTimeout(end);
  if (waiting) {
    show(waiting);
    return;
  }
  $toast.set(undefined);
}

/** Places that can show toasts: the page and every open dialog. The last one does, as the others are behind it. */
export const $toasters = atom<readonly symbol[]>([]);

/** Adds a place; the function it returns takes it away again. */
export function addToaster(place: symbol): () => void {
  $toasters.set([...$toasters.get(), place]);
  return () => $toasters.set($toasters.get().filter((other) => other !== place));
}
