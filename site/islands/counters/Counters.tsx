import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Stat } from '../../../templates-data/model/industry.ts';
import { formatFigure } from '../../firm/format-figure.ts';
import { count, countAt, durationMs, whenFirstSeen } from './counters-store.ts';

/**
 * The firm's figures. The HTML holds the final numbers; visitors who allow motion see them count up
 * once.
 */
export function Counters({ figures }: { figures: readonly Stat[] }): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const [elapsed, setElapsed] = useState(durationMs);

  useEffect(() => {
    if (!list.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let stopCounting: (() => void) | undefined;
    const stopWaiting = whenFirstSeen(list.current, () => {
      stopCounting = count(setElapsed);
    });
    return () => {
      stopWaiting();
      stopCounting?.();
    };
  }, []);

  return (
    <ul className="counters" ref={list}>
      {figures.map((figure) => (
        <li key={figure.label}>
          <b aria-hidden="true">
            {formatFigure({ ...figure, value: countAt(figure.value, elapsed) })}
          </b>
          <span className="sr">{formatFigure(figure)} </span>
          <span>{figure.label}</span>
        </li>
      ))}
    </ul>
  );
}
