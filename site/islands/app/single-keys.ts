import { atom } from 'nanostores';

/**
 * Keyboard shortcuts of a single key without a modifier, wherever the focus is. They can be
 * switched off, because speech input presses them by accident (WCAG 2.1.4).
 */
const storageKey = 'single-keys-off';

function isOff(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export const $hasSingleKeys = atom(!isOff());

export function setSingleKeys(on: boolean): void {
  $hasSingleKeys.set(on);
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, '1');
  } catch {
    // In a browser without storage, the setting lasts until the page is left.
  }
}

type Actions = Readonly<Record<string, () => void>>;
const listening: Actions[] = [];

/** Whether the focused element uses keys itself: a field, a choice, a dialog. */
function usesKeys(target: EventTarget | null): boolean {
  return (
    !(target instanceof Element) ||
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog',
    ) !== null
  );
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return;
  if (usesKeys(target) || (!$hasSingleKeys.get() && key !== 'Escape')) return;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const act = listening.findLast((actions) => Object.hasOwn(actions, name))?.[name];
  if (!act) return;
  event.preventDefault();
  act();
}

/**
 * Calls an action when its key is pressed; for equal keys, the one added last. Returns a function
 * that removes the actions.
 */
export function onKeys(actions: Actions): () => void {
  if (listening.length === 0) document.addEventListener('keydown', onKeyDown);
  listening.push(actions);
  return () => {
    listening.splice(listening.indexOf(actions), 1);
    if (listening.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}
