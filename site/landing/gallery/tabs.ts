/**
 * Turns the links into tabs. They open on a click, not on focus, because each loads a whole
 * website.
 */
const gallery = document.querySelector<HTMLElement>('[data-gallery]');
const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[data-firm]')];

const findPanel = (tab: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(tab.hash.slice(1));

// The frame's width depends on the chosen view; see gallery.css.
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const { clientWidth, style } = target as HTMLElement;
    const page = Number(getComputedStyle(target).getPropertyValue('--page'));
    if (clientWidth > 0) style.setProperty('--scale', String(clientWidth / page));
  }
});

function load(screen: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.loading = 'lazy';
  frame.title = screen.dataset.title ?? '';
  frame.src = screen.dataset.page ?? '';
  frame.onload = () => (frame.dataset.loaded = '');
  screen.onclick = () => {
    screen.dataset.live = '';
    frame.focus();
  };
  screen.append(frame);
  sizes.observe(screen);
}

const movements = ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Loads the first tab's website when the visitor moves; until then its picture is shown. */
function loadAfterMovement(screen: HTMLElement): void {
  const moved = (): void => {
    for (const name of movements) removeEventListener(name, moved, true);
    if (!screen.querySelector('iframe')) load(screen);
  };
  for (const name of movements) addEventListener(name, moved, true);
}

function show(shown: HTMLAnchorElement, start = load): void {
  for (const tab of tabs) {
    const panel = findPanel(tab);
    const isShown = tab === shown;
    tab.ariaSelected = String(isShown);
    tab.tabIndex = isShown ? 0 : -1;
    if (panel) panel.hidden = !isShown;
  }
  const screen = findPanel(shown)?.querySelector<HTMLElement>('[data-page]');
  if (screen && !screen.querySelector('iframe')) start(screen);
}

function choose(tab: HTMLAnchorElement): void {
  show(tab);
  history.replaceState(null, '', tab.hash);
  try {
    localStorage.setItem('currentFirmId', tab.dataset.firm ?? '');
  } catch {
    // Without storage, the tab still opens.
  }
}

function chooseByAddress(): boolean {
  const tab = tabs.find(({ hash }) => hash === location.hash);
  if (tab) choose(tab);
  return tab !== undefined;
}

const [first] = tabs;
if (gallery && first) {
  first.parentElement?.setAttribute('role', 'tablist');
  for (const [index, tab] of tabs.entries()) {
    tab.role = 'tab';
    findPanel(tab)?.setAttribute('role', 'tabpanel');
    tab.onclick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(tab);
    };
    tab.onkeydown = (event) => {
      const places: Record<string, number> = {
        ArrowLeft: index - 1,
        ArrowRight: index + 1,
        Home: 0,
        End: -1,
      };
      const place = places[event.key];
      if (place !== undefined) tabs.at(place % tabs.length)?.focus();
      else if (event.key === ' ') choose(tab);
      else return;
      event.preventDefault();
    };
  }
  if (!chooseByAddress()) show(first, loadAfterMovement);
  gallery.dataset.ready = '';
  addEventListener('hashchange', chooseByAddress);
  // The wheel scrolls this page again after the visitor leaves the frame.
  addEventListener('focus', () => {
    for (const screen of gallery.querySelectorAll('[data-live]'))
      screen.removeAttribute('data-live');
  });
}

// Makes this file a module, so that its names are local.
export {};
