const idleTimeout = 500;

/** Waits for an idle moment between two keys, where the browser reports one. */
export function whenIdle(write: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(write, { timeout: idleTimeout });
  else write();
}
