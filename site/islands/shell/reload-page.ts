import { readFlag, setFlag, type Flag } from '../auth/session-flags.ts';
import { keepAddress } from './kept-address.ts';

/** The address of the landing page; the same page stands under a second one. */
export function isHome(path: string = window.location.pathname): boolean {
  return path === '/' || path === '/agency' || path === '/agency/';
}

const reloadDelay = 300;

/** Reloads the page after a delay in which the modal is seen to close. */
export function reloadSoon(reload: () => void = () => window.location.reload()): void {
  setTimeout(reload, reloadDelay);
}

/**
 * Reloads the page and goes on there as `next` says, with the prospect's address that waits;
 * false where the browser keeps no site data, so that nothing would be known on the other side.
 */
export function reloadInto(
  next: Flag,
  openedWith: string | undefined,
  reload?: () => void,
): boolean {
  setFlag(next);
  if (readFlag(next) === undefined) return false;
  if (openedWith !== undefined) keepAddress(openedWith);
  reloadSoon(reload);
  return true;
}
