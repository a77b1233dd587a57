import { useStore } from '@nanostores/react';
import { useEffect, useState, type FocusEvent, type PointerEvent, type ReactElement } from 'react';
import { isLongQuote } from '../../../templates-data/model/content-rules.ts';
import type { Testimonial } from '../../../templates-data/model/testimonial.ts';
import { createSlider } from './slider-store.ts';

const stars = [1, 2, 3, 4, 5] as const;

export interface Slide extends Testimonial {
  /** A client's own testimonial: without stars, with its source, as the demo's page renders it. */
  readonly isClients?: boolean;
  readonly source?: string;
  readonly sourceName?: string;
}

/** The accessible names of the controls. */
export const sliderWords = {
  'slider.play': 'Play',
  'slider.pause': 'Pause',
  'slider.rotation': 'automatic rotation',
  'slider.previous': 'Previous testimonial',
  'slider.next': 'Next testimonial',
  'slider.choose': 'Choose a testimonial',
  'slider.one': 'Testimonial {n}',
  'slider.of': '{n} of {count}',
} as const;
type SliderWords = Readonly<Record<keyof typeof sliderWords, string>>;

function fillIn(text: string, values: Readonly<Record<string, number>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ''));
}

interface Props {
  readonly testimonials: readonly Slide[];
  readonly words?: SliderWords;
}

/** Testimonials one at a time, after https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. */
export function Slider({ testimonials, words = sliderWords }: Props): ReactElement {
  const count = testimonials.length;
  const [slider] = useState(() => createSlider(count));
  const { index, playing, isHeld } = useStore(slider.state);

  useEffect(() => {
    // With reduced motion it starts paused; Play still works.
    const stop = slider.start();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) slider.stop();
    return stop;
  }, [slider]);

  const hold = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') slider.hold(event.type === 'pointerenter');
  };
  const stopForKeyboard = (event: FocusEvent): void => {
    if (event.target.matches(':focus-visible')) slider.stop();
  };

  return (
    <div
      className="slider"
      role="group"
      aria-roledescription="carousel"
      aria-labelledby="testimonials-title"
      onPointerEnter={hold}
      onPointerLeave={hold}
      onFocus={stopForKeyboard}
    >
      {count > 1 && (
        <div className="slider-controls">
          <button
            type="button"
            className="slider-play"
            data-playing={playing ? '' : undefined}
            onClick={slider.toggle}
          >
            <span>{words[playing ? 'slider.pause' : 'slider.play']}</span>
            <span className="sr">{` ${words['slider.rotation']}`}</span>
          </button>
          <button type="button" className="slider-step slider-previous" onClick={slider.previous}>
            <span className="sr">{words['slider.previous']}</span>
          </button>
          <button type="button" className="slider-step slider-next" onClick={slider.next}>
            <span className="sr">{words['slider.next']}</span>
          </button>
          <div className="slider-dots" role="group" aria-label={words['slider.choose']}>
            {testimonials.map(({ id }, position) => (
              <button
                key={id}
                type="button"
                aria-label={fillIn(words['slider.one'], { n: position + 1 })}
                aria-disabled={position === index}
                onClick={() => slider.show(position)}
              />
            ))}
          </div>
        </div>
      )}
      <div className="slides" aria-live={playing && !isHeld ? 'off' : 'polite'}>
        {testimonials.map((slide, position) => (
          <div
            key={slide.id}
            className="testimonial"
            role="group"
            aria-roledescription="slide"
            aria-label={fillIn(words['slider.of'], { n: position + 1, count })}
            data-current={position === index ? '' : undefined}
            data-long={isLongQuote(slide.content) ? '' : undefined}
          >
            {slide.isClients === true ? (
              <ClientsWords slide={slide} />
            ) : (
              <SampleWords slide={slide} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function SampleWords({
  slide: { content, name, case: kind, rating },
}: {
  slide: Slide;
}): ReactElement {
  return (
    <>
      <div className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
        {stars.map((star) => (
          <i key={star} data-lit={star <= rating ? '' : undefined} />
        ))}
      </div>
      <blockquote>{content}</blockquote>
      <p className="testimonial-by">
        <b>{name}</b>
        <span>{kind}</span>
      </p>
    </>
  );
}

function ClientsWords({
  slide: { content, name, source, sourceName },
}: {
  slide: Slide;
}): ReactElement {
  return (
    <>
      <blockquote dir="auto">{content}</blockquote>
      {(name !== '' || source !== undefined) && (
        <p className="testimonial-by">
          {name !== '' && <b dir="auto">{name}</b>}
          {source !== undefined && (
            <a href={source} rel="noopener nofollow">
              {sourceName}
            </a>
          )}
        </p>
      )}
    </>
  );
}
