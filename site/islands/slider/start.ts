import { hydrateIsland } from '../hydrate-island.ts';
import { Slider } from './Slider.tsx';

export function start(element: HTMLElement): void {
  hydrateIsland(element, Slider);
}
