/** The address of the landing page; the same page stands under a second one. */
export function isHome(path: string = window.location.pathname): boolean {
  return path === '/' || path === '/agency' || path === '/agency/';
}

const reloadDelay = 300;

/** Reloads the page after a delay in which the modal is seen to close. */
export function reloadSoon(reload: () => void = () => window.location.reload()): void {
  setTimeout(reload, reloadDelay);
}
