import type { Slide } from './Slider.tsx';

/** Reads the testimonials from the page's HTML, so that the page need not contain them twice. */
export function readSlides(slider: Element): Slide[] {
  const readText = (slide: Element, selector: string): string =>
    slide.querySelector(selector)?.textContent ?? '';
  return Array.from(slider.querySelectorAll('.slide'), (slide, index) => ({
    id: String(index),
    content: readText(slide, 'blockquote'),
    name: readText(slide, '.slide-by b'),
    case: readText(slide, '.slide-by span'),
    rating: slide.querySelectorAll('[data-lit]').length,
    source: slide.querySelector('.slide-by a')?.getAttribute('href') ?? undefined,
    sourceName: readText(slide, '.slide-by a'),
    isClients: !slide.querySelector('.stars'),
  }));
}
