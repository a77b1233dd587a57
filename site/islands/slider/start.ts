import { hydrateIsland } from '../hydrate-island.ts';
import { readSlides } from './read-slides.ts';
import { Slider } from './Slider.tsx';

export function start(element: HTMLElement): void {
  hydrateIsland(element, Slider, { testimonials: readSlides(element) });
}
