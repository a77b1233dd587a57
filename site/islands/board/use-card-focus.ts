import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface CardFocus {
  /** The demo that was focused last, which Tab returns to. */
  readonly current: string | undefined;
  readonly setCurrent: (uniqueId: string) => void;
  /** Focuses a card as soon as it is rendered. */
  readonly focusCard: (uniqueId: string | undefined) => void;
}

/** Tracks the focused card. */
export function useCardFocus(board: { readonly current: HTMLElement | null }): CardFocus {
  const [current, setCurrent] = useState<string>();
  const [, draw] = useState(0);
  const next = useRef<string>(undefined);
  const focused = document.activeElement?.getAttribute('data-card') ?? undefined;
  useLayoutEffect(() => {
    // A card that news has moved to another column is drawn there as another element.
    const isLost = focused !== undefined && document.activeElement === document.body;
    const target = next.current ?? (isLost ? focused : undefined);
    if (target === undefined) return;
    const card = board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(target)}"]`);
    if (!card) return;
    next.current = undefined;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const focusCard = useCallback((uniqueId: string | undefined) => {
    if (uniqueId === undefined) return;
    next.current = uniqueId;
    setCurrent(uniqueId);
    draw((count) => count + 1);
  }, []);
  return { current, setCurrent, focusCard };
}
