import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { $hasSingleKeys } from '../app/single-keys.ts';
import { $focusId, $messages, $openId } from './inbox-store.ts';

interface Moves {
  readonly show: (message: InboxMessage) => void;
  readonly close: () => void;
}

function findRow(root: HTMLElement | null, id: string | undefined): HTMLElement | null {
  if (id === undefined) return null;
  return root?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`) ?? null;
}

/** Focuses a message's row, or the first one. */
export function focusMessage(
  root: HTMLElement | null,
  id: string | undefined = $messages.get()[0]?.id,
): void {
  const focus = (row: HTMLElement | null): boolean => {
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
    return row !== null;
  };
  if (focus(findRow(root, id))) return;
  // A distant row is rendered first; if it is gone, the first row gets the focus.
  $focusId.set(id);
  requestAnimationFrame(() => {
    if (!focus(findRow(root, id))) focus(root?.querySelector('[data-message]') ?? null);
  });
}

/** The index that a key leads to from another, -1 for none; undefined for other keys. */
export function targetIndex(key: string, at: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    j: at + 1,
    ArrowDown: at + 1,
    k: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined || count === 0 ? undefined : Math.min(count - 1, Math.max(0, target));
}

/** Whether the person is typing, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/**
 * J and K move through the list: with an open message they open the next one, otherwise they move
 * the focus, and Enter opens. Esc closes. R answers.
 */
export function useInboxKeys(root: RefObject<HTMLElement | null>, moves: Moves): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(target)) return;
    if (key.length === 1 && !$hasSingleKeys.get()) return;
    const isWithin = target instanceof Node && root.current?.contains(target) === true;
    if (!isWithin && target !== document.body) return;
    const openId = $openId.get();
    if (key === 'Escape' && openId !== undefined) {
      event.preventDefault();
      moves.close();
      return;
    }
    if (key === 'r' && openId !== undefined) {
      root.current?.querySelector<HTMLElement>('[data-answer]')?.click();
      return;
    }
    const isArrow = key.startsWith('Arrow') || key === 'Home' || key === 'End';
    const row = target instanceof Element ? target.closest('[data-message]') : null;
    // Arrows scroll the open message, and the page.
    if (isArrow && !row) return;
    const messages = $messages.get();
    const presentId = row?.getAttribute('data-message') ?? openId;
    const at = messages.findIndex(({ id }) => id === presentId);
    const place = targetIndex(key, at, messages.length);
    const message = place === undefined ? undefined : messages[place];
    if (!message) return;
    event.preventDefault();
    if (openId === undefined || isArrow) focusMessage(root.current, message.id);
    else if (message.id !== openId) {
      moves.show(message);
      findRow(root.current, message.id)?.scrollIntoView({ block: 'nearest' });
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
