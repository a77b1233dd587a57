import { atom } from 'nanostores';
import type { Overrides, Place, SlotName } from '../../../templates-data/model/slots.ts';
import { designs, type Design } from '../../../templates-data/model/theme.ts';
import { applyOverrides } from '../../overrides/apply-overrides.ts';
import { $shown, $values } from './draft-store.ts';

export type FrameState = 'loading' | 'ready' | 'missing';

/** The design of the page in the preview, for the note on adjusted colours. */
export const $design = atom<Design>('law');

const context = { canonical: '', demoId: 'preview' };
const firstLook = 50;

/** What the page shows before there is a name. */
function previewOf(shown: Overrides): Overrides {
  return { ...shown, businessName: shown.businessName || 'Your Business' };
}

/** The spot a field is seen at; the others are seen at the top of the page. */
const spots: Partial<Record<SlotName, Place>> = {
  description: 'description',
  phone: 'phone',
  email: 'email',
  address: 'address',
  hours: 'hours',
};

let current: Document | undefined;

/** Brings the spot of a field into view, so that its change is seen while it is typed. */
export function revealSlot(name: SlotName): void {
  const view = current?.defaultView;
  if (!current || !view) return;
  const place = spots[name];
  const marks = place === undefined ? [] : Array.from(current.querySelectorAll(`[data-slot="${place}"]`));
  const spot = marks.find((mark) => mark.closest('#contact')) ?? marks[0];
  const calm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior: ScrollBehavior = calm ? 'instant' : 'smooth';
  if (!spot) {
    view.scrollTo({ top: place === undefined ? 0 : contactTop(current), behavior });
    return;
  }
  const box = spot.getBoundingClientRect();
  const isInView = box.height > 0 && box.top > 60 && box.bottom < view.innerHeight;
  if (isInView) return;
  if (box.height === 0) view.scrollTo({ top: contactTop(current), behavior });
  else view.scrollTo({ top: view.scrollY + box.top - view.innerHeight / 2, behavior });
}

function contactTop(page: Document): number {
  const contact = page.getElementById('contact');
  return contact ? contact.getBoundingClientRect().top + (page.defaultView?.scrollY ?? 0) - 80 : 0;
}

/**
 * Shows the draft in a frame that holds a template page, from the moment its elements are there, and writes every later
 * change straight into it. Returns the end of it.
 */
export function connectPreview(frame: HTMLIFrameElement, tell: (state: FrameState) => void): () => void {
  let page: Document | undefined;
  const patch = (): void => {
    if (page) applyOverrides(page, previewOf($shown.get()), context);
  };
  const look = (isLoaded: boolean): void => {
    const found = frame.contentDocument;
    if (!found || found.URL === 'about:blank') return;
    if (found === page || found.readyState === 'loading') return;
    if (!found.querySelector('[data-slot]')) {
      if (!isLoaded) return;
      clearInterval(timer);
      tell('missing');
      return;
    }
    page = found;
    current = found;
    clearInterval(timer);
    quiet(found, frame);
    found.documentElement.style.scrollbarWidth = 'none';
    const named = found.documentElement.dataset['design'];
    $design.set(designs.find((design) => design === named) ?? 'law');
    patch();
    tell('ready');
  };
  const timer = setInterval(look, firstLook, false);
  const loaded = (): void => look(true);
  frame.addEventListener('load', loaded);
  const stops = [$shown.listen(patch), $values.listen(revealFirst)];
  return () => {
    clearInterval(timer);
    frame.removeEventListener('load', loaded);
    for (const stop of stops) stop();
    if (current === page) current = undefined;
  };
}

/** A contact line appears with its first letter: only then is there a spot to show. */
function revealFirst(values: Overrides, before?: Overrides, name?: SlotName): void {
  if (name === undefined || spots[name] === undefined) return;
  if ((before?.[name] ?? '') === '' && (values[name] ?? '') !== '') {
    requestAnimationFrame(() => revealSlot(name));
  }
}

/** Nothing in the preview leads away from it; Esc means the studio. */
function quiet(page: Document, frame: HTMLIFrameElement): void {
  const stay = (event: Event): void => {
    // Nodes of a frame belong to its own window, so they are no instances of ours.
    const view = page.defaultView;
    const link = view && event.target instanceof view.Element ? event.target.closest('a[href]') : null;
    if (!link) return;
    event.preventDefault();
    const anchor = new URL(link.getAttribute('href') ?? '', page.baseURI).hash.slice(1);
    if (anchor !== '') page.getElementById(decodeURIComponent(anchor))?.scrollIntoView();
  };
  page.addEventListener('click', stay, true);
  page.addEventListener('auxclick', stay, true);
  page.addEventListener('submit', (event) => event.preventDefault(), true);
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
}

/** Lays a page of `width` pixels out at full size and scales it into its box. Returns the end of it. */
export function fitFrame(frame: HTMLIFrameElement, box: HTMLElement, width: number): () => void {
  const fit = (): void => {
    const { clientWidth, clientHeight } = box;
    if (clientWidth === 0) return;
    const scale = Math.min(1, clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${Math.ceil(clientHeight / scale)}px`;
    frame.style.transform = `scale(${scale})`;
    frame.style.left = `${Math.max(0, (clientWidth - width * scale) / 2)}px`;
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(box);
  return () => observer.disconnect();
}
