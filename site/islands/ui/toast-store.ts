import { atom } from 'nanostores';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly destructive?: boolean;
  /** Milliseconds on screen; 5,000 by default. */
  readonly duration?: number;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

/** Time to read a toast before the next one replaces it. */
const minShowMs = 2000;

/** The current toast. */
export const $toast = atom<ShownToast | undefined>(undefined);

let count = 0;
let shownAt = 0;
let waiting: readonly Toast[] = [];
let change: ReturnType<typeof setTimeout> | undefined;
let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message; there is one at a time. The next follows once the current one could be read. An
 * error, or a message with the same title, replaces the current one immediately.
 */
export function toast(message: Toast): void {
  const current = $toast.get();
  const isNextInLine = waiting.length === 0 && shownAt + minShowMs <= Date.now();
  if (!current || message.destructive || current.title === message.title || isNextInLine) {
    show(message);
    return;
  }
  waiting = [...waiting.filter(({ title }) => title !== message.title), message];
  showNextInTime();
}

function show(message: Toast): void {
  stopChange();
  count += 1;
  shownAt = Date.now();
  $toast.set({ ...message, id: count });
  resumeToast();
  // Toasts that waited do not shorten an error.
  if (!message.destructive) showNextInTime();
}

/** Marks a message as painted: its time runs from then on, even on a busy page. */
export function markPainted(id: number): void {
  if ($toast.get()?.id !== id) return;
  shownAt = Date.now();
  if (end !== undefined) resumeToast();
  if (change !== undefined) showNextInTime();
}

/** Shows the next message once the current one could be read. */
function showNextInTime(): void {
  stopChange();
  if (waiting.length > 0) change = setTimeout(next, Math.max(0, shownAt + minShowMs - Date.now()));
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

/** Keeps the toast while the pointer or the focus is on it. */
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

/** Removes a message that is no longer true. */
export function retractToast(title: string): void {
  waiting = waiting.filter((message) => message.title !== title);
  if ($toast.get()?.title === title) dismissToast();
}

/**
 * Places that can show toasts: the page and every open dialog, in the order of opening. The last
 * one shows them, because it covers the others.
 */
export const $toasters = atom<readonly symbol[]>([]);

/**
 * Adds a place; returns a function that removes it. The page is below every dialog, also below one
 * that was opened first: the page's own layer may be loaded after it.
 */
export function addToaster(place: symbol, isInDialog = true): () => void {
  const others = $toasters.get();
  $toasters.set(isInDialog ? [...others, place] : [place, ...others]);
  return () => $toasters.set($toasters.get().filter((other) => other !== place));
}
