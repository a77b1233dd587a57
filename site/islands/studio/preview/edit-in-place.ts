/**
 * Edits a text of the page in place: one element of the preview is a text field while it has the
 * focus.
 */
import { holdText } from '../../../overrides/show-demo.ts';
import {
  $editing,
  canHideTarget,
  canResetTarget,
  createWriter,
  setEditing,
  type Writer,
} from './editing-store.ts';
import { redo, undo } from '../draft/draft-store.ts';
import { countCharacters } from '../content/content-faults.ts';
import { measureSpot } from './measure-spot.ts';
import { moveCaretToEnd, placeCaret, rangeAt } from './caret.ts';
import {
  emphasizedWords,
  findHeadline,
  isHeadline,
  showVoices,
  toggleEmphasis,
} from './headline.ts';
import { targetLabel, maxLength, ownText, type Target } from './preview-spots.ts';

interface Field {
  readonly element: HTMLElement;
  readonly target: Target;
  readonly writer: Writer;
  readonly isLines: boolean;
  /** The element's former content, if it held more than text. */
  readonly children: readonly Node[] | undefined;
  readonly stop: AbortController;
}

let field: Field | undefined;

export function isEditing(): boolean {
  return field !== undefined;
}

/** The element's text in its stored form. */
function readText({ element, isLines }: Pick<Field, 'element' | 'isLines'>): string {
  const text = (isLines ? element.innerText : element.textContent).replaceAll('\u00a0', ' ');
  return isLines ? text.replace(/\n$/u, '') : text.replace(/\s*\n\s*/gu, ' ');
}

function publishField(sentence = ''): void {
  if (!field) return;
  const { target, element } = field;
  const isEmphasized = isHeadline(target) && emphasizedWords(readText(field)) !== '';
  $editing.set({
    isEmphasized,
    target,
    label: targetLabel(target),
    length: countCharacters(readText(field)),
    max: maxLength(target),
    spot: measureSpot(element),
    canReset: canResetTarget(target),
    canHide: canHideTarget(target),
    sentence,
  });
}

const tooMuch = (max: number): string => `At most ${max} characters fit here.`;

/** Limits the length of the text, whether typed, pasted or dropped. */
function insert(text: string): void {
  if (!field) return;
  const { element, target, isLines } = field;
  const max = maxLength(target);
  const plain = isLines ? text.replace(/\r\n?/gu, '\n') : text.replace(/\s*[\r\n]+\s*/gu, ' ');
  const page = element.ownerDocument;
  const selection = page.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!selection || !range || !element.contains(range.commonAncestorContainer)) return;
  const room = Math.max(
    0,
    max - (countCharacters(readText(field)) - countCharacters(range.toString())),
  );
  const fitting = Array.from(plain).slice(0, room).join('');
  if (fitting !== '') {
    const node = page.createTextNode(fitting);
    range.deleteContents();
    range.insertNode(node);
    selection.collapse(node, node.length);
    field.writer.write(readText(field));
  }
  publishField(fitting === plain ? '' : tooMuch(max));
}

function onBeforeInput(event: InputEvent): void {
  if (!field) return;
  const { inputType, data } = event;
  if (inputType.startsWith('format')) event.preventDefault();
  if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') {
    event.preventDefault();
    insert(event.dataTransfer?.getData('text/plain') ?? data ?? '');
    return;
  }
  if (inputType !== 'insertText' || data === null || event.isComposing) return;
  const { element, target } = field;
  const selected = countCharacters(element.ownerDocument.getSelection()?.toString() ?? '');
  if (countCharacters(readText(field)) - selected + countCharacters(data) <= maxLength(target))
    return;
  event.preventDefault();
  publishField(tooMuch(maxLength(target)));
}

function onPaste(event: ClipboardEvent): void {
  event.preventDefault();
  insert(event.clipboardData?.getData('text/plain') ?? '');
}

function onInput(event: Event): void {
  if (!field) return;
  const { target, writer, element } = field;
  let text = readText(field);
  const max = maxLength(target);
  const isComposing =
    event instanceof (element.ownerDocument.defaultView?.InputEvent ?? InputEvent) &&
    event.isComposing;
  const isOver = countCharacters(text) > max;
  if (isOver && !isComposing) {
    text = Array.from(text).slice(0, max).join('');
    element.textContent = text;
    moveCaretToEnd(element);
  }
  writer.write(text);
  if (isHeadline(target) && !isComposing) showVoices(element, text);
  publishField(isOver ? tooMuch(max) : '');
}

/** The draft was changed elsewhere, for example by Undo: the field follows. */
export function followDraft(): void {
  if (!field) return;
  const { element, target, writer } = field;
  const text = writer.read();
  if (text !== undefined && text !== readText(field)) {
    element.textContent = text;
    moveCaretToEnd(element);
    publishField();
  }
  if (isHeadline(target)) showVoices(element, readText(field));
}

/** Emphasizes the end of the headline that is being edited, or no longer. */
function emphasize(): void {
  if (!field) return;
  const text = readText(field);
  const sentence = toggleEmphasis(field.element, text);
  showVoices(field.element, text);
  publishField(sentence);
}

