import type { Slide } from './Slider.tsx';

/** Reads the testimonials from the page's HTML, so that the page need not contain them twice. */
export function readSlides(slider: Element): Slide[] {
  const readText = (slide: Element, selector: string): string =>
    slide.querySelector(selector)?.textContent ?? '';
  return Array.from(slider.querySelectorAll('.testimonial'), (slide, index) => ({
    id: String(index),
    content: readText(slide, 'blockquote'),
    name: readText(slide, '.testimonial-by b'),
    case: readText(slide, '.testimonial-by span'),
    rating: slide.querySelectorAll('[data-lit]').length,
    source: slide.querySelector('.testimonial-by a')?.getAttribute('href') ?? undefined,
    sourceName: readText(slide, '.testimonial-by a'),
    isClients: !slide.querySelector('.stars'),
  }));
}
