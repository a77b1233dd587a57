import { atom, type ReadableAtom } from 'nanostores';

/**
 * One toast at a time. It closes after some seconds; a closed one stays in the page for 1,000,000
 * ms and is then removed.
 */
export const openMs = 5000;
export const removalMs = 1_000_000;

interface Toast {
  readonly title: string;
  readonly text: string;
  readonly destructive: boolean;
  readonly open: boolean;
}

export interface Toasts {
  readonly current: ReadableAtom<Toast | undefined>;
  show: (toast: Omit<Toast, 'open'>) => void;
  dismiss: () => void;
  /** Keeps it open while the pointer or the focus is on it. */
  hold: (isHovered: boolean) => void;
}

export function createToasts(): Toasts {
  const current = atom<Toast | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (delay: number, action: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const dismiss = (): void => {
    const toast = current.get();
    if (!toast?.open) return;
    current.set({ ...toast, open: false });
    after(removalMs, () => current.set(undefined));
  };
  return {
    current,
    dismiss,
    show: (toast) => {
      current.set({ ...toast, open: true });
      after(openMs, dismiss);
    },
    hold: (isHovered) => {
      if (!current.get()?.open) return;
      if (isHovered) clearTimeout(timer);
      else after(openMs, dismiss);
    },
  };
}
