import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { stages, type Stage } from '../../../service/contract/stage-names.ts';

/** Callbacks for a dragged card. */
export interface DragEvents {
  /** The dragged card and the column below it; undefined after the drop. */
  readonly onOver: (uniqueId: string | undefined, stage: Stage | undefined) => void;
  readonly onDrop: (uniqueId: string, stage: Stage) => void;
}

function readStage(
  data: Readonly<Record<string | symbol, unknown>> | undefined,
): Stage | undefined {
  return stages.find((stage) => stage === data?.['stage']);
}

function readCard(data: Readonly<Record<string | symbol, unknown>>): string | undefined {
  return typeof data['card'] === 'string' ? data['card'] : undefined;
}

/**
 * Lets cards be dragged with the mouse. Cards are found by `data-card` and columns by `data-stage`,
 * because scrolling adds and removes cards. Returns a function that stops it.
 */
export function dragCards(board: HTMLElement, { onOver, onDrop }: DragEvents): () => void {
  const cards = new Map<HTMLElement, () => void>();
  const columns = [...board.querySelectorAll<HTMLElement>('[data-stage]')].map((element) =>
    dropTargetForElements({ element, getData: () => ({ stage: element.dataset['stage'] }) }),
  );

  function lookForCards(): void {
    for (const [element, stop] of cards) {
      if (element.isConnected) continue;
      stop();
      cards.delete(element);
    }
    for (const element of board.querySelectorAll<HTMLElement>('[data-card-box]')) {
      if (cards.has(element)) continue;
      const getInitialData = (): Record<string, unknown> => ({ card: element.dataset['cardBox'] });
      cards.set(element, draggable({ element, getInitialData }));
    }
  }

  lookForCards();
  const observer = new MutationObserver(lookForCards);
  observer.observe(board, { childList: true, subtree: true });
  const stopWatching = monitorForElements({
    canMonitor: ({ source }) => readCard(source.data) !== undefined,
    onDragStart: ({ source }) => onOver(readCard(source.data), undefined),
    onDropTargetChange: ({ source, location }) =>
      onOver(readCard(source.data), readStage(location.current.dropTargets[0]?.data)),
    onDrop: ({ source, location }) => {
      onOver(undefined, undefined);
      const [card, stage] = [
        readCard(source.data),
        readStage(location.current.dropTargets[0]?.data),
      ];
      if (card !== undefined && stage !== undefined) onDrop(card, stage);
    },
  });
  return () => {
    observer.disconnect();
    stopWatching();
    for (const stop of [...cards.values(), ...columns]) stop();
  };
}
