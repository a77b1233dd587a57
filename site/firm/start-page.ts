/**
 * The script of a firm's page, besides its islands. Browsers of 2025 show the whole page without
 * it.
 */
import { measureReading } from '../overrides/measure-reading.ts';

measureReading();

const root = document.documentElement;

// The print style sheet is in a `noscript`, so that it does not delay the page.
document.head.insertAdjacentHTML(
  'beforeend',
  document.querySelector('head noscript')?.textContent ?? '',
);

const menu = document.querySelector('dialog');

// Browsers without invoker commands.
// https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command
if (menu && !('command' in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll<HTMLElement>('[command]')) {
    button.onclick = () => (menu.open ? menu.close() : menu.showModal());
  }
}
menu?.addEventListener('click', ({ target }) => {
  if (target === menu || (target as Element).closest('a')) menu.close();
});

// A portrait that cannot be loaded is removed, so that the initials below it show; a logo becomes
// the name. Some have failed before this script runs.
const dropPicture = (picture: HTMLImageElement): void =>
  picture.replaceWith(picture.matches('.logo') ? picture.alt : '');
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) dropPicture(target);
  },
  true,
);
// Visible pictures are loaded early, so that fast scrolling and screenshots of the whole page show
// no empty frames. Not in frames, and not where the browser saves data.
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const isAhead = self === top && !connection?.saveData;
for (const picture of document.images) {
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) dropPicture(picture);
  else if (isAhead && picture.checkVisibility()) picture.loading = 'eager';
}

/**
 * Follows the addresses of islands once one could not be fetched: browsers do not ask again for
 * such a module, unless its address differs.
 * https://github.com/whatwg/html/issues/6768
 */
let retry = '';

/**
 * Starts each island, `/islands/{name}.js` (astro.config.mjs), when it is nearly in view. An
 * island's element has no box of its own, so its first child is watched. `load` is the page's own
 * `import()`, because the bundler adds a helper to one in this file. Called once after the page has
 * loaded, and with each press, which may be earlier.
 */
export function start(
  load: (path: string) => Promise<{ start: (element: HTMLElement) => void }>,
  press?: Event,
): void {
  // A failed fetch is repeated when the browser is online again, or with the next press.
  const startIsland = (path: string, element: HTMLElement): void => {
    load(path + retry).then(
      (module) => module.start(element),
      () => {
        retry += '?';
        delete element.dataset['live'];
      },
    );
  };
  if (press) {
    // Opens the panel for the client's answers. A press is always on an element.
    const pressed = press.target as HTMLElement;
    if (pressed.dataset['panel']) startIsland('/islands/panel.js', pressed);
    return;
  }
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.parentElement;
        if (!isIntersecting || !island) continue;
        watch.unobserve(target);
        island.dataset['live'] = '';
        startIsland(`/islands/${island.dataset['island'] ?? ''}.js`, island);
      }
    },
    { rootMargin: '240px' },
  );
  const watchAll = (): void => {
    for (const first of document.querySelectorAll('[data-island]:not([data-live])>:first-child'))
      watch.observe(first);
  };
  watchAll();
  // `measureReading` dispatches this while the agency shows the demo on a call.
  addEventListener('live', () => startIsland('/islands/live.js', root));
  // Demos and framed pages do not link to the product.
  if (root.dataset['page'] === undefined && self === top)
    setTimeout(() => startIsland('/builder-button.js', document.body), 2500);
  // On static hosts, filling the page may add islands.
  addEventListener('islands', watchAll, true);
  addEventListener('online', watchAll);
}
