/** A client's testimonials as the slider's island writes them. */
import { hostOf, isLongQuote, type ClientTestimonial } from './client-lists.ts';
import { element, type Part, type Tag } from './client-part.ts';

function slide(
  { quote, author, source }: ClientTestimonial,
  position: number,
  { length }: readonly ClientTestimonial[],
): Tag {
  const by = [
    ...(author === '' ? [] : [element('b', { dir: 'auto' }, author)]),
    ...(source === undefined
      ? []
      : [element('a', { href: source, rel: 'noopener nofollow' }, hostOf(source))]),
  ];
  return element(
    'div',
    {
      class: 'slide',
      role: 'group',
      'aria-roledescription': 'slide',
      'aria-label': `${position + 1} of ${length}`,
      ...(position === 0 && { 'data-current': '' }),
      ...(isLongQuote(quote) && { 'data-long': '' }),
    },
    element('blockquote', { dir: 'auto' }, quote),
    ...(by.length === 0 ? [] : [element('p', { class: 'slide-by' }, ...by)]),
  );
}

function sliderButton(className: string, ...children: readonly Part[]): Tag {
  return element('button', { type: 'button', class: className }, ...children);
}

function controls(count: number): Tag {
  const hidden = (text: string): Tag => element('span', { class: 'sr' }, text);
  const dots = Array.from({ length: count }, (_, position) =>
    element('button', {
      type: 'button',
      'aria-label': `Testimonial ${position + 1}`,
      'aria-disabled': String(position === 0),
    }),
  );
  return element(
    'div',
    { class: 'slider-controls' },
    sliderButton('slider-play', 'Play', hidden(' automatic rotation')),
    sliderButton('slider-step slider-previous', hidden('Previous testimonial')),
    sliderButton('slider-step slider-next', hidden('Next testimonial')),
    element('div', { class: 'slider-dots', role: 'group', 'aria-label': 'Choose a testimonial' }, ...dots),
  );
}

/** The finished HTML of the slider's island, as `Slider.tsx` writes it. */
export function slider(testimonials: readonly ClientTestimonial[]): Tag {
  const shown = element(
    'div',
    {
      class: 'slider',
      role: 'group',
      'aria-roledescription': 'carousel',
      'aria-labelledby': 'testimonials-title',
    },
    ...(testimonials.length > 1 ? [controls(testimonials.length)] : []),
    element('div', { class: 'slides', 'aria-live': 'polite' }, ...testimonials.map(slide)),
  );
  return element('div', { class: 'island', 'data-island': 'slider' }, shown);
}
