import { hydrateIsland } from '../hydrate-island.ts';
import { Counters } from './Counters.tsx';

export function start(element: HTMLElement): void {
  hydrateIsland(element, Counters);
}
