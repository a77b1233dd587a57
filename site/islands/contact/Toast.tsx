import { useStore } from '@nanostores/react';
import { useSyncExternalStore, type ReactElement } from 'react';
import type { Toasts } from './toast-store.ts';

const nothingChanges = () => (): void => undefined;

/**
 * The message at the bottom of the window. Its live region exists before the message, so that
 * screen readers announce it.
 */
export function Toast({ toasts }: { toasts: Toasts }): ReactElement | undefined {
  const toast = useStore(toasts.current);
  // Not in the static HTML: an element that is always visible would load the form immediately.
  const inBrowser = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  if (!inBrowser) return undefined;
  return (
    <div
      className="toasts"
      aria-live={toast?.destructive === true ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {toast && (
        <div
          className="toast"
          data-destructive={toast.destructive ? '' : undefined}
          hidden={!toast.open}
          onPointerEnter={() => toasts.hold(true)}
          onPointerLeave={() => toasts.hold(false)}
          onFocus={() => toasts.hold(true)}
          onBlur={() => toasts.hold(false)}
        >
          <p>
            <b>{toast.title}</b>
            <span>{toast.text}</span>
          </p>
          <button type="button" onClick={toasts.dismiss}>
            <span className="sr">Dismiss</span>
          </button>
        </div>
      )}
    </div>
  );
}
