import { map, type MapStore } from 'nanostores';

export const rotationMs = 6000;

interface SliderState {
  index: number;
  /**
   * Whether it moves on by itself; the Pause and Play button and the keyboard's focus change that.
   */
  playing: boolean;
  /** Held while the pointer is over it. */
  held: boolean;
}

export interface Slider {
  readonly state: MapStore<SliderState>;
  next: () => void;
  previous: () => void;
  show: (index: number) => void;
  toggle: () => void;
  stop: () => void;
  hold: (held: boolean) => void;
  /** Begins the rotation; the result ends it. */
  start: () => () => void;
}

/** Slides that follow one another every 6000 ms and wrap around at both ends. */
export function createSlider(count: number): Slider {
  const state = map<SliderState>({ index: 0, playing: false, held: false });
  const show = (index: number): void => state.setKey('index', (index + count) % count);
  const next = (): void => show(state.get().index + 1);
  return {
    state,
    show,
    next,
    previous: () => show(state.get().index - 1),
    toggle: () => state.setKey('playing', !state.get().playing),
    stop: () => state.setKey('playing', false),
    hold: (held) => state.setKey('held', held),
    start: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      state.setKey('playing', count > 1);
      // Every change restarts the timer, so a slide chosen by hand stays its full time too.
      const unsubscribe = state.subscribe(({ playing, held }) => {
        clearTimeout(timer);
        if (playing && !held) timer = setTimeout(next, rotationMs);
      });
      return () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
  };
}
