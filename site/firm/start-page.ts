/**
 * What a firm's page does once it has loaded, besides its islands; everything works without it in
 * browsers of 2025.
 */
import { measureReading } from '../overrides/measure-reading.ts';

measureReading();

const root = document.documentElement;

// The sheet for paper.
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
  if (target === menu || (target instanceof Element && target.closest('a'))) menu.close();
});

// A portrait that cannot be loaded leaves its plate with the initials, a logo the name; some have
// failed before this script came.
const leave = (picture: HTMLImageElement): void =>
  picture.replaceWith(picture.matches('.logo') ? picture.alt : '');
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) leave(target);
  },
  true,
);
// A quick thumb, and who takes a picture of the whole page, find no plates without their pictures:
// all that is seen first is there.
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const isAhead = self === top && !connection?.saveData;
for (const picture of document.images) {
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) leave(picture);
  else if (isAhead && picture.checkVisibility()) picture.loading = 'eager';
}

/**
 * Islands come to life when they are nearly in view: `/islands/{name}.js` (astro.config.mjs). An
 * island's element has no box of its own, so its first child is watched. `load` is the page's own
 * `import()`: the bundler would weigh one here down with a helper.
 */
export function start(
  load: (path: string) => Promise<{ start: (element: HTMLElement) => void }>,
): void {
  // What cannot be fetched now is asked for again: when the line is back, or with the next press.
  const wake = (path: string, element: HTMLElement): void => {
    load(path).then(
      (module) => module.start(element),
      () => delete element.dataset['live'],
    );
  };
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.parentElement;
        if (!isIntersecting || !island) continue;
        watch.unobserve(target);
        island.dataset['live'] = '';
        wake(`/islands/${island.dataset['island'] ?? ''}.js`, island);
      }
    },
    { rootMargin: '240px' },
  );
  const watchAll = (): void => {
    for (const first of document.querySelectorAll('[data-island]:not([data-live]) > :first-child'))
      watch.observe(first);
  };
  watchAll();
  // The panel in which the client answers.
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset['panel']) wake('/islands/panel.js', target);
  });
  // The demo is shown on a call: `measureReading` hears of it.
  addEventListener('live', () => wake('/islands/live.js', root));
  // A client's own page, and one that is framed to be looked at, say nothing of the product.
  if (root.dataset['page'] === undefined && self === top)
    setTimeout(() => wake('/builder-button.js', document.body), 2500);
  // A browser that fills the page may bring islands of its own.
  document.addEventListener('islands', watchAll);
  addEventListener('online', watchAll);
}
