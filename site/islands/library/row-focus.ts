/** Puts the focus on a demo's row, or, where it has none, on the list's title. */
export function focusRow(panel: HTMLElement | null, uniqueId: string | undefined): void {
  const row =
    uniqueId === undefined
      ? null
      : panel?.querySelector<HTMLElement>(`[data-demo-row="${CSS.escape(uniqueId)}"]`);
  const target = row ?? document.getElementById('library-title');
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** Arrow keys, Home, End and the page keys move between the rows of a list, which is one tab stop. */
export function moveFocus(event: {
  readonly key: string;
  readonly currentTarget: HTMLElement;
  readonly preventDefault: () => void;
}): void {
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-demo-row]'));
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0) return;
  const last = rows.length - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 8,
    PageUp: at - 8,
    Home: 0,
    End: last,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const row = rows[Math.min(last, Math.max(0, target))];
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
