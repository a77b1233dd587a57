/** Whether an address is one of the landing page's two. */
export function isHome(path: string = window.location.pathname): boolean {
  return path === '/' || path === '/agency' || path === '/agency/';
}

const reloadDelay = 300;

/** Reloads the page after the modal's closing animation. */
export function reloadSoon(reload: () => void = () => window.location.reload()): void {
  setTimeout(reload, reloadDelay);
}
