import { map, type MapStore } from 'nanostores';

export const rotationMs = 6000;

interface SliderState {
  index: number;
  /** Whether it rotates; changed by the Pause and Play button and by keyboard focus. */
  playing: boolean;
  /** Whether the pointer is over it, which stops the rotation. */
  isHeld: boolean;
}

interface Slider {
  readonly state: MapStore<SliderState>;
  next: () => void;
  previous: () => void;
  show: (index: number) => void;
  toggle: () => void;
  stop: () => void;
  hold: (isHeld: boolean) => void;
  /** Starts the rotation; the result stops it. */
  start: () => () => void;
}

/** A rotation of slides every 6000 ms, in a loop. */
export function createSlider(count: number): Slider {
  const state = map<SliderState>({ index: 0, playing: false, isHeld: false });
  const show = (index: number): void => state.setKey('index', (index + count) % count);
  const next = (): void => show(state.get().index + 1);
  return {
    state,
    show,
    next,
    previous: () => show(state.get().index - 1),
    toggle: () => state.setKey('playing', !state.get().playing),
    stop: () => state.setKey('playing', false),
    hold: (isHeld) => state.setKey('isHeld', isHeld),
    start: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      state.setKey('playing', count > 1);
      // Every change restarts the timer, so that a slide chosen by hand also stays its full time.
      const unsubscribe = state.subscribe(({ playing, isHeld }) => {
        clearTimeout(timer);
        if (playing && !isHeld) timer = setTimeout(next, rotationMs);
      });
      return () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
  };
}
