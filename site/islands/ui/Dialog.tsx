import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { lockScroll } from './lock-scroll.ts';
import { Toaster } from './Toaster.tsx';

interface DialogProps {
  /**
   * The id of the element that names the dialog; with `tabIndex={-1}` it receives the focus on
   * opening.
   */
  readonly labelledBy: string;
  /** The id of the element to focus instead, for example Cancel in a confirmation. */
  readonly initialFocus?: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Called on Esc, and on a click beside the dialog if `closesOnBackdrop` is set. */
  readonly onClose: () => void;
  readonly closesOnBackdrop?: boolean;
  readonly className?: string;
  readonly toasts?: 'page' | 'modal';
  readonly children: ReactNode;
}

/**
 * A modal dialog that is open while it is rendered. The page behind is inert, and the focus returns
 * to its opener.
 */
export function Dialog({
  labelledBy,
  initialFocus = labelledBy,
  describedBy,
  role = 'dialog',
  onClose,
  closesOnBackdrop = false,
  className = '',
  toasts = 'page',
  children,
}: DialogProps): ReactElement {
  const element = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const unlock = lockScroll();
    dialog.showModal();
    document.getElementById(initialFocus)?.focus();
    // The browser may close a dialog on a phone's back gesture or a second Esc; it is opened again
    // until it is unmounted.
    const refuse = (event: Event): void => {
      if (event.target !== dialog) return;
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
      close.current();
    };
    dialog.addEventListener('cancel', refuse);
    dialog.addEventListener('close', refuse);
    return () => {
      dialog.removeEventListener('cancel', refuse);
      dialog.removeEventListener('close', refuse);
      dialog.close();
      unlock();
    };
  }, [initialFocus]);
  // A canceled Esc key never reaches the browser's own closing, so a question can be asked first.
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={element}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (closesOnBackdrop && event.target === element.current) onClose();
      }}
      className={`m-auto max-h-none max-w-none overflow-clip border border-white/9 bg-raised p-0 font-sans text-white outline-none backdrop:bg-[#050608]/80 ${className}`}
    >
      {children}
      <Toaster place={toasts} />
    </dialog>
  );
}
