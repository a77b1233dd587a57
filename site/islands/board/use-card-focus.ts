import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface CardFocus {
  /** The demo that the keys were at last: the way in by Tab. */
  readonly present: string | undefined;
  readonly setPresent: (uniqueId: string) => void;
  /** Puts the focus on a card as soon as it is drawn. */
  readonly focusCard: (uniqueId: string | undefined) => void;
}

/** Which card the keys are at. */
export function useCardFocus(board: { readonly current: HTMLElement | null }): CardFocus {
  const [present, setPresent] = useState<string>();
  const [, draw] = useState(0);
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const card = board.current?.querySelector<HTMLElement>(
      `[data-card="${CSS.escape(next.current)}"]`,
    );
    if (!card) return;
    next.current = undefined;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const focusCard = useCallback((uniqueId: string | undefined) => {
    if (uniqueId === undefined) return;
    next.current = uniqueId;
    setPresent(uniqueId);
    draw((count) => count + 1);
  }, []);
  return { present, setPresent, focusCard };
}
