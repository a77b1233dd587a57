import { atom } from 'nanostores';

/** The address within the workspace, as the browser shows it. */
export interface Address {
  readonly path: string;
  /** With its question mark; empty without one. */
  readonly search: string;
  /** Whether the page was opened here: nothing was left for it. */
  readonly isFirst: boolean;
}

const here = (isFirst: boolean): Address => ({
  path: window.location.pathname,
  search: window.location.search,
  isFirst,
});

/** A host without rules leads here with the address that was asked for. */
function takeAsked(): void {
  const asked = new URLSearchParams(window.location.search).get('at');
  if (asked?.startsWith('/app') === true) window.history.replaceState(null, '', asked);
}

takeAsked();
export const $address = atom<Address>(here(true));

/**
 * Asks before the present address is left; `leave` goes on. Returns whether the way is held up
 * meanwhile.
 */
export type Guard = (leave: () => void) => boolean;
let guard: Guard | undefined;

/** Asks this guard from now on. Returns the end of it. */
export function guardAddress(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

function go(address: string, replace: boolean): void {
  if (replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  $address.set(here(false));
}

/**
 * Shows another address of the workspace. With `replace` it takes the place of the present one: for
 * the same thing under another address, which nobody has to leave.
 */
export function navigate(address: string, { replace = false } = {}): void {
  const target = new URL(address, window.location.origin);
  const { path, search } = $address.get();
  if (target.pathname === path && target.search === search) return;
  if (replace || guard === undefined || !guard(() => go(address, false))) go(address, replace);
}

/** Follows the browser's Back and Forward, unless a guard has the address stay as it was. */
function followBrowser(): void {
  const before = $address.get();
  const target = window.location.href;
  const follow = (): void => $address.set(here(false));
  if (guard === undefined) {
    follow();
    return;
  }
  const leave = (): void => {
    window.history.replaceState(null, '', target);
    follow();
  };
  if (guard(leave)) window.history.pushState(null, '', before.path + before.search);
  else follow();
}

function addressOf({ target }: Event, isOurs: (path: string) => boolean): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href, window.location.href);
  return origin === window.location.origin && isOurs(pathname) ? pathname + search : undefined;
}

/** Links to addresses that are `isOurs` are followed without a new page, where one presses them. */
export function followLinks(isOurs: (path: string) => boolean): void {
  window.addEventListener('popstate', followBrowser);
  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const address = addressOf(event, isOurs);
    if (address === undefined) return;
    event.preventDefault();
    navigate(address);
  });
}
