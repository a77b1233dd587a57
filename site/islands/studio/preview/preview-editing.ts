/**
 * Makes the page in the preview editable: clicks and keys on its texts, its links, and what its
 * sections lead to.
 */
import { isPagePath, type PagePath } from '../../../../templates-data/model/sections.ts';
import { $draft } from '../draft/draft-store.ts';
import { editInPlace, followDraft, isEditing } from './edit-in-place.ts';
import { endEditing, isWritable } from './editing-store.ts';
import { $page, jumpToPart, jumpToSection, jumpToText } from '../shell/jump-to-field.ts';
import { passOver } from './pass-over.ts';
import type { PageEditing } from './preview-frame.ts';
import { sectionAt, targetOf } from './preview-spots.ts';
import {
  focusText,
  isReachable,
  offerText,
  textSelector,
  walkTexts,
} from '../content/reach-texts.ts';
import { $view } from '../shell/view-store.ts';

const style = `
  :is(${textSelector}):not(option, .sr, .sr *, [data-editing]):hover { cursor: text; outline: 1px dashed #5b93f5; outline-offset: 4px }
  a::before, a::after { pointer-events: none }
  [data-reach]:focus-visible { outline: 2px dashed #5b93f5; outline-offset: 4px }
  [data-editing][data-editing] { outline: 2px solid #5b93f5; outline-offset: 4px; cursor: text; min-width: 1ch; min-height: 1lh; user-select: text }
  [data-commented]:not([data-editing]) { text-decoration: underline 2px dotted #d9a431; text-underline-offset: .22em }
  [data-editing]:empty::before { content: "\\200b" }`;

/**
 * A page of the demo that a link leads to, with the section there; undefined where it leads
 * elsewhere.
 */
export function pageOfLink(
  href: string,
): { readonly page: PagePath; readonly anchor: string } | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  const [path = '', anchor = ''] = href.split('#');
  const page = path === '/' ? path : path.replace(/\/$/u, '');
  return isPagePath(page) ? { page, anchor } : undefined;
}

/** A section of the page whose fields open once the page is shown. */
let arrival = '';

function scrollTo(page: Document, anchor: string): void {
  if (anchor !== '') page.getElementById(decodeURIComponent(anchor))?.scrollIntoView();
}

/** What follows a change of the page that is shown. */
let follow = followDraft;

function attach(page: Document, frame: HTMLIFrameElement, repaint: () => void): void {
  const view = page.defaultView;
  // Nodes of a frame belong to the frame's window, so `instanceof` with our classes fails.
  const elementAt = (event: Event): Element | undefined =>
    view && event.target instanceof view.Element ? event.target : undefined;

  const edit = (element: HTMLElement, at?: { readonly x: number; readonly y: number }): void => {
    const target = targetOf(element);
    if (!target) return;
    if (!isWritable(target) || element.closest('option, select')) {
      if (target.kind === 'item') jumpToPart(target.list);
      if (target.kind === 'text') jumpToText(target.key);
      return;
    }
    const path = element.getAttribute('data-edit');
    editInPlace({
      element,
      target,
      ...(at && { at }),
      repaint,
      onEnd: (hadFocus) => {
        // An item of a list was rendered again.
        const next =
          path === null ? element : page.querySelector<HTMLElement>(`[data-edit="${path}"]`);
        if (hadFocus && next && isReachable(next)) focusText(next);
        offerText(page);
      },
    });
  };

  const followLink = (link: Element): boolean => {
    const way = pageOfLink(link.getAttribute('href') ?? '');
    if (!way || way.page === $page.get() || $view.get()?.pages.includes(way.page) !== true)
      return false;
    arrival = way.anchor;
    $page.set(way.page);
    return true;
  };

  const onClick = (event: MouseEvent): void => {
    const element = elementAt(event);
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
    if (spot && targetOf(spot) && !(button && button.localName === 'summary')) {
      event.preventDefault();
      event.stopPropagation();
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
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isEditing() || event.defaultPrevented) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const element = elementAt(event);
    const isPlain = !ctrlKey && !metaKey && !altKey;
    if (element instanceof (view?.HTMLElement ?? HTMLElement) && isPlain && targetOf(element)) {
      if (key === 'Enter' || key === 'F2') {
        event.preventDefault();
        edit(element);
        return;
      }
      if (walkTexts(page, key)) {
        event.preventDefault();
        return;
      }
    }
    // Esc and the keys of Undo are handled by the studio.
    const isUndo = (ctrlKey || metaKey) && /^[zy]$/iu.test(key);
    if (key !== 'Escape' && !isUndo) return;
    event.preventDefault();
    const { code } = event;
    frame.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        code,
        ctrlKey,
        metaKey,
        shiftKey,
        bubbles: true,
        cancelable: true,
      }),
    );
  };

  page.addEventListener('click', onClick, true);
  page.addEventListener('auxclick', onClick, true);
  page.addEventListener('submit', (event) => event.preventDefault(), true);
  page.addEventListener('keydown', onKeyDown);
  page.addEventListener('focusin', (event) => {
    const element = elementAt(event);
    if (element && !isEditing() && isReachable(element) && !element.hasAttribute('data-reach'))
      focusText(element);
  });
  passOver(page, () => {
    if (!isEditing()) offerText(page);
  });
  scrollTo(page, arrival);
  arrival = '';
  const { made } = $draft.get();
  follow = followDraft;
  // A demo that is not on its link has no comments.
  if (made && !made.local)
    void import('./mark-comments.ts').then(
      ({ markComments }) => {
        const followComments = markComments(page, made.uniqueId);
        follow = () => {
          followDraft();
          followComments();
        };
      },
      () => undefined,
    );
}

export const pageEditing: PageEditing = { attach, follow: () => follow(), style };
