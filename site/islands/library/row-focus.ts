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

/**
 * Where arrow keys, Home, End and the page keys lead from a row of a list; undefined for other
 * keys, and outside of the list.
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
