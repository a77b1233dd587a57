import { parseFigure } from '../../firm/format-figure.ts';
import { hydrateIsland } from '../hydrate-island.ts';
import { Counters } from './Counters.tsx';

/** The figures are read from the finished HTML, so that it does not contain them twice. */
export function start(element: HTMLElement): void {
  const figures = Array.from(element.querySelectorAll('li'), (item) => ({
    ...parseFigure(item.querySelector('b')?.textContent ?? ''),
    label: item.lastElementChild?.textContent ?? '',
  }));
  hydrateIsland(element, Counters, { figures });
}
