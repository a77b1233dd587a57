/** Focuses a demo's row, or the title of the list if it has none. */
export function focusRow(panel: HTMLElement | null, uniqueId: string | undefined): void {
  const row =
    uniqueId === undefined
      ? null
      : panel?.querySelector<HTMLElement>(`[data-demo-row="${CSS.escape(uniqueId)}"]`);
  const target = row ?? document.getElementById('library-title');
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/**
 * The row to which an arrow key, Home, End or a page key leads; undefined for other keys and
 * outside of the list.
 */
export function targetRow(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 8,
    PageUp: at - 8,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return at < 0 || target === undefined ? undefined : Math.min(last, Math.max(0, target));
}
