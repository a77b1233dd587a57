import { hydrateIsland } from '../hydrate-island.ts';
import { readWords } from '../read-words.ts';
import { readSlides } from './read-slides.ts';
import { Slider, sliderWords } from './Slider.tsx';

export function start(element: HTMLElement): void {
  hydrateIsland(element, Slider, {
    testimonials: readSlides(element),
    words: readWords(element, sliderWords),
  });
}
