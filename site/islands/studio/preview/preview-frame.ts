import {
  isContactSlot,
  type Overrides,
  type SlotName,
} from '../../../../templates-data/model/slots.ts';
import { designs } from '../../../../templates-data/model/designs.ts';
import { isPagePath } from '../../../../templates-data/model/sections.ts';
import { showDemo } from '../../../overrides/show-demo.ts';
import { pauseEndless } from '../../ui/pause-endless.ts';
import { $content, $shown, $values } from '../draft/draft-store.ts';
import { $timesReader, timesFor } from '../content/times-store.ts';
import { $kit, kitFor } from '../content/kit-store.ts';
import type { ReadableAtom } from 'nanostores';
import { skipTabStops } from './skip-tab-stops.ts';
import { $design } from './preview-link.ts';
import { reveal, setRevealed } from './preview-reveal.ts';
import { shownDemo } from '../content/shown-demo.ts';
import { viewContext } from '../shell/view-store.ts';

export type FrameState = 'loading' | 'ready' | 'missing';

/** Makes the texts of a page editable; a first look has no editing. */
export interface PageEditing {
  /** Called once for a page; `repaint` shows the draft on it again. */
  readonly attach: (page: Document, frame: HTMLIFrameElement, repaint: () => void) => void;
  /** Called after each change of the page. */
  readonly follow: () => void;
  readonly style: string;
}

const checkEveryMs = 50;

/** The title and descriptions of a framed page are invisible, so they are not written. */
function leaveHead(page: Document): void {
  for (const element of page.head.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (name === 'data-text' || name.startsWith('data-attr-')) element.removeAttribute(name);
    }
  }
}

// The page's content policy rejects a style element, but not an adopted sheet. Everything below the
// headline is painted separately, so that a key in the headline does not repaint it.
const frameStyle = `
  main > :nth-child(n + 2), footer { isolation: isolate }
  [data-outlined] { outline: 2px solid #5b93f5; outline-offset: 4px }`;

/**
 * Shows the draft in a frame with a template page as soon as its elements exist, and writes every
 * later change into it. Until `$editing` is set, no link of the page leads away. Returns a function
 * that ends this.
 */
export function connectPreview(
  frame: HTMLIFrameElement,
  onState: (state: FrameState) => void,
  $editing?: ReadableAtom<PageEditing | undefined>,
): () => void {
  let page: Document | undefined;
  let isShown = false;
  const paint = (): void => {
    if (!page) return;
    const demo = shownDemo();
    const kit = kitFor(demo);
    if (!kit) {
      if ($kit.get() === 'missing' && !isShown) onState('missing');
      return;
    }
    pauseAnimations(page);
    const path = page.documentElement.dataset['page'] ?? '/';
    const filled = { demo, kit, times: timesFor(demo, kit) };
    showDemo(page, filled, viewContext(isPagePath(path) ? path : '/'));
    $editing?.get()?.follow();
    if (isShown) return;
    isShown = true;
    onState('ready');
  };
  const patch = oncePerFrame(paint);
  const check = (): void => {
    const found = frame.contentDocument;
    if (!found || found.URL === 'about:blank') return;
    if (found === page || found.readyState === 'loading') return;
    if (!found.querySelector('[data-text]')) {
      // The state is read instead of waiting for `load`, which may have fired already.
      if (found.readyState !== 'complete') return;
      clearInterval(timer);
      onState('missing');
      return;
    }
    page = found;
    setRevealed(found);
    clearInterval(timer);
    leaveHead(found);
    found.documentElement.style.scrollbarWidth = 'none';
    addFrameStyle(found, frameStyle);
    const named = found.documentElement.dataset['design'];
    $design.set(designs.find((design) => design === named) ?? 'law');
    paint();
    makeEditable(found);
  };
  const makeEditable = (found: Document): void => {
    const endQuiet = preventNavigation(found);
    const attach = (editing: PageEditing | undefined): void => {
      if (!editing) return;
      endQuiet();
      addFrameStyle(found, editing.style);
      editing.attach(found, frame, paint);
    };
    if ($editing) stops.push($editing.subscribe(attach));
  };
  const timer = setInterval(check, checkEveryMs);
  frame.addEventListener('load', check);
  const stops = [$shown, $content, $kit, $timesReader].map((store) => store.listen(patch));
  stops.push($values.listen(revealFirst));
  return () => {
    clearInterval(timer);
    frame.removeEventListener('load', check);
    for (const stop of stops) stop();
    setRevealed(undefined);
  };
}

/** Runs a change immediately, and further ones of the same frame together with the next. */
function oncePerFrame(change: () => void): () => void {
  let isScheduled = false;
  let isDue = false;
  return () => {
    if (isScheduled) {
      isDue = true;
      return;
    }
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      if (!isDue) return;
      isDue = false;
      change();
    });
    change();
  };
}

const stillFor = 1000;
let resumeAnimations: ReturnType<typeof setTimeout> | undefined;
let pausedAnimations: readonly Animation[] = [];

/**
 * Endless animations of the page pause while it is written to: each of their frames would be drawn
 * before the text's.
 */
function pauseAnimations(page: Document): void {
  if (resumeAnimations === undefined) pausedAnimations = pauseEndless(page);
  clearTimeout(resumeAnimations);
  resumeAnimations = setTimeout(() => {
    resumeAnimations = undefined;
    for (const animation of pausedAnimations) animation.play();
  }, stillFor);
}

/** A contact line appears with its first letter; before that there is no element to show. */
function revealFirst(values: Overrides, before?: Overrides, name?: SlotName): void {
  if (name === undefined || !isContactSlot(name)) return;
  if ((before?.[name] ?? '') === '' && (values[name] ?? '') !== '')
    requestAnimationFrame(() => reveal(name));
}

function addFrameStyle(page: Document, style: string): void {
  const view = page.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(style);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}

/** Prevents the page's links and forms from leaving it. Returns a function that ends this. */
function preventNavigation(page: Document): () => void {
  const stay = (event: Event): void => {
    const { target } = event;
    if (target instanceof (page.defaultView?.Element ?? Element) && target.closest('a[href]'))
      event.preventDefault();
  };
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  page.addEventListener('click', stay, options);
  page.addEventListener('auxclick', stay, options);
  page.addEventListener('submit', (event) => event.preventDefault(), options);
  const endPassing = skipTabStops(page);
  return () => {
    listeners.abort();
    endPassing();
  };
}