function onKeyDown(event: KeyboardEvent, finish: (isSaved: boolean) => void): void {
  if (!field || event.isComposing) return;
  const { key, ctrlKey, metaKey, shiftKey } = event;
  event.stopPropagation();
  if (key === 'Escape') {
    event.preventDefault();
    finish(false);
  } else if (key === 'Enter' && (!field.isLines || ctrlKey || metaKey)) {
    event.preventDefault();
    finish(true);
  } else if (key === ' ' && field.element.closest('button, summary')) {
    // A space would press the button, or close the answer.
    event.preventDefault();
    insert(' ');
  } else if ((ctrlKey || metaKey) && /^[zy]$/iu.test(key)) {
    event.preventDefault();
    if (key.toLowerCase() === 'y' || shiftKey) redo();
    else undo();
  } else if (key === 'Tab' && !shiftKey) {
    const panel = document.querySelector<HTMLElement>('[data-editing-panel] button');
    if (!panel) return;
    event.preventDefault();
    panel.focus();
  }
}

function makeEditable(element: HTMLElement): void {
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    // Older browsers support only rich text; pasted formatting is removed above.
    element.contentEditable = 'true';
  }
}

interface Begin {
  readonly element: HTMLElement;
  readonly target: Target;
  /** The click's position, in pixels of the page. */
  readonly at?: { readonly x: number; readonly y: number };
  /** Shows the page again. */
  readonly repaint: () => void;
  /** Called at the end; says whether the focus was still in the text. */
  readonly onEnd: (hadFocus: boolean) => void;
}

/**
 * Replaces the element's content by the text to edit; a headline gets an element for each voice.
 */
function showEditable(
  element: HTMLElement,
  target: Target,
  { text, isReplaced }: { readonly text: string; readonly isReplaced: boolean },
): void {
  if (isHeadline(target)) {
    // New elements, because those of the page come back afterwards as they were.
    element.replaceChildren();
    showVoices(element, text);
  } else if (isReplaced) element.textContent = text;
}

/** Handles the events of an editable element until the signal ends it. */
function listen(
  signal: AbortSignal,
  element: HTMLElement,
  finish: (isSaved: boolean) => void,
): void {
  const page = element.ownerDocument;
  const view = page.defaultView;
  element.addEventListener('beforeinput', onBeforeInput, { signal });
  element.addEventListener('input', onInput, { signal });
  element.addEventListener('compositionend', onInput, { signal });
  element.addEventListener('paste', onPaste, { signal });
  element.addEventListener('keydown', (event) => onKeyDown(event, finish), { signal });
  element.addEventListener(
    'blur',
    () =>
      setTimeout(() => {
        const isInPanel = document.activeElement?.closest('[data-editing-panel]') != null;
        if (!isInPanel && page.activeElement !== element) finish(true);
        else if (!isInPanel && document.activeElement !== view?.frameElement) finish(true);
      }),
    { signal },
  );
  for (const type of ['scroll', 'resize'] as const)
    view?.addEventListener(type, () => publishField($editing.get()?.sentence), { signal });
}

/**
 * Makes an element of the page editable until it loses the focus. Enter and leaving save the text,
 * Esc restores the former one.
 */
export function editInPlace({ element: spot, target, at, repaint, onEnd }: Begin): void {
  endNow?.();
  const page = spot.ownerDocument;
  const view = page.defaultView;
  // A headline has two elements, one for each voice.
  const element = isHeadline(target) ? findHeadline(spot) : spot;
  const isLines = (view?.getComputedStyle(element).whiteSpace ?? '').startsWith('pre');
  const children = element.children.length > 0 ? Array.from(element.childNodes) : undefined;
  const shown = element.textContent;
  const text = ownText(target) ?? shown;
  const stop = new AbortController();
  holdText(page, element);
  showEditable(element, target, { text, isReplaced: text !== shown || children !== undefined });
  const range = at && rangeAt(page, at.x, at.y);
  makeEditable(element);
  element.dataset['editing'] = '';
  field = { element, target, writer: createWriter(target), isLines, children, stop };
  const finish = (isSaved: boolean): void => {
    if (field?.element !== element) return;
    const { writer } = field;
    const hadFocus =
      page.activeElement === element &&
      document.activeElement?.contains(page.defaultView?.frameElement ?? null) === true;
    stop.abort();
    field = undefined;
    endNow = undefined;
    element.removeAttribute('contenteditable');
    delete element.dataset['editing'];
    page.getSelection()?.removeAllRanges();
    if (children) element.replaceChildren(...children);
    if (isSaved) writer.leave();
    else writer.revert();
    holdText(page, undefined);
    setEditing(undefined);
    $editing.set(undefined);
    repaint();
    onEnd(hadFocus);
  };
  endNow = () => finish(true);
  setEditing({
    end: () => finish(true),
    cancel: () => finish(false),
    focus: () => element.focus(),
    emphasize,
  });
  listen(stop.signal, element, finish);
  element.focus({ preventScroll: at !== undefined });
  placeCaret(element, range);
  publishField();
}

let endNow: (() => void) | undefined;
