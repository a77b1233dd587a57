/** Handles clicks and keys on the preview's texts, links and sections. */
import {
  focusText,
  isReachable,
  makeTabStop,
  textSelector,
  walkTexts,
} from '../content/reach-texts.ts';
import { $draft } from '../draft/draft-store.ts';
import { jumpToSection } from '../shell/jump-to-field.ts';
import { followDraft, isEditing } from './edit-in-place.ts';
import { editText, type Point } from './edit-text.ts';
import { endEditing } from './editing-store.ts';
import { scrollToTarget, followLink, scrollTo } from './follow-link.ts';
import { skipTabStops } from './skip-tab-stops.ts';
import type { PageEditing } from './preview-frame.ts';
import { sectionAt, findTarget } from './preview-spots.ts';

const style = `
  :is(${textSelector}):not(option, .sr, .sr *, [data-editing], [data-editing] *):hover { cursor: text; outline: 1px dashed #5b93f5; outline-offset: 4px }
  a::before, a::after { pointer-events: none }
  summary[data-edit][data-edit][data-edit] { cursor: text; pointer-events: auto }
  [data-reach]:focus-visible { outline: 2px dashed #5b93f5; outline-offset: 4px }
  [data-editing][data-editing] { outline: 2px solid #5b93f5; outline-offset: 4px; cursor: text; min-width: 1ch; min-height: 1lh; user-select: text }
  [data-commented]:not([data-editing]) { text-decoration: underline 2px dotted #d9a431; text-underline-offset: .22em }
  [data-editing]:empty::before { content: "\\200b" }`;

/** Edits a text; with a pointer, at its position. */
type Edit = (element: HTMLElement, at?: Point) => void;

/**
 * The element of an event. Nodes of a frame belong to the frame's window, so `instanceof` with our
 * classes fails.
 */
function elementAt(page: Document, event: Event): Element | undefined {
  const view = page.defaultView;
  return view && event.target instanceof view.Element ? event.target : undefined;
}

/** Follows links of the demo, edits its texts, and opens the fields of its sections. */
function handleClick(page: Document, event: MouseEvent, edit: Edit): void {
  const element = elementAt(page, event);
  if (!element || element.closest('[data-editing]')) {
    event.preventDefault();
    return;
  }
  const link = element.closest('a[href]');
  const button = element.closest('button, summary');
  if (link) event.preventDefault();
  if (event.type !== 'click') return;
  endEditing();
  if (link && followLink(link)) return;
  const spot = element.closest<HTMLElement>(textSelector);
  if (spot && findTarget(spot)) {
    event.preventDefault();
    event.stopPropagation();
    const answer = button?.closest('details');
    if (answer) answer.open = true;
    edit(spot, { x: event.clientX, y: event.clientY });
    return;
  }
  if (link) {
    scrollTo(page, (link.getAttribute('href') ?? '').split('#')[1] ?? '');
    return;
  }
  if (button || element.closest('input, select, textarea, label')) return;
  const section = sectionAt(element);
  if (section) jumpToSection(section);
}

/** Esc and the keys of Undo are handled by the studio. */
function passToStudio(frame: HTMLIFrameElement, event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, shiftKey } = event;
  const isUndo = (ctrlKey || metaKey) && /^[zy]$/iu.test(key);
  if (key !== 'Escape' && !isUndo) return;
  event.preventDefault();
  const keys = { key, code, ctrlKey, metaKey, shiftKey };
  frame.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }));
}

/** Edits the focused text, or moves the focus to another; returns whether the key did either. */
function handleTextKey(page: Document, event: KeyboardEvent, edit: Edit): boolean {
  const element = elementAt(page, event);
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  const view = page.defaultView;
  if (!(element instanceof (view?.HTMLElement ?? HTMLElement)) || !findTarget(element))
    return false;
  if (key === 'Enter' || key === 'F2') edit(element);
  else if (!walkTexts(page, key)) return false;
  return true;
}

/** Called after each change of the shown page. */
let follow = followDraft;

/** Marks the texts that clients commented on; a demo that is not on its link has no comments. */
function followComments(page: Document): void {
  const { made } = $draft.get();
  follow = followDraft;
  if (!made || made.local) return;
  void import('./mark-comments.ts').then(
    ({ markComments }) => {
      const followMarks = markComments(page, made.uniqueId);
      follow = () => {
        followDraft();
        followMarks();
      };
    },
    () => undefined,
  );
}

function attach(page: Document, frame: HTMLIFrameElement, repaint: () => void): void {
  const edit: Edit = (element, at) => editText(page, element, repaint, at);
  const onClick = (event: MouseEvent): void => handleClick(page, event, edit);
  page.addEventListener('click', onClick, true);
  page.addEventListener('auxclick', onClick, true);
  page.addEventListener('submit', (event) => event.preventDefault(), true);
  page.addEventListener('keydown', (event) => {
    if (isEditing() || event.defaultPrevented) return;
    if (handleTextKey(page, event, edit)) event.preventDefault();
    else passToStudio(frame, event);
  });
  page.addEventListener('focusin', (event) => {
    const element = elementAt(page, event);
    if (element && !isEditing() && isReachable(element) && !element.hasAttribute('data-reach'))
      focusText(element);
  });
  skipTabStops(page, () => {
    if (!isEditing()) makeTabStop(page);
  });
  scrollToTarget(page);
  followComments(page);
}

export const pageEditing: PageEditing = { attach, follow: () => follow(), style };
