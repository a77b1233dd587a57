import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Stage } from '../../../service/contract/stages.ts';
import type { DragEvents } from './drag-cards.ts';

interface Dragged {
  readonly card: string;
  readonly over: Stage | undefined;
}

/** The dragged card. The drag library is loaded after the board is rendered. */
export function useDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: DragEvents['onDrop'],
): Dragged | undefined {
  const [dragged, setDragged] = useState<Dragged>();
  const drop = useRef(onDrop);
  useLayoutEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const start = async (): Promise<void> => {
      const { dragCards } = await import('./drag-cards.ts');
      if (isLeft || !board.current) return;
      stop = dragCards(board.current, {
        onOver: (card, over) => setDragged(card === undefined ? undefined : { card, over }),
        onDrop: (card, stage) => drop.current(card, stage),
      });
    };
    // Without it, the menu still offers every move.
    start().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [board]);
  return dragged;
}
