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
const shortestShow = 2000;

/** The one toast on screen. */
export const $toast = atom<ShownToast | undefined>(undefined);

let count = 0;
let shownAt = 0;
let waiting: readonly Toast[] = [];
let change: ReturnType<typeof setTimeout> | undefined;
let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message; one is on screen at a time. The next follows as soon as the present one could be
 * read, and none is left out; an error, and a message of the same title, take the place of the
 * present one at once.
 */
export function toast(message: Toast): void {
  const present = $toast.get();
  const isNextInLine = waiting.length === 0 && shownAt + shortestShow <= Date.now();
  if (!present || message.destructive || present.title === message.title || isNextInLine) {
    show(message);
    return;
  }
  waiting = [...waiting.filter(({ title }) => title !== message.title), message];
  passOn();
}

function show(message: Toast): void {
  stopChange();
  count += 1;
  shownAt = Date.now();
  $toast.set({ ...message, id: count });
  resumeToast();
  // An error is not cut short by what waited before it.
  if (!message.destructive) passOn();
}

/**
 * Says that a message is on screen now: its time runs from then on, however busy the page was
 * meanwhile.
 */
export function notePainted(id: number): void {
  if ($toast.get()?.id !== id) return;
  shownAt = Date.now();
  if (end !== undefined) resumeToast();
  if (change !== undefined) passOn();
}

/** Makes room for the next message once the present one could be read. */
function passOn(): void {
  stopChange();
  if (waiting.length > 0)
    change = setTimeout(next, Math.max(0, shownAt + shortestShow - Date.now()));
}

function stopChange(): void {
  clearTimeout(change);
  change = undefined;
}

function next(): void {
  stopChange();
  const [first, ...others] = waiting;
  waiting = others;
  if (first) show(first);
  else $toast.set(undefined);
}

/** Keeps the toast while a pointer or the focus is on it. */
export function holdToast(): void {
  clearTimeout(end);
  end = undefined;
}

export function resumeToast(): void {
  clearTimeout(end);
  end = setTimeout(dismissToast, $toast.get()?.duration ?? 5000);
}

export function dismissToast(): void {
  clearTimeout(end);
  next();
}

/** Takes back what is no longer so. */
export function retractToast(title: string): void {
  waiting = waiting.filter((message) => message.title !== title);
  if ($toast.get()?.title === title) dismissToast();
}

/**
 * Places that can show toasts: the page and every open dialog. The last one does, as the others are
 * behind it.
 */
export const $toasters = atom<readonly symbol[]>([]);

/** Adds a place; the function it returns takes it away again. */
export function addToaster(place: symbol): () => void {
  $toasters.set([...$toasters.get(), place]);
  return () => $toasters.set($toasters.get().filter((other) => other !== place));
}
