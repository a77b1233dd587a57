import { atom } from 'nanostores';

/** The browser's address within the workspace. */
export interface Address {
  readonly path: string;
  /** The query with its question mark; empty without one. */
  readonly search: string;
  /** Whether it is the first address since the page was loaded. */
  readonly isFirst: boolean;
}

const currentAddress = (isFirst: boolean): Address => ({
  path: window.location.pathname,
  search: window.location.search,
  isFirst,
});

/** Restores the requested address, which a host without rules passes as `?at=`. */
function restoreRequestedAddress(): void {
  const requested = new URLSearchParams(window.location.search).get('at');
  if (requested?.startsWith('/app') === true) window.history.replaceState(null, '', requested);
}

restoreRequestedAddress();
export const $address = atom<Address>(currentAddress(true));

/**
 * Called before the address changes; `leave` continues. Returns whether it asks the person first.
 */
export type Guard = (leave: () => void) => boolean;
let guard: Guard | undefined;

/** Sets the guard. Returns a function that removes it. */
export function guardAddress(added: Guard): () => void {
  guard = added;
  return () => {
    if (guard === added) guard = undefined;
  };
}

function go(address: string, replace: boolean): void {
  if (replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  $address.set(currentAddress(false));
}

/**
 * Navigates to an address of the workspace. With `replace` it replaces the current entry of the
 * history: for another address of the same content, without the guard.
 */
export function navigate(address: string, { replace = false } = {}): void {
  const target = new URL(address, window.location.origin);
  const { path, search } = $address.get();
  if (target.pathname === path && target.search === search) return;
  if (replace || guard === undefined || !guard(() => go(address, false))) go(address, replace);
}

/** Handles Back and Forward, unless the guard keeps the address. */
function onPopState(): void {
  const before = $address.get();
  const target = window.location.href;
  const follow = (): void => $address.set(currentAddress(false));
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

function linkedPath({ target }: Event, isOurs: (path: string) => boolean): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href, window.location.href);
  return origin === window.location.origin && isOurs(pathname) ? pathname + search : undefined;
}

/** Handles clicks on links for which `isOurs` is true without loading a page. */
export function handleLinks(isOurs: (path: string) => boolean): void {
  window.addEventListener('popstate', onPopState);
  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const address = linkedPath(event, isOurs);
    if (address === undefined) return;
    event.preventDefault();
    navigate(address);
  });
}
